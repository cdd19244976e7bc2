import type { ShellCatalogue } from "./en.ts";

/** Words of the frame, the sign-in and what any page may say, in Spanish. */
export const shellEs: ShellCatalogue = {
  "app.skip": "Saltar al contenido principal",
  "app.product": "Tieout",
  "failure.title": "No se pudo cargar esta página",
  "failure.unreachable":
    "No se puede conectar con el servidor. Compruebe su conexión e inténtelo de nuevo.",
  "failure.tryAgain": "Intentar de nuevo",
  waiting: "Cargando",
  "session.unauthorized": "No autorizado. Inicie sesión.",
  "session.ok": "Aceptar",
  "notFound.title": "Página no encontrada",
  "notFound.body": "Lo sentimos, no se encuentra la página que busca.",
  "notFound.home": "Ir a los espacios de trabajo",
  "app.breadcrumb": "Ruta de navegación",
  "app.notices": "Avisos",
  "login.title": "Iniciar sesión",
  "login.welcome": "Le damos la bienvenida a {tenant}",
  "login.purpose": "Recopile, concilie y revise los libros de las empresas a las que presta.",
  "login.button": "Iniciar sesión",
  "login.opening": "Iniciando sesión",
  "login.where": "Continuará en la página de inicio de sesión de su organización.",
  "login.failed": "No se pudo iniciar sesión. Inténtelo de nuevo.",
  "threshold.help": "Centro de ayuda",
  "threshold.support": "¿Problemas para iniciar sesión? Escriba a {address}",
  "expired.title": "Su sesión ha caducado",
  "expired.sliding":
    "Se cerró su sesión tras un tiempo sin actividad, para que nadie más pueda usar su cuenta. Todo lo que guardó se conserva.",
  "expired.absolute":
    "Su sesión llegó a su límite y se cerró. Vuelva a iniciar sesión para continuar.",
  "expired.unknown": "Si había iniciado sesión, esta ha terminado. Inicie sesión para continuar.",
  "expired.return": "Volver al inicio de sesión",
  "expired.questions": "¿Preguntas? Escriba a {address}",
  "list.title": "Espacios de trabajo",
  "dialog.close": "Cerrar",
  "user.logOut": "Cerrar sesión",
};
