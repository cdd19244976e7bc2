export { askToConfirm, type ConfirmationAsked } from "./ask-to-confirm.ts";
