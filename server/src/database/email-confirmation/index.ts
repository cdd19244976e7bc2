export {
  confirmEmail,
  countEmailConfirmations,
  findEmailConfirmation,
  type NewEmailConfirmation,
  type StoredEmailConfirmation,
  saveEmailConfirmation,
} from "./queries.ts";
