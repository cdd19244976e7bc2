export {
  type AccountingPackage,
  accountingPackages,
  fileUpload,
  isOffered,
  offeredPackages,
  type PackageSettings,
  packageName,
} from "./packages.ts";
