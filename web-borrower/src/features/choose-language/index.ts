export { ChooseLanguage } from "./choose-language.tsx";
