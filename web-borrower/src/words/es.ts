import type { Catalogue } from "./en.ts";

/** What we say to a borrower, in Spanish. */
export const es: Catalogue = {
  "group.financial-statements": "Estados financieros",
  "group.accounts-receivable": "Cuentas por cobrar",
  "group.accounts-payable": "Cuentas por pagar",
  "group.transactions": "Transacciones",

  "count.accounts": "{count, plural, one {# cuenta} other {# cuentas}}",
  "count.journal-lines":
    "{count, plural, one {# línea del libro diario} other {# líneas del libro diario}}",
  "count.receivables":
    "{count, plural, one {# factura de cliente pendiente} other {# facturas de clientes pendientes}}",
  "count.payables": "{count, plural, one {# factura por pagar} other {# facturas por pagar}}",

  "failure.connection.InsufficientUserPermissions":
    "El usuario con el que inició sesión no puede leer todo lo solicitado en {package}.",
  "failure.connection.DatasourceUnresponsive": "{package} no respondió.",
  "failure.connection.RequestExpired": "El inicio de sesión tardó más de lo permitido y se detuvo.",
  "failure.connection.RequestNonceAlreadyUsed": "Este inicio de sesión ya se usó una vez.",
  "failure.connection.InternalError": "Algo falló de nuestro lado al conectar con {package}.",

  "failure.import.InsufficientUserPermissions":
    "El usuario con el que inició sesión no puede leer todo lo solicitado en {package}.",
  "failure.import.DatasourceUnresponsive": "{package} dejó de responder antes de que termináramos.",
  "failure.import.InternalError": "Algo falló de nuestro lado al leer sus libros.",
  "failure.import.Disconnected": "{package} cerró la conexión antes de que termináramos.",
  "failure.import.Cancelled": "{lender} detuvo esta recopilación.",

  "frame.skip": "Ir al contenido",
  "frame.secure": "Conexión segura",
  "frame.language": "Idioma",
  "frame.loading": "Cargando",

  "package.unnamed": "su programa contable",

  "landing.title": "Comparta sus datos contables",
  "landing.heading": "{lender} solicita sus datos contables",
  "landing.intro":
    "Bienvenido. Usted elige dónde lleva sus libros, inicia sesión allí y confirma que son los suyos. {lender} recibe un aviso en cuanto llegan.",
  "landing.purpose": "Para la revisión del préstamo de <b>{business}</b>{stop}",
  "landing.duration": "Toma unos cinco minutos.",
  "landing.shared": "Qué se compartirá",
  "landing.shared.later": "Qué se compartirá más adelante",
  "landing.span":
    "{years, plural, =0 {El ejercicio en curso} one {# ejercicio completo y el ejercicio en curso} other {# ejercicios completos y el ejercicio en curso}} hasta el {day}",
  "landing.ledger": "Con el libro mayor que los respalda",
  "landing.receivable": "Quién le debe, por antigüedad",
  "landing.payable": "Qué debe usted, por antigüedad",
  "landing.transactions": "Cada asiento, con clientes, proveedores y documentos",
  "landing.transactions.anonymous": "Cada asiento, con códigos en lugar de clientes y proveedores",
  "landing.promise.read-only": "Solo lectura. Nada de sus libros puede cambiarse.",
  "landing.promise.sign-in":
    "Inicia sesión en la página de su programa contable, no en la nuestra.",
  "landing.promise.anonymous": "Los nombres de clientes y proveedores se reemplazan por códigos.",
  "landing.packages": "¿Dónde lleva sus libros?",
  "landing.packages.hint": "Inicia sesión en la página del propio programa.",
  "landing.packages.none":
    "{lender} aún no ofrece ningún programa contable aquí. Pregunte a su prestamista cómo compartir sus registros.",
  "landing.beta": "Beta",
  "landing.unexpected":
    "¿No esperaba esto? Pregunte a {person} en <mail>{email}</mail> antes de continuar.",
  "landing.unexpected.nobody": "¿No esperaba esto? Pregunte a {lender} antes de continuar.",
  "landing.opening": "Abriendo {package}",
  "landing.cancelled": "Volvió de {package} antes de terminar.",
  "landing.cancelled.detail": "No se compartió nada. Puede elegir de nuevo cuando quiera.",
  "landing.connecting.failed": "No pudimos abrir {package}",

  "limit.heading": "{lender} no puede recibir nuevos registros en este momento",
  "limit.used": "Ya usó todas sus recopilaciones de este período.",
  "limit.again": "Puede usar este mismo enlace de nuevo a partir del <b>{day}</b>.",
  "limit.calm": "No se ha recopilado nada y no hay ningún problema con sus libros.",
  "limit.contact": "Contacto",
  "limit.sooner": "Es posible que su prestamista pueda ampliar el límite antes.",

  "parameters.title": "Antes de conectar {package}",
  "parameters.cancel": "Cancelar",
  "parameters.encrypted": "La conexión está cifrada.",
  "parameters.encrypted.detail": "Desde {package} hasta {lender}.",
  "parameters.password": "Su contraseña nunca llega a {lender}.",
  "parameters.password.detail": "Inicia sesión en la página de {vendor}.",
  "parameters.read-only": "Solo lectura. Nada de sus libros cambia.",
  "parameters.read-only.detail":
    "Los registros se copian en un solo sentido. No se escribe nada de vuelta.",
  "parameters.request": "Solicitud",
  "parameters.request.value": "{lender}, para la revisión del préstamo de {business}",
  "parameters.request.person": "Solicitado por {person}",
  "parameters.period": "Período",
  "parameters.basis.Accrual": "Base devengada",
  "parameters.basis.Cash": "Base de efectivo",
  "parameters.basis.CashAndAccrual": "Base devengada y base de efectivo",
  "parameters.reports": "Informes solicitados",
  "parameters.years":
    "{years, plural, =0 {Año hasta la fecha} one {# año y año hasta la fecha} other {# años y año hasta la fecha}}",
  "parameters.year-ends":
    "{years, plural, =0 {Ahora} one {# cierre anual y ahora} other {# cierres anuales y ahora}}",
  "parameters.anonymous": "Los nombres de clientes y proveedores se reemplazan por códigos.",
  "parameters.continue": "Continuar con {package}",
  "parameters.return": "Volverá aquí cuando termine.",

  "confirm.title": "¿Es esta {business}?",
  "confirm.lede":
    "Conectó estos libros en {package}. Todavía no se ha leído nada y {lender} no ha recibido nada.",
  "confirm.books": "Libros conectados",
  "confirm.unnamed": "Los libros en los que inició sesión",
  "confirm.yes": "Sí, compartir estos libros",
  "confirm.yes.busy": "Iniciando",
  "confirm.no": "No, elegir otros libros",
  "confirm.no.busy": "Abriendo {package}",

  "progress.title": "Recopilando sus registros",
  "progress.lede":
    "Suele tomar de dos a cuatro minutos. Puede cerrar esta página; terminamos sin ella.",
  "progress.list": "Progreso",
  "progress.connecting": "Conectando con {package}",
  "progress.connecting.detail": "Empresa, cuentas y saldos",
  "progress.connected": "Conectado con {package}",
  "progress.reading": "Recopilando sus libros",
  "progress.reading.journal-lines": "Recopilando estados financieros",
  "progress.reading.receivables": "Recopilando cuentas por cobrar",
  "progress.reading.payables": "Recopilando cuentas por pagar",
  "progress.reading.vendor-statements": "Recopilando los estados propios de {package}",
  "progress.read": "Libros recopilados",
  "progress.reading.detail": "Primero los estados, luego lo que deben clientes y proveedores",
  "progress.sending": "Enviando a {lender}",
  "progress.sending.detail": "Antes se preparan y revisan los estados",
  "progress.sent": "Enviado a {lender}",
  "progress.counted": "Leído: {counts}",
  "progress.done": "Listo",
  "progress.next": "Después",
  "progress.status": "Paso {step} de 3: {title}",
  "progress.promise": "{lender} solo puede leer los registros que ha solicitado.",
  "progress.unreachable":
    "Ahora no podemos ver cuánto falta. La recopilación continúa y seguimos intentándolo.",

  "completion.title": "Sus registros se han enviado",
  "completion.received": "{lender} los recibió el {day} a las {time}.",
  "completion.received.untimed": "{lender} los ha recibido.",
  "completion.close": "Puede cerrar esta página.",
  "completion.close.or": "Puede cerrar esta página o hacer esto antes.",
  "completion.shared": "Qué se compartió",
  "completion.business": "Libros",
  "completion.package": "Desde",
  "completion.read": "Leído",
  "completion.again": "Importar de nuevo",
  "completion.again.detail": "Conecte otra empresa u otro programa contable.",
  "completion.upload": "Subir documentos adicionales",
  "completion.upload.detail":
    "Declaraciones de impuestos, contratos de préstamo o lo que su prestamista haya pedido.",
  "completion.upload.sent":
    "{count, plural, one {# documento enviado.} other {# documentos enviados.}} Puede enviar más.",
  "documents.title": "Subir documentos adicionales",
  "documents.lede":
    "Declaraciones de impuestos, contratos de préstamo o lo que {lender} haya pedido.",
  "documents.choose": "Elegir archivos",
  "documents.hint": "o suéltelos aquí, 65 MB cada uno",
  "documents.list": "Archivos",
  "documents.waiting": "En espera",
  "documents.uploaded": "Subido, {size}",
  "documents.progress": "{sent} de {size}",
  "documents.uploading": "Subiendo {name}",
  "documents.cancel": "Cancelar {name}",
  "documents.again.one": "Reintentar {name}",
  "documents.remove": "Quitar {name} de esta lista",
  "documents.failed": "No subidos",
  "documents.failed.name": "Nombre",
  "documents.failed.reason": "Motivo",
  "documents.failed.actions": "Acciones",
  "documents.cancelled": "Cancelado.",
  "documents.too-large": "Archivo demasiado grande. El límite es de 65Mb.",
  "documents.unknown": "Error desconocido.",
  "documents.status": "{status} {reason}",
  "documents.unsupported": "Este tipo de archivo no se admite.",
  "documents.back": "Volver",
  "documents.continue": "Continuar sin ellos",
  "documents.leave.title": "¿Dejar de subir?",
  "documents.leave.detail": "Los archivos que aún no se han subido no llegarán a {lender}.",
  "documents.leave.stay": "Seguir subiendo",
  "documents.leave.go": "Detener y salir",
  "documents.types": "PDF, imágenes, archivos de Word y Excel, y texto.",

  "failure.title": "No pudimos recopilar sus registros",
  "failure.connection": "No pudimos conectar {package}",
  "failure.unchanged": "Sus libros no han cambiado y su prestamista no ha recibido nada.",
  "failure.again": "Intentar de nuevo",
  "failure.again.busy": "Intentando",
  "failure.another": "Elegir otro programa",
  "failure.information": "Información adicional",
  "failure.reference": "Referencia",
  "failure.reference.value": "{reference}, {day}, {time}",
  "failure.helps": "Qué suele ayudar",
  "failure.help.administrator": "Inicie sesión como administrador de la empresa.",
  "failure.help.wait": "Espere unos minutos. Puede que {package} esté ocupado.",
  "failure.help.finish": "Complete el inicio de sesión de una vez, en menos de 15 minutos.",
  "failure.help.back": "Use los botones de las páginas, no el botón Atrás del navegador.",
  "failure.help.lender": "Pregunte a su prestamista si aún necesita la recopilación.",
  "failure.help.another": "Elija de nuevo los mismos libros u otro programa.",
  "failure.person":
    "¿Necesita hablar con alguien? Escriba a <mail>{email}</mail> y mencione la referencia.",
  "failure.start":
    "Se produjo un error al iniciar la importación financiera. Espere un momento e inténtelo de nuevo.",
  "failure.other":
    "Se produjo un error al procesar su solicitud. Espere un momento e inténtelo de nuevo.",
  "failure.disconnected":
    "La conexión de esta empresa ha caducado. No es posible importar los datos financieros en este momento.",
  "failure.linking":
    "Se produjo un error grave al intentar vincular los datos financieros. Inténtelo de nuevo más tarde.",

  "trouble.title": "Algo va mal",
  "trouble.request":
    "Se produjo un error al obtener las opciones de esta solicitud. Póngase en contacto con el servicio de asistencia.",
  "trouble.unreachable":
    "No podemos comunicarnos con nuestro servidor. Revise su conexión e inténtelo de nuevo.",
  "trouble.again": "Intentar de nuevo",

  "link.ask": "Pedir un enlace nuevo",
  "link.ask.again": "Pedir el enlace otra vez",
  "link.contact": "Contactar a {person}",
  "link.subject.new": "Un enlace nuevo para compartir nuestros datos contables",
  "link.subject.again": "El enlace para compartir nuestros datos contables",
  "link.subject.contact": "La solicitud de nuestros datos contables",
  "link.subject.limit": "Compartir nuestros datos contables",
  "link.email": "Escribir a {person}",
  "expired.title": "Este enlace ha caducado",
  "expired.until": "Se podía usar hasta el {day}.",
  "expired.lede": "Pida un enlace nuevo a su prestamista.",
  "expired.foot":
    "¿Ya envió sus registros? Entonces no hay nada que hacer. Su prestamista los tiene.",
  "deleted.title": "Este enlace se eliminó",
  "deleted.lede":
    "Su prestamista retiró la solicitud, por lo que el enlace ya no se abre. Póngase en contacto con su prestamista si cree que debería abrirse.",
  "deleted.foot": "Los registros que envió antes permanecen en {lender}.",
  "incomplete.title": "Este enlace está incompleto",
  "incomplete.lede":
    "Una parte de la dirección se perdió por el camino, normalmente al copiarla. Pida a {lender} que se lo envíe de nuevo.",
  "incomplete.foot": "Suele ayudar abrir el enlace directamente desde el correo.",
  "ended.title": "Abra su enlace de nuevo",
  "ended.lede":
    "Por su seguridad, esta página se detiene tras dos horas sin actividad. Abra una vez más el enlace de {lender} para continuar.",
  "ended.foot": "Una recopilación que ya empezó continúa por sí sola.",
  "disabled.title": "Por ahora no se puede compartir",
  "disabled.lede":
    "{lender} no recibe aquí datos contables en este momento. Su enlace sigue siendo el mismo. Póngase en contacto con su prestamista si necesita enviar registros ahora.",
  "not-found.title": "Página no encontrada",
  "not-found.lede": "Lo sentimos, no se encuentra la página a la que intenta acceder.",
  "not-found.foot": "Abra de nuevo el enlace del correo de su prestamista.",
};
