import type { fileImportEn } from "./en.ts";

/** What this portal says of books as a file in words of its own, in Spanish. */
export const fileImportEs: Record<keyof typeof fileImportEn, string> = {
  "file.title": "Suba su contabilidad como archivo",
  "file.lede":
    "Suelte un archivo. Lo leemos aquí y le mostramos lo que encontramos antes de enviar nada.",
  "file.reading": "Leyendo el archivo",
  "file.reading.detail": "Los archivos grandes tardan un minuto. Todavía no se ha enviado nada.",
  "file.columns.lede.remembered":
    "Lo leímos como usted indicó la última vez. Cambie las que no sean correctas.",
  "file.columns.card": "Columnas del archivo",
  "file.options.note":
    "Recordamos estas elecciones para su próximo envío. Todavía no se ha enviado nada.",
  "file.check.lede.agrees":
    "El debe es igual al haber y se leyeron todas las filas. Envíelo cuando quiera.",
  "file.check.lede.rows":
    "{count, plural, one {No se pudo leer # fila.} other {No se pudieron leer # filas.}} Corrija el archivo y súbalo de nuevo. Todavía no se ha enviado nada.",
  "file.check.lede.differs": "Corrija el archivo y súbalo de nuevo. Todavía no se ha enviado nada.",
  "file.send.anyway": "Enviar con la diferencia",
  "file.send.sending": "Enviando",
  "file.send.failed": "El archivo no se envió",
  "file.send.anyway.title": "¿Enviar aunque haya diferencias?",
  "file.send.anyway.seen": "He visto las diferencias y lo envío de todos modos",
  "file.send.anyway.keep": "No enviar",
  "file.leave.title": "¿Salir sin enviar?",
  "file.leave.detail": "Todavía no ha llegado nada a {lender}.",
  "file.send.send": "Enviar a {lender}",
  "file.send.note": "{lender} recibe el archivo y estos resultados.",
  "file.send.anyway.note": "Si lo envía así, {lender} verá la diferencia y estas filas.",
};
