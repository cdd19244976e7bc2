import type { mailsEn } from "./en.ts";

/** Words of the standing address, of confirming an address, and of a borrower's own copy, in Spanish. */
export const mailsEs: Record<keyof typeof mailsEn, string> = {
  "portal.title": "Comparta sus datos contables con {lender}",
  "portal.lede":
    "Para su solicitud de préstamo. Lleva unos cinco minutos, y usted elige qué conectar.",
  "portal.brief.financial-statements": "con el libro mayor",
  "portal.brief.accounts-receivable": "Quién le debe",
  "portal.brief.accounts-payable": "Lo que usted debe",
  "portal.brief.transactions": "cada asiento",
  "portal.email.hint": "Enviamos un solo mensaje, para confirmar que la dirección es suya.",
  "portal.next": "Después, elija dónde lleva su contabilidad",
  "portal.next.file": "Después, suba su contabilidad como archivo",
  "portal.next.or-file": "O suba un archivo en su lugar.",
  "portal.failed":
    "Se produjo un error al crear su nueva empresa. Espere un momento e inténtelo de nuevo.",
  "portal.unexpected":
    "¿No sabe por qué está aquí? Pregunte a {person} en <mail>{email}</mail> antes de continuar.",
  "portal.unexpected.nobody": "¿No sabe por qué está aquí? Pregunte a {lender} antes de continuar.",

  "ask.title": "Confirme su correo",
  "ask.lede":
    "Enviamos un mensaje a {email}. Ábralo y confirme, para que {lender} vea que los registros proceden de usted.",
  "ask.confirmed": "{email} está confirmado.",
  "ask.again": "Enviarlo de nuevo",
  "ask.again.busy": "Enviando",
  "ask.sent": "Enviado de nuevo a {email}.",
  "ask.failed": "No se pudo enviar el mensaje",

  "request.title": "Recibir una copia por correo",
  "request.detail": "Los mismos libros de Excel que recibió {lender}.",
  "request.email": "Su correo",
  "request.hint": "La copia solo se envía a una dirección que usted haya confirmado.",
  "request.send": "Enviar mi copia",
  "request.send.busy": "Enviando",
  "request.building":
    "Su copia va en camino a {email}. El enlace sirve durante 3 días y 5 descargas.",
  "request.awaiting":
    "Enviamos un mensaje a {email} para confirmar que es suyo. Su copia le llegará en cuanto lo haga.",
  "request.other": "Usar otra dirección",
  "request.failed": "No se pudo pedir su copia",

  "confirming.title": "¿Es esta su dirección de correo?",
  "confirming.lede": "Confírmela, y {lender} verá que los registros proceden de usted.",
  "confirming.title.busy": "Confirmando su correo",
  "confirming.lede.busy": "Tarda unos segundos.",
  "confirming.email": "Correo",
  "confirming.for": "Para",
  "confirming.for.value": "Registros de {business}, enviados el {day}",
  "confirming.confirmed": "Confirmado",
  "confirming.confirmed.value": "{day}, {time}",
  "confirming.press": "Confirmar el correo",
  "confirming.busy": "Confirmando",
  "confirming.failed": "No se pudo confirmar su correo",
  "confirming.foot": "¿No compartió nada? Cierre esta página y avísenos en <mail>{email}</mail>.",
  "confirming.foot.nobody": "¿No compartió nada? Cierre esta página y avise a {lender}.",
  "confirming.done.title": "Su correo está confirmado",
  "confirming.done.lede":
    "{lender} ve ahora que los registros proceden de esta dirección. No hay nada más que hacer, y puede cerrar esta página.",
  "confirming.used.title": "Este enlace ya se usó",
  "confirming.used.lede":
    "Se usó antes, o tiene más de dos días. Si su correo aún no está confirmado, pida un mensaje nuevo donde compartió sus registros.",
  "confirming.person": "¿Necesita a una persona? Escriba a <mail>{email}</mail>.",

  "copy.title": "Su copia está lista",
  "copy.lede": "Es lo que {lender} recibió de {business} el {day}.",
  "copy.kind.xlsx": "Libro de Excel, {size}",
  "copy.kind.zip": "Archivo zip de libros de Excel, {size}",
  "copy.download": "Descargar ahora",
  "copy.inside": "En este archivo",
  "copy.inside.financial-statements":
    "Estados financieros, del {from} al {upTo}, con el libro mayor en que se basan",
  "copy.inside.accounts-receivable": "Cuentas por cobrar por antigüedad",
  "copy.inside.accounts-payable": "Cuentas por pagar por antigüedad",
  "copy.inside.transactions": "Transacciones",
  "copy.inside.exact": "Exactamente lo que recibió {lender}",
  "copy.inside.anonymous": "Exactamente lo que recibió {lender}, con códigos en lugar de nombres",
  "copy.foot":
    "{downloads, plural, =0 {Este enlace ya se ha agotado.} one {Este enlace funciona hasta el {until}, para # descarga más.} other {Este enlace funciona hasta el {until}, para # descargas más.}} Guarde el archivo en un lugar privado.",
  "copy.missing.title": "La descarga no existe",
  "copy.missing.lede":
    "El archivo ya no está, o este enlace se agotó. Sus libros no se han modificado.",
  "copy.missing.why": "Por qué ocurre",
  "copy.missing.time": "Un enlace de descarga funciona durante 3 días y 5 descargas.",
  "copy.missing.deleted": "{lender} puede haber eliminado los registros.",
  "copy.missing.newer": "Un correo más reciente puede traer un enlace más reciente.",
  "copy.missing.subject": "La copia de nuestros datos contables",
};
