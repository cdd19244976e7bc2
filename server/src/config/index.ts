export {
  type Config,
  ConfigError,
  type ConfigName,
  type Environment,
  readConfig,
} from "./config.ts";
