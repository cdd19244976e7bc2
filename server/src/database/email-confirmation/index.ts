export {
  confirmEmail,
  countEmailConfirmations,
  findEmailConfirmation,
  type NewEmailConfirmation,
  type StoredEmailConfirmation,
  saveEmailConfirmation,
  saveVerificationEmail,
} from "./email-confirmation.ts";
