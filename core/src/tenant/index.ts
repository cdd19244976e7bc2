export {
  type AppSetting,
  type AppSettingName,
  type AppSettingRead,
  appSettings,
  isAppSettingName,
  readAppSetting,
} from "./app-settings.ts";
export {
  anonymousOptions,
  type ReadDefaultOptions,
  readDefaultOptions,
} from "./default-options.ts";
export {
  defaultLoginSettings,
  isSecureAddress,
  type LoginDestination,
  type LoginSettings,
  type LoginSettingsFault,
  type ReadLoginSettings,
  readLoginSettings,
} from "./login-settings.ts";
export {
  type AccountingPackage,
  accountingPackages,
  connectsDirectly,
  fileUpload,
  isOffered,
  offeredPackages,
  type PackageSettings,
  packageName,
  sourceOf,
} from "./packages.ts";
