export { AdministrativeSettings } from "./administrative-settings.tsx";
