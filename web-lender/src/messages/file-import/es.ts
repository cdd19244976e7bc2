import type { fileImportEn } from "./en.ts";

/** What this portal says of books as a file in words of its own, in Spanish. */
export const fileImportEs: Record<keyof typeof fileImportEn, string> = {
  "file.title": "Suba la contabilidad como archivo",
  "file.lede":
    "Suelte un archivo. Lo leemos y mostramos lo que encontramos antes de recopilar nada.",
  "file.reading": "Leyendo el archivo",
  "file.reading.detail": "Los archivos grandes tardan un minuto. Todavía no se ha recopilado nada.",
  "file.columns.lede.remembered":
    "Lo leímos como se indicó la última vez. Cambie las que no sean correctas.",
  "file.columns.card": "Columnas del archivo",
  "file.options.note":
    "El espacio recuerda estas elecciones para su próximo archivo. Todavía no se ha recopilado nada.",
  "file.check.lede.agrees": "El debe es igual al haber y se leyeron todas las filas.",
  "file.check.lede.rows":
    "{count, plural, one {No se pudo leer # fila.} other {No se pudieron leer # filas.}} Corrija el archivo y súbalo de nuevo. Todavía no se ha recopilado nada.",
  "file.check.lede.differs":
    "Corrija el archivo y súbalo de nuevo. Todavía no se ha recopilado nada.",
  "file.send.anyway": "Recopilar con la diferencia",
  "file.send.sending": "Iniciando la importación",
  "file.send.failed": "La importación no se inició",
  "file.send.anyway.title": "¿Recopilar aunque haya diferencias?",
  "file.send.anyway.seen": "He visto las diferencias y lo recopilo de todos modos",
  "file.send.anyway.keep": "No recopilar",
  "file.leave.title": "¿Salir sin recopilar?",
  "file.page": "Subir un archivo",
  "file.leave.detail": "Todavía no se ha recopilado nada.",
  "file.send.send": "Recopilar esta contabilidad",
  "file.send.note": "Los estados, las comprobaciones y el libro se hacen con este archivo.",
  "file.send.anyway.note":
    "Si lo recopila así, la diferencia figura en las observaciones de la recopilación.",
  "file.started": "Importación iniciada. Puede salir de esta página.",
};
