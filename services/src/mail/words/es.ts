import { severities } from "./severities.ts";
import type { Words } from "./words.ts";

export const es: Words = {
  aWorkspace: "Un espacio de trabajo",
  reasons: {
    default: "Recibe este mensaje porque su dirección está en la lista de este prestamista.",
    subscribed: "Recibe este mensaje porque así lo indican sus ajustes de notificaciones.",
    asked: "Recibe este mensaje porque usted pidió estos registros.",
  },
  changeNotifications: "Cambiar sus notificaciones",
  unsubscribe: "Cancelar la suscripción",
  facts: {
    package: "Programa",
    period: "Período",
    received: "Recibido",
    submittedBy: "Enviado por",
    dataQuality: "Calidad de los datos",
    stopped: "Detenida",
    step: "Paso",
    reference: "Referencia",
    workspace: "Espacio de trabajo",
    noticed: "Detectado",
    askedBy: "Solicitado por",
    asked: "Solicitado",
    invited: "Persona invitada",
    invitedBy: "Invitada por",
    sent: "Enviada",
    goodUntil: "Válida hasta",
    collected: "Recopilación",
    workbooks: "Libros de Excel",
    documents: "Documentos",
    kept: "Se conserva",
    goFrom: "Eliminación a partir del",
  },
  period: (from, upTo) => `Del ${from} al ${upTo}`,
  completed: {
    subject: (workspace) => `${workspace}: contabilidad recibida`,
    badge: "Completa",
    heading: (workspace) => `${workspace} compartió su contabilidad`,
    sentence: (findings, asked) => {
      const ready = asked
        ? "La recopilación que solicitó está lista para revisar."
        : "Hay una recopilación lista para revisar.";
      if (findings === 0) return ready;
      return findings === 1
        ? `${ready} Antes conviene mirar una observación.`
        : `${ready} Antes conviene mirar ${findings} observaciones.`;
    },
    checks: (passed, of) => `${passed} de ${of} comprobaciones superadas`,
    findings: (high, medium) =>
      severities([high, "de gravedad alta"], [medium, "de gravedad media"]),
    button: "Abrir la recopilación",
    note: "Las cifras nunca se envían por correo. Inicie sesión para verlas.",
  },
  failed: {
    subject: (workspace) => `${workspace}: la recopilación falló`,
    badge: "Error de importación",
    heading: (workspace) => `La recopilación de ${workspace} falló`,
    sentence: (description) =>
      `${description} No se recibió nada y los libros del prestatario no cambiaron.`,
    preview: "No se recibió nada.",
    steps: {
      company: "Empresa",
      accounts: "Plan de cuentas",
      "trial-balances": "Balances de comprobación",
      "journal-lines": "Apuntes contables",
      receivables: "Cuentas por cobrar",
      payables: "Cuentas por pagar",
      "vendor-statements": "Informes para comparar",
      load: "Guardado",
      statements: "Estados financieros",
      checks: "Comprobaciones",
    },
    stepOf: (step, at, of) => `${step}, ${at} de ${of}`,
    retry: "Reintentar la recopilación",
    openWorkspace: "Abrir el espacio de trabajo",
    note: (packageName) =>
      `Si vuelve a fallar, envíe al prestatario un enlace nuevo: quizá se retiró el permiso en ${packageName}.`,
  },
  attention: {
    subject: (workspace) => `${workspace}: una conexión requiere atención`,
    badge: "Requiere atención",
    heading: (workspace, packageName) => `Hay que volver a conectar ${packageName} de ${workspace}`,
    sentences: {
      "not-permitted": (packageName) =>
        `Quien conectó ${packageName} no puede leer todos sus libros. Debe conectarlo alguien con acceso completo.`,
      disconnected: (packageName) =>
        `${packageName} ya no nos permite leer: el permiso terminó o se retiró.`,
    },
    preview: "Hasta entonces no se puede recopilar nada más.",
    button: "Abrir las conexiones",
    note: "Hasta entonces no se puede recopilar nada más. Lo recopilado antes queda como está.",
  },
  accessRequested: {
    somebody: "Alguien",
    subject: (who, workspace) => `${who} solicita acceso a ${workspace}`,
    heading: (who) => `${who} solicita acceso`,
    sentence: (who, workspace) =>
      `${who} quisiera abrir ${workspace}. Usted puede decidir porque gestiona sus usuarios.`,
    button: "Gestionar usuarios",
    note: (others) => {
      const end = "Cuenta la primera respuesta. Si no se hace nada, no se da acceso.";
      if (others === 0) return `No se avisó a nadie más. ${end}`;
      return others === 1
        ? `Enviado también a otra persona que gestiona este espacio de trabajo. ${end}`
        : `Enviado también a otras ${others} personas que gestionan este espacio de trabajo. ${end}`;
    },
  },
  userInvited: {
    somebody: "Alguien",
    subject: (who) => `Invitación enviada: ${who}`,
    heading: (who) => `Invitación enviada: ${who}`,
    sentence: (invitedBy) =>
      invitedBy
        ? `${invitedBy} envió una invitación al portal.`
        : "Se envió una invitación al portal.",
    button: "Abrir la gestión de usuarios",
    note: "Una invitación sirve una sola vez. Vuelva a invitar si caduca, o elimine el usuario para retirarla.",
  },
  documents: {
    subject: (workspace, count) =>
      count === 1
        ? `${workspace}: llegó un documento`
        : `${workspace}: llegaron ${count} documentos`,
    badge: "Recibido",
    heading: (workspace) => `${workspace} envió documentos`,
    sentence: (count) =>
      count === 1
        ? "El prestatario subió un documento. Está con la recopilación de datos."
        : `El prestatario subió ${count} documentos. Están con la recopilación de datos.`,
    button: "Abrir la recopilación",
    note: "Los documentos nunca se envían por correo. Inicie sesión para verlos.",
  },
  withdrawn: {
    subject: (workspace) => `${workspace}: registros retirados`,
    badge: "Retirado",
    heading: (workspace) => `${workspace} ha retirado sus registros`,
    sentence:
      "El prestatario retiró lo que había compartido. Ya no se puede abrir, y el acceso a los libros ha terminado.",
    held: "El prestatario retiró lo que había compartido, y el acceso a los libros ha terminado. Una retención legal conserva los registros por ahora.",
    on: "Retirado",
    deletedBy: "Se elimina a más tardar",
    button: "Abrir recopilación",
    note: (days) =>
      `Los registros retirados se eliminan en un plazo de ${days} días, y un certificado indica qué se eliminó. Las copias guardadas en otros lugares debe eliminarlas usted.`,
  },
  deletion: {
    subject: (workspace, day) => `${workspace}: los archivos se eliminarán el ${day}`,
    badge: (days) =>
      days === 0 ? "Se eliminan hoy" : `Se eliminan en ${days} ${days === 1 ? "día" : "días"}`,
    heading: (day) => `Los archivos se eliminarán el ${day}`,
    sentence: (workspace) =>
      `Su política de conservación elimina lo recopilado de ${workspace} pasado un plazo.`,
    workbooks: (revisions, files) =>
      `${revisions} ${revisions === 1 ? "revisión" : "revisiones"}, ${files} ${files === 1 ? "archivo" : "archivos"}`,
    documents: (files) => `${files} ${files === 1 ? "archivo" : "archivos"}`,
    kept: "Los datos de la recopilación y un certificado de lo eliminado",
    button: "Revisar y descargar",
    note: "Después de ese día los archivos no se pueden recuperar. Puede recopilar los registros de nuevo con otro enlace.",
    many: {
      subject: (collections, day) =>
        `Los archivos de ${collections} recopilaciones se eliminarán a partir del ${day}`,
      heading: (collections, day) =>
        `Los archivos de ${collections} recopilaciones se eliminarán a partir del ${day}`,
      sentence: "Su política de conservación elimina lo recopilado pasado un plazo.",
      others: "Otras",
      more: (collections) =>
        `${collections} ${collections === 1 ? "recopilación" : "recopilaciones"} más`,
      button: "Ver todas las recopilaciones",
    },
  },
};
