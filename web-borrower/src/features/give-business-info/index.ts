export { BusinessInfoForm } from "./business-info-form.tsx";
