import { setTimeout as pause } from "node:timers/promises";
import { connectors } from "@tieout/connectors/connectors";
import {
  type FileReaders,
  openFileReaders,
} from "@tieout/connectors/reader-processes/file-readers";
import { type Environment, readConfig } from "@tieout/server/config/config";
import { openPool } from "@tieout/server/database/pool";
import { checkDatabase, checkQueue } from "@tieout/server/database/readiness";
import { type Host, hostFinder } from "@tieout/server/http/host";
import { openMetrics, serveMetrics } from "@tieout/server/http/metrics";
import { portal } from "@tieout/server/http/portal";
import { type Proxies, trustedProxies } from "@tieout/server/http/proxies";
import { serve, untilAskedToStop } from "@tieout/server/http/serve";
import { logSettings, openProcessLog } from "@tieout/server/process/open-process-log";
import { openTemporaryFolder } from "@tieout/server/process/temporary-folder";
import type { BrowserFault } from "@tieout/server/reporting/take-report";
import { parseKeyRing } from "@tieout/server/sealing/key-ring";
import { sealer } from "@tieout/server/sealing/sealer";
import { openStorage, type Storage } from "@tieout/server/storage/open-storage";
import type { Knex } from "knex";
import type { Context, Middleware } from "koa";
import type { ConsentServices } from "../consent/begin-consent.ts";
import { packageSettings, packagesOf } from "./packages-of.ts";

export interface PortalParts extends ConsentServices {
  readonly pool: Knex;
  readonly now: () => Date;
  readonly host: (ctx: Context) => Promise<Host | undefined>;
  readonly proxies: Proxies;
  readonly storage: Storage;
  readonly fileReaders: FileReaders;
  readonly scansDocuments: boolean;
  /** Logs browser faults as errors, like our own. */
  readonly reportFault: (fault: BrowserFault) => void;
  /** Warns the operator of unusable settings. */
  readonly warn: (about: object, what: string) => void;
  /** Checked against the contract, except in production. */
  readonly checkReplies: boolean;
  readonly production: boolean;
}

/** How many office files are parsed at once, each in its own process. */
const readersAtOnce = 2;

/** Runs a portal until it's asked to stop, then closes everything in order. */
export async function runPortal(
  environment: Environment,
  { service, kind }: { readonly service: string; readonly kind: "lender" | "borrower" },
  bind: (parts: PortalParts) => Middleware,
): Promise<void> {
  const config = readConfig(environment, [
    "databaseUrl",
    "keyRing",
    "storageUrl",
    "temporaryFolder",
    "callbackOrigin",
    "webRoot",
    "clamdUrl",
    "host",
    "port",
    "drainSeconds",
    "finishSeconds",
    "metricsPort",
    "trustedProxies",
    ...logSettings,
    ...packageSettings,
  ]);
  const { callbackOrigin, production, webRoot, metricsPort } = config;
  const { log, close } = openProcessLog(config, service);
  const temporary = await openTemporaryFolder(config.temporaryFolder);
  const pool = openPool(config.databaseUrl);
  const storage = openStorage(config.storageUrl);
  const fileReaders = openFileReaders({ atOnce: readersAtOnce });
  const proxies = trustedProxies(config.trustedProxies);
  const metrics = openMetrics();

  const api = bind({
    pool,
    proxies,
    storage,
    fileReaders,
    callbackOrigin,
    production,
    scansDocuments: config.clamdUrl !== "",
    reportFault: (fault) => log.error(fault, "browser fault"),
    warn: (about, what) => log.warn(about, what),
    now: () => new Date(),
    host: hostFinder({ pool, kind, callbackOrigin, proxies }),
    sealer: sealer(parseKeyRing(config.keyRing)),
    connectors: connectors(packagesOf(config)),
    checkReplies: !production,
  });
  const readiness = [
    { name: "database", check: () => checkDatabase(pool) },
    { name: "queue", check: () => checkQueue(pool) },
    { name: "storage", check: storage.check },
  ];
  const serving = await serve(
    (stopping) => portal({ api, webRoot, log, metrics, readiness, stopping, hsts: production }),
    {
      host: config.host,
      port: config.port,
      drain: () => pause(config.drainSeconds * 1_000),
      finishMs: config.finishSeconds * 1_000,
    },
  );
  const figures = metricsPort === 0 ? undefined : serveMetrics(metrics, metricsPort);
  log.info({ port: serving.port }, "listening");

  await untilAskedToStop();
  log.info({ seconds: config.drainSeconds }, "draining");
  await serving.close();
  fileReaders.close();
  figures?.close();
  figures?.closeAllConnections();
  await pool.destroy();
  await temporary.close();
  await close();
}
