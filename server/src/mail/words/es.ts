import type { Words } from "./words.ts";

export const es: Words = {
  aWorkspace: "Un espacio de trabajo",
  reason: "Recibe este mensaje porque se le informa de esta recopilación.",
  changeNotifications: "Cambiar sus notificaciones",
  facts: {
    package: "Programa",
    period: "Periodo",
    received: "Recibido",
    submittedBy: "Enviado por",
    dataQuality: "Calidad de los datos",
    stopped: "Detenida",
    reference: "Referencia",
  },
  period: (from, upTo) => `Del ${from} al ${upTo}`,
  completed: {
    subject: (workspace) => `${workspace}: registros recibidos`,
    badge: "Completa",
    heading: (workspace) => `${workspace} ha compartido sus registros`,
    sentence: (findings) => {
      const ready = "La recopilación que solicitó está lista para revisar.";
      if (findings === 0) return ready;
      return findings === 1
        ? `${ready} Antes conviene mirar una observación.`
        : `${ready} Antes conviene mirar ${findings} observaciones.`;
    },
    checks: (passed, of) => `${passed} de ${of} comprobaciones superadas`,
    findings: (high, medium) => `${high} altas, ${medium} medias`,
    button: "Abrir el envío",
    note: "Las cifras nunca se envían por correo. Inicie sesión para verlas.",
  },
  failed: {
    subject: (workspace) => `${workspace}: la recopilación ha fallado`,
    badge: "Error de importación",
    heading: (workspace) => `La recopilación de ${workspace} ha fallado`,
    sentence: (description) =>
      `${description} No se ha recibido nada y los libros del prestatario no han cambiado.`,
    preview: "No se ha recibido nada.",
    retry: "Reintentar la recopilación",
    openWorkspace: "Abrir el espacio de trabajo",
    note: (packageName) =>
      `Si vuelve a fallar, envíe al prestatario un enlace nuevo: puede que el permiso se haya retirado en ${packageName}.`,
  },
};
