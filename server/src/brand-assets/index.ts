export { answerBasicSettings, answerMappingConfig } from "./basic-settings.ts";
export { answerBrandConfig, answerBrandFolder, answerBrandLogo } from "./brand-assets.ts";
export { shownLogo } from "./shown-logo.ts";
