export {
  findAddressOfLink,
  findMailDelivery,
  hasMailOfRecord,
  type MailDelivery,
  type NewMailDelivery,
  recordMailAttempt,
  saveMailDelivery,
} from "./mail.ts";
