import { connectors } from "@tieout/connectors/connectors";
import { openFileReaders } from "@tieout/connectors/reader-processes/file-readers";
import { readConfig } from "@tieout/server/config/config";
import { openPool } from "@tieout/server/database/pool";
import { untilAskedToStop } from "@tieout/server/http/serve";
import { openMailer } from "@tieout/server/mail/mailer";
import { logSettings, openProcessLog } from "@tieout/server/process/open-process-log";
import { openTemporaryFolder } from "@tieout/server/process/temporary-folder";
import { parseKeyRing } from "@tieout/server/sealing/key-ring";
import { sealer } from "@tieout/server/sealing/sealer";
import { openStorage } from "@tieout/server/storage/open-storage";
import { clamdScanner } from "@tieout/services/documents/scanner";
import { packageSettings, packagesOf } from "@tieout/services/process/packages-of";
import { handlers } from "./handlers/handlers.ts";
import { startRunner } from "./queue/runner.ts";
import { tasks } from "./queue/tasks.ts";

const config = readConfig(process.env, [
  "databaseUrl",
  "queueDatabaseUrl",
  "keyRing",
  "storageUrl",
  "temporaryFolder",
  "smtpUrl",
  "mailFrom",
  "importPatienceSeconds",
  "workerConcurrency",
  "clamdUrl",
  ...logSettings,
  ...packageSettings,
]);
const { log, close } = openProcessLog(config, "worker");
const temporary = await openTemporaryFolder(config.temporaryFolder);
const pool = openPool(config.databaseUrl, {
  // A job reads at most two workbooks at once, plus its lease.
  max: 3 * config.workerConcurrency,
  applicationName: "tieout-worker",
  purpose: "job",
});
const storage = openStorage(config.storageUrl);
const fileReaders = openFileReaders({ atOnce: config.workerConcurrency });
const mailer = openMailer(config.smtpUrl, config.mailFrom);

const runner = await startRunner({
  queueUrl: config.queueDatabaseUrl,
  tasks: tasks(pool, handlers, {
    connectors: connectors({
      ...packagesOf(config),
      files: { store: storage, readers: fileReaders },
    }),
    sealer: sealer(parseKeyRing(config.keyRing)),
    storage,
    fileReaders,
    mailer,
    ...(config.clamdUrl && { scan: clamdScanner(config.clamdUrl) }),
    now: () => new Date(),
    report: (what, done) => log.info(done, what),
    patienceMs: config.importPatienceSeconds * 1000,
  }),
  concurrency: config.workerConcurrency,
  onFault: (err, job) => log.error({ err, job }, "fault"),
});
log.info("working");

await untilAskedToStop();
await runner.stop();
fileReaders.close();
mailer.close();
await pool.destroy();
await temporary.close();
await close();
