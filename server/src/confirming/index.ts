export { askToConfirm, type ConfirmationAsked } from "./ask-to-confirm.ts";
export { noAddress } from "./no-address.ts";
