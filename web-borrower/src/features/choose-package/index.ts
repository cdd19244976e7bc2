export { PackageChoice } from "./package-choice.tsx";
