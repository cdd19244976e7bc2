import { chmod, mkdir, readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { hostname, tmpdir, userInfo } from "node:os";
import { join } from "node:path";

/** Where a process keeps files on their way; they hold real figures. */
export interface TemporaryFolder {
  readonly path: string;
  /** Deletes what processes have left that are gone. How many of them. */
  readonly sweep: () => Promise<number>;
  /** Deletes the folder of this process. */
  readonly close: () => Promise<void>;
}

const hourMs = 3_600_000;
/** A process of another machine or container that hasn't touched its folder for so long is gone. */
const silentMs = 24 * hourMs;

/**
 * Gives this process a folder of its own below `root`, which nobody else may open, and sweeps those of processes
 * that were killed, now and once an hour. From here on it's this process's temporary folder (`os.tmpdir()`), so
 * that what a library leaves there is swept as well.
 */
export async function openTemporaryFolder(root = ""): Promise<TemporaryFolder> {
  const place = root || join(tmpdir(), `tieout-${userInfo().username}`);
  await mkdir(place, { recursive: true, mode: 0o700 });
  const { uid } = await stat(place);
  // Somebody else may have made it first in a folder that all may write to.
  if (process.getuid && uid !== process.getuid()) throw new Error(`${place} is another user's`);
  await chmod(place, 0o700);

  const own = await nameOf(process.pid);
  const path = join(place, own);
  const sweep = () => sweepFolder(place, own);
  await rm(path, { recursive: true, force: true });
  await mkdir(path, { mode: 0o700 });
  await sweep();
  process.env.TMPDIR = path;

  const hourly = setInterval(() => {
    const now = new Date();
    utimes(path, now, now)
      .then(sweep)
      .catch(() => undefined);
  }, hourMs);
  hourly.unref();

  return {
    path,
    sweep,
    close: async () => {
      clearInterval(hourly);
      await rm(path, { recursive: true, force: true });
    },
  };
}

async function sweepFolder(place: string, own: string): Promise<number> {
  let swept = 0;
  for (const name of await readdir(place)) {
    if (name === own || (await isAlive(place, name))) continue;
    await rm(join(place, name), { recursive: true, force: true });
    swept += 1;
  }
  return swept;
}

/** Whose a folder is: a process's number alone comes again, in a container each time. */
async function nameOf(pid: number): Promise<string> {
  return `${hostname()}_${pid}_${await startOf(pid)}`;
}

async function isAlive(place: string, name: string): Promise<boolean> {
  const [host, pid = ""] = name.split("_");
  if (host !== hostname()) {
    const touched = await stat(join(place, name)).catch(() => undefined);
    return touched !== undefined && Date.now() - touched.mtimeMs < silentMs;
  }
  return isRunning(Number(pid)) && name === (await nameOf(Number(pid)));
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    // There is one, and it's another user's.
    return (fault as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** When a process began, in Linux's own count; elsewhere its number has to be enough. */
async function startOf(pid: number): Promise<string> {
  const line = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // Its second field is the program's name, in parentheses, which may hold anything.
  return line.slice(line.lastIndexOf(")") + 2).split(" ")[19] ?? "0";
}
