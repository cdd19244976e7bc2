import { execFileSync } from "node:child_process";
import { chownSync } from "node:fs";

/** Whom the server runs as; empty for "whoever we are". */
export interface ServerUser {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * PostgreSQL refuses to run as root, so there it runs as the user `postgres`, who is created when
 * missing. That user must be able to walk to the binaries and to the data.
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
    // `id` exits with 1 for a user who doesn't exist.
    return undefined;
  }
}

const id = (flag: string): number =>
  Number(
    execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
  );
