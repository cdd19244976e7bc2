import type { ReceiptWords } from "./words.ts";

export const es: ReceiptWords = {
  title: "Su recibo",
  lede: "Qué compartió, con quién y durante cuánto tiempo lo conservan.",
  receipt: "Recibo",
  shared: "Compartido con",
  purpose: (askedBy) =>
    askedBy === undefined
      ? "Para la revisión del préstamo"
      : `Para la revisión del préstamo, a petición de ${askedBy}`,
  from: "De",
  connectedBy: (source, address) => `${source}, conexión de ${address}`,
  period: "Período",
  span: (from, upTo) => `Del ${from} al ${upTo}`,
  read: "Qué se leyó",
  things: {
    accounts: "Plan de cuentas",
    "journal-lines": "Libro mayor",
    receivables: "Cuentas por cobrar",
    payables: "Cuentas por pagar",
    documents: "Documentos",
  },
  counts: {
    accounts: ["cuenta", "cuentas"],
    "journal-lines": ["línea", "líneas"],
    receivables: ["factura de cliente abierta", "facturas de clientes abiertas"],
    payables: ["factura de proveedor abierta", "facturas de proveedores abiertas"],
    documents: ["archivo", "archivos"],
  },
  anonymized: "Los nombres de clientes y proveedores se sustituyeron por códigos.",
  access: "Acceso ahora",
  connected: "Conectado",
  mayRead: (lender) =>
    `${lender} puede volver a leer este tipo de registros hasta que termine el acceso.`,
  ended: "Terminado",
  endedOn: (day) => `Terminado el ${day}`,
  mayReadNoMore: (lender) => `${lender} ya no puede leer nada más.`,
  none: "Ninguno",
  cameAsFile:
    "Los libros llegaron como archivo. No hay ninguna conexión que se pueda leer de nuevo.",
  keptUntil: "Conservado hasta",
  kept: "Conservación",
  goesByItself: "Después se elimina aquí automáticamente.",
  goesWithdrawn: "Como usted pidió, se elimina aquí a más tardar ese día.",
  openEnded: "Sin fecha fijada",
  asksLender: (lender) => `Pregunte a ${lender} cuánto tiempo conserva estos registros.`,
  held: "Conservado porque la ley lo exige",
  heldNote: "Se elimina aquí cuando la ley ya no lo exija y haya vencido su plazo.",
  heldWithdrawn: "Como usted pidió, se elimina aquí en cuanto la ley ya no lo exija.",
  deletedOn: (day) => `Eliminado el ${day}`,
  deletedNote: "Ya no se puede leer nada de ello aquí.",
  withdrawnOn: (day) => `Retirado el ${day}`,
};
