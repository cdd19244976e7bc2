import { readFile, writeFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { ConfigError, readConfig } from "@tieout/server/config/config";
import { openPool } from "@tieout/server/database/pool";
import { parseKeyRing } from "@tieout/server/sealing/key-ring";
import { sealer } from "@tieout/server/sealing/sealer";
import { openStorage } from "@tieout/server/storage/open-storage";
import { Refused } from "./command.ts";
import { findEnvironment } from "./environment.ts";
import { run } from "./run.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);
// A pager may close the pipe before the end.
process.stdout.on("error", (fault: NodeJS.ErrnoException) => {
  if (fault.code !== "EPIPE") throw fault;
});

/** Fails if the file exists. */
async function makeFile(path: string, content: string): Promise<void> {
  try {
    await writeFile(path, content, { flag: "wx" });
  } catch (fault) {
    const isThere = fault instanceof Error && "code" in fault && fault.code === "EEXIST";
    throw isThere ? new Refused(`${path} is there already`) : fault;
  }
}

try {
  const folder = process.env.TIEOUT_SANDBOX_FOLDER ?? ".sandbox";
  const { environment, isSandbox } = findEnvironment(process.env, folder);
  // On stderr, because programs may read stdout.
  if (isSandbox) process.stderr.write(`At the sandbox that runs in ${folder}\n`);
  const config = readConfig(environment, ["databaseUrl", "ownerDatabaseUrl"]);
  const [owner, pool] = [
    openPool(config.ownerDatabaseUrl, { purpose: "console" }),
    openPool(config.databaseUrl, { purpose: "console" }),
  ];
  process.exitCode = await run(
    {
      operator: { owner, pool, now: new Date() },
      sealer: () => sealer(parseKeyRing(readConfig(environment, ["keyRing"]).keyRing)),
      storage: () => openStorage(readConfig(environment, ["storageUrl"]).storageUrl),
      environment,
      readFile,
      writeFile: makeFile,
      say,
      readInput: async () => (process.stdin.isTTY ? "" : text(process.stdin)),
    },
    process.argv.slice(2),
  );
  await Promise.all([owner.destroy(), pool.destroy()]);
} catch (fault) {
  if (!(fault instanceof ConfigError)) throw fault;
  say(fault.message);
  process.exitCode = 1;
}
