export { BusinessInfoForm } from "./business-info-form.tsx";
export { GivenBusinessInfo } from "./given-business-info.tsx";
