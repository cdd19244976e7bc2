import { chmod, mkdir, readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { hostname, tmpdir, userInfo } from "node:os";
import { join } from "node:path";

/** A process's temporary files; they hold real figures. */
export interface TemporaryFolder {
  readonly path: string;
  /** Deletes dead processes' folders. Returns how many. */
  readonly sweep: () => Promise<number>;
  readonly close: () => Promise<void>;
}

const hourMs = 3_600_000;
/** Another machine's process is dead after this long without touching its folder. */
const silentMs = 24 * hourMs;

/** Gives this process a private `os.tmpdir()` below `root`, and sweeps killed processes' folders now and hourly. */
export async function openTemporaryFolder(root = ""): Promise<TemporaryFolder> {
  const place = root || join(tmpdir(), `tieout-${userInfo().username}`);
  await mkdir(place, { recursive: true, mode: 0o700 });
  const { uid } = await stat(place);
  // In a shared folder another user may have created it first.
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

/** Identifies a process: pids alone repeat, in containers always. */
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
    // EPERM: it exists and is another user's.
    return (fault as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** A process's start in clock ticks on Linux; elsewhere the pid must do. */
async function startOf(pid: number): Promise<string> {
  const line = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The second field is the program's name in parentheses, which may contain anything.
  return line.slice(line.lastIndexOf(")") + 2).split(" ")[19] ?? "0";
}
