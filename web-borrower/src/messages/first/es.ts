import type { FirstCatalogue } from "./en.ts";

/** What the first page says, in Spanish. */
export const firstEs: FirstCatalogue = {
  "group.financial-statements": "Estados financieros",
  "group.accounts-receivable": "Cuentas por cobrar",
  "group.accounts-payable": "Cuentas por pagar",
  "group.transactions": "Transacciones",

  "frame.skip": "Ir al contenido",
  "frame.secure": "Conexión segura",
  "frame.language": "Idioma",
  "frame.loading": "Cargando",
  "frame.long.title": "Esto tarda más de lo habitual",
  "frame.long.lede": "No cierre esta página.",

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
  "landing.packages.unavailable": "Aún no disponibles: {names}",
  "landing.beta": "Beta",
  "landing.unexpected":
    "¿No esperaba esto? Pregunte a {person} en <mail>{email}</mail> antes de continuar.",
  "landing.unexpected.nobody": "¿No esperaba esto? Pregunte a {lender} antes de continuar.",
  "landing.opening": "Abriendo {package}",

  "file.upload": "Subir un archivo",
  "file.upload.instead": "Subir un archivo en su lugar",
  "file.upload.detail": "Excel, CSV o un archivo de auditoría, hasta 65 MB",

  "failure.other":
    "Se produjo un error al procesar su solicitud. Espere un momento e inténtelo de nuevo.",

  "trouble.title": "Algo va mal",
  "trouble.request":
    "Se produjo un error al obtener las opciones de esta solicitud. Póngase en contacto con el servicio de asistencia.",
  "trouble.business": "No podemos saber de quién son los registros solicitados.",
  "trouble.unreachable":
    "No podemos comunicarnos con nuestro servidor. Revise su conexión e inténtelo de nuevo.",
  "trouble.again": "Intentar de nuevo",
};
