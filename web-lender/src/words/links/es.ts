import type { LinksCatalogue } from "./en.ts";

/** The same in Spanish. */
export const linksEs: LinksCatalogue = {
  "links.title": "Enlaces abiertos",
  "links.failed": "No se pudieron cargar los enlaces",
  "links.noneOpen": "No hay ningún enlace abierto. Pida de nuevo con otra recopilación de datos.",
  "links.showExpired":
    "{count, plural, one {Mostrar # enlace caducado} other {Mostrar # enlaces caducados}}",
  "links.hideExpired":
    "{count, plural, one {Ocultar el enlace caducado} other {Ocultar los enlaces caducados}}",
  "links.created": "Creado el {day}",
  "links.createdBy": "Creado el {day} por {name}",
  "links.until": "funciona hasta el {day}",
  "links.ended": "caducó el {day}",
  "links.expired": "Caducado",
  "links.opened": "Abierto el {day}",
  "links.notOpened": "Aún sin abrir",
  "links.show": "Mostrar enlace",
  "links.showFailed": "No se pudo mostrar el enlace",
  "links.mail": "Correo",
  "links.expireOf": "Hacer caducar ahora el enlace del {day}",
  "links.deleteOf": "Eliminar el enlace del {day}",
  "links.keep": "Conservar enlace",
  "links.expire": "Hacer caducar ahora",
  "links.expire.ask":
    "Quien lo abra a partir de ahora leerá que ha caducado. El prestatario que haya entrado por él queda fuera. Lo recopilado se conserva.",
  "links.expire.busy": "Haciendo caducar el enlace",
  "links.expire.done": "Enlace caducado",
  "links.expire.failed": "No se pudo hacer caducar el enlace",
  "links.delete": "Eliminar enlace",
  "links.delete.ask":
    "Su dirección se destruye y no puede volver a mostrarse. Quien la tenga leerá que el enlace se retiró. El prestatario que haya entrado por él queda fuera. Lo recopilado se conserva.",
  "links.delete.busy": "Eliminando el enlace",
  "links.delete.done": "Enlace eliminado",
  "links.delete.failed": "No se pudo eliminar el enlace",
  "mailLink.title": "Enviar el enlace al prestatario por correo",
  "mailLink.address": "Correo del prestatario",
  "mailLink.notAnAddress": "Introduzca un correo electrónico, como nombre@empresa.com.",
  "mailLink.language": "Idioma",
  "mailLink.send": "Enviar correo",
  "mailLink.sending": "Enviando",
  "mailLink.sent": "La solicitud está en camino a {address}.",
  "mailLink.failed": "No se pudo enviar el enlace",
};
