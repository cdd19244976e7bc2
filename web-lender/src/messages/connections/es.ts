import type { ConnectionsCatalogue } from "./en.ts";

/** Words of a workspace's connections, of running imports, and of what waits for the lender, in Spanish. */
export const connectionsEs: ConnectionsCatalogue = {
  "connections.table": "Conexiones",
  "connections.company": "Empresa",
  "connections.package": "Programa contable",
  "connections.state": "Estado",
  "connections.age": "Antigüedad de los datos",
  "connections.expires": "Vencimiento del acceso",
  "connections.actions": "Acciones",
  "connections.none": "No hay conexiones",
  "connections.noneHint":
    "Se crea una conexión cuando alguien inicia sesión en un programa contable para una recopilación de datos.",
  "connections.failed": "No se pudieron cargar las conexiones",
  "connections.refresh": "Actualizar",
  "connections.checked": "Comprobado a las {time}",
  "connections.countDisconnected":
    "<b>{count, number}</b> {count, plural, one {desconectada} other {desconectadas}}",
  "connections.countExpiring":
    "<b>{count, number}</b> {count, plural, one {vence en 30 días} other {vencen en 30 días}}",
  "connections.countConnected":
    "<b>{count, number}</b> {count, plural, one {conectada} other {conectadas}}",
  "connections.disconnected": "Desconectada",
  "connections.expiresSoon": "Vence pronto",
  "connections.connected": "Conectada",
  "connections.consentOf": "Consentimiento de {name}",
  "connections.consentOfBorrower": "Consentimiento del prestatario",
  "connections.signInEnded": "El acceso a {name} terminó el {day}",
  "connections.ranOut": "El consentimiento venció el {day}",
  "connections.today": "Hoy",
  "connections.days": "{count, plural, one {# día} other {# días}}",
  "connections.never": "Aún no se ha recopilado nada",
  "connections.importing": "Importación en curso desde las {time}",
  "connections.expired": "Vencido",
  "connections.daysLeft": "{count, plural, one {Queda # día} other {Quedan # días}}",
  "connections.noExpiry": "No vence",
  "connections.ended": "Finalizado",
  "connections.relink": "Volver a conectar",
  "connections.relinkUnsupported": "{name} no permite volver a conectar",
  "connections.relinkNotOffered": "La conexión con {name} está desactivada",
  "connections.delete": "Eliminar conexión",
  "connections.deleteOf": "Eliminar la conexión con {company}",
  "connections.mayNotDelete": "No puede eliminar conexiones de este espacio de trabajo",
  "connections.keep": "Conservar conexión",
  "connections.deleting": "Eliminando la conexión",
  "connections.deleteFailed": "No se pudo eliminar la conexión. No se ha cambiado nada.",
  "connections.deleted": "Conexión eliminada",
  "connections.deleteSince": "{name}, desconectada desde el {day}",
  "connections.deleteSignIn":
    "{company} tendrá que volver a iniciar sesión en {name} antes de que pueda recopilar más datos.",
  "connections.deleteRunning": "La importación en curso se interrumpe.",
  "connections.deleteKept":
    "{count, plural, =0 {No se ha recopilado nada con ella.} one {<b>La recopilación realizada hasta ahora se conserva.</b>} other {<b>Las # recopilaciones realizadas hasta ahora se conservan.</b>}} Nada cambia en los libros de {name}.",
  "connections.note":
    "Las empresas que enviaron archivos no tienen conexión y no aparecen aquí. Los datos ya recopilados se conservan al eliminar una conexión.",
  "relink.title": "Volver a conectar {company}",
  "relink.lead":
    "A continuación se abre una ventana de {name}. Inicie sesión allí, elija de nuevo {company} y permita el acceso.",
  "relink.otherCompany":
    "No se ha cambiado nada. Elija {company} en {name}; otra empresa necesita una nueva recopilación de datos.",
  "relink.done": "{company} vuelve a estar conectada",
  "relink.errorLinkingFinancials":
    "Se produjo un error al conectar los datos financieros. {detail}",
  "relink.connectionMayHaveExpired": "Es posible que la conexión haya vencido.",
  "relink.systemErrorConnecting":
    "Se produjo un error del sistema al conectar con el programa contable. Inténtelo de nuevo más tarde.",
  "imports.about": "{company}, {source}, iniciada a las {time}",
  "imports.aboutHidden": "{source}, iniciada a las {time}",
  "imports.detailsOf": "Detalles de {name}",
  "imports.manageUsers": "Gestionar usuarios",
  "imports.cancel": "Cancelar importación",
  "imports.cancelTitle": "Cancelar importación",
  "imports.cancelLead":
    "Lo leído hasta ahora de {source} se descarta y se devuelve la recopilación de datos.",
  "imports.cancelKeep": "Seguir importando",
  "imports.cancelling": "Cancelando",
  "imports.cancelFailed": "No se pudo cancelar la importación",
  "waiting.title": "Pendientes de su intervención",
  "waiting.collection": "Recopilación",
  "waiting.approval": "La conexión necesita aprobación",
  "waiting.approvalIn": "La conexión necesita aprobación en {name}",
  "waiting.since": "{count, plural, =0 {{what}, hoy} one {{what}, # día} other {{what}, # días}}",
  "waiting.review": "Revisar",
  "waiting.hide": "Ocultar {name}",
  "waiting.hidden": "{name} está oculta",
  "waiting.undo": "Deshacer",
  "waiting.hideTitle": "¿Ocultar esta recopilación de lo pendiente?",
  "waiting.hideQuestion":
    "{name} sale de esta lista. La recopilación queda como está y sigue en su historial.",
  "waiting.hideFailed": "No se pudo ocultar {name}",
};
