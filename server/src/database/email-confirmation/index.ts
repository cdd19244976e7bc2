export {
  confirmEmail,
  countEmailConfirmations,
  findEmailConfirmation,
  type NewEmailConfirmation,
  type StoredEmailConfirmation,
  saveEmailConfirmation,
  saveVerificationEmail,
} from "./queries.ts";
