export { AskConfirmation } from "./ask-confirmation.tsx";
