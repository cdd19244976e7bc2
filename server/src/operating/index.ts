export { changeLogo, type LogoType, largestLogoBytes, logoTypeOf } from "./logo.ts";
export { type Operator, operate } from "./operate.ts";
export { type ListedPackages, readPackages } from "./packages.ts";
export {
  connectProvider,
  inviteAdministrator,
  type NewAdministrator,
  type ProviderConfiguration,
} from "./people.ts";
export {
  addAlias,
  addHost,
  addTenant,
  changeSettings,
  chooseLanguage,
  chooseRetention,
  findTenantId,
  nameOf,
  readSettings,
} from "./tenants.ts";
