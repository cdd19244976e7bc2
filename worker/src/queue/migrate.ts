import { readConfig } from "@tieout/server/config/config";
import { migrate } from "@tieout/server/database/migrate";
import { openLog } from "@tieout/server/http/log";

// The deployment step before a new version starts.
const { ownerDatabaseUrl, queueDatabaseUrl, logLevel } = readConfig(process.env, [
  "ownerDatabaseUrl",
  "queueDatabaseUrl",
  "logLevel",
]);
await migrate(ownerDatabaseUrl, queueDatabaseUrl);
openLog({ level: logLevel, service: "migrate" }).info("the database is up to date");
