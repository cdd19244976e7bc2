import type { receiptsEn } from "./en.ts";

/** Lo que dice la página de un recibo, además del recibo mismo, en español. */
export const receiptsEs: Record<keyof typeof receiptsEn, string> = {
  "receipt.title": "Su recibo",
  "receipt.lede": "Qué compartió, con quién y durante cuánto tiempo lo conservan.",
  "receipt.view": "Ver su recibo",
  "receipt.download": "Descargar recibo",
  "receipt.copy": "Enviarme una copia exacta",
  "receipt.copy.busy": "Enviando",
  "receipt.copy.sent":
    "Su copia va camino de {email}. El enlace que contiene funciona 3 días y para 5 descargas.",
  "receipt.copy.failed": "No se pudo pedir su copia",
  "receipt.keep": "Seguir compartiendo",
  "receipt.end": "Terminar acceso",
  "receipt.end.busy": "Terminando",
  "receipt.end.title": "¿Terminar el acceso de {lender} a {package}?",
  "receipt.end.detail":
    "A partir de ahora {lender} no puede leer nada más. Lo que ha recibido se queda allí, y sus propios libros quedan como están.",
  "receipt.end.failed": "No se pudo terminar el acceso",
  "receipt.withdraw.heading": "¿Cambió de opinión?",
  "receipt.withdraw.detail":
    "Al retirarlos, estos registros se eliminan aquí. Puede que la revisión de su préstamo se detenga.",
  "receipt.withdraw.detail.held":
    "La ley exige a {lender} conservar estos registros por ahora; después se eliminan aquí. Puede que la revisión de su préstamo se detenga.",
  "receipt.withdraw": "Retirar mis registros",
  "receipt.withdraw.busy": "Retirando",
  "receipt.withdraw.title": "¿Retirar sus registros de {lender}?",
  "receipt.withdraw.final": "Esto no se puede deshacer. Sus propios libros quedan como están.",
  "receipt.withdraw.deleted.access":
    "El acceso a {package} termina enseguida, y lo que envió se elimina aquí en un plazo de {days} días.",
  "receipt.withdraw.deleted": "Lo que envió se elimina aquí en un plazo de {days} días.",
  "receipt.withdraw.held.access":
    "El acceso a {package} termina enseguida. La ley exige a {lender} conservar lo que envió; se elimina aquí cuando ya no lo exija.",
  "receipt.withdraw.held":
    "La ley exige a {lender} conservar lo que envió; se elimina aquí cuando ya no lo exija.",
  "receipt.withdraw.told": "Se avisa a {person} de que los retiró.",
  "receipt.withdraw.beyond":
    "Esto no alcanza a lo que esté guardado en otro lugar o se conserve porque la ley lo exige.",
  "receipt.withdraw.failed": "No se pudieron retirar sus registros",
  "receipt.withdrawn": "Retirado el {day}",
  "receipt.withdrawn.detail": "Se ha avisado a {lender}. No hay nada más que hacer.",
  "receipt.missing.title": "Este recibo no existe",
  "receipt.missing.lede":
    "Se muestra durante un día donde compartió sus registros, y mediante el enlace del correo que le avisó de su copia.",
  "receipt.missing.subject": "El recibo de nuestros datos contables",
};
