import type { SessionCatalogue } from "./en.ts";

/** Words of the session's beginning and end, and of what goes wrong on the way, in Spanish. */
export const sessionEs: SessionCatalogue = {
  "session.expired": "Su sesión ha caducado.",
  "session.idle": "¿Sigue ahí?",
  "session.idle.detail":
    "{minutes, plural, one {Se cerrará su sesión en un minuto.} other {Se cerrará su sesión en # minutos.}} Pulse cualquier tecla para continuar.",
  "session.ending": "Su sesión está a punto de terminar",
  "session.ending.detail":
    "{minutes, plural, one {Se cerrará su sesión en un minuto.} other {Se cerrará su sesión en # minutos.}} Lo que ha escrito se conserva para cuando vuelva a iniciar sesión.",
  "session.stay": "Seguir con la sesión",
  "logOut.busy": "Cerrando sesión",
  "logOut.failed": "No se pudo cerrar su sesión",
  "logOut.goesOn": "Su sesión continúa. Inténtelo de nuevo antes de dejar este equipo.",
  "expired.back": "Volverá a {page}",
  "login.failed.provider":
    "La página de inicio de sesión de su organización no le permitió entrar. Inténtelo de nuevo.",
  "login.failed.unknown":
    "Aquí no hay ninguna cuenta para usted. Pida a su administrador que le invite o inicie sesión como otra persona.",
  "login.unavailable": "No es posible iniciar sesión en este momento",
  "login.teams": "Elija un equipo",
  "login.teams.last": "Iniciar sesión lleva al equipo que usó la última vez.",
  "login.teams.hint": "Cada equipo tiene su propio inicio de sesión.",
  "login.lastUsed": "Último usado",
  "fatal.title": "No se pudo abrir su cuenta",
  "fatal.detail": "Ha iniciado sesión, pero el portal no puede abrirse en este momento.",
  "closed.title": "El portal está cerrado por ahora",
  "closed.detail": "{tenant} ha cerrado su portal. No se ha eliminado ningún dato.",
  "closed.affected": "Afectado",
  "closed.notAffected": "No afectado",
  "error.badRequest": "Solicitud incorrecta",
  "error.calling": "Error al llamar al servidor. Inténtelo de nuevo más tarde.",
  "busy.working": "Trabajando",
};
