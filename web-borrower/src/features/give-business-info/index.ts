export { BusinessInfoForm } from "./business-info-form.tsx";
export { BusinessInfoStep } from "./business-info-step.tsx";
