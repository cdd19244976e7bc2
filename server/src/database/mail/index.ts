export {
  findMailDelivery,
  type MailDelivery,
  type NewMailDelivery,
  recordMailAttempt,
  saveMailDelivery,
} from "./queries.ts";
