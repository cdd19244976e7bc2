export { NextPackages } from "./next-packages.tsx";
export { PackageChoice } from "./package-choice.tsx";
