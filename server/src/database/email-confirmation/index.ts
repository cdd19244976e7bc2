export {
  confirmEmail,
  countEmailConfirmations,
  endOtherQuestions,
  endQuestionsOf,
  findEmailConfirmation,
  type NewEmailConfirmation,
  type StoredEmailConfirmation,
  saveEmailConfirmation,
  saveVerificationEmail,
} from "./email-confirmation.ts";
