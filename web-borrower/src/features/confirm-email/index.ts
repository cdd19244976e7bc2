export { ConfirmEmail } from "./confirm-email.tsx";
export { ConfirmationFacts } from "./confirmation-facts.tsx";
export { useConfirmEmail } from "./use-confirm-email.ts";
