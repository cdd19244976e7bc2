export {
  confirmEmail,
  countEmailConfirmations,
  endOtherQuestions,
  findEmailConfirmation,
  type NewEmailConfirmation,
  type StoredEmailConfirmation,
  saveEmailConfirmation,
  saveVerificationEmail,
} from "./email-confirmation.ts";
