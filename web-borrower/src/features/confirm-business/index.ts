export { ConfirmBusiness } from "./confirm-business.tsx";
