import { readFileSync } from "node:fs";
import { join } from "node:path";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What was given; where that names no database, what a sandbox that is running in the folder has, so that commands
 * can be tried on it. Production is never guessed.
 */
export function findEnvironment(
  given: Environment,
  folder: string,
): { readonly environment: Environment; readonly isSandbox: boolean } {
  const isGiven = given.DATABASE_URL !== undefined || given.OWNER_DATABASE_URL !== undefined;
  const sandbox = isGiven || given.NODE_ENV === "production" ? undefined : runningIn(folder);
  return sandbox
    ? { environment: { ...sandbox.environment, ...given }, isSandbox: true }
    : { environment: given, isSandbox: false };
}

/** What the sandbox writes for operators while it runs. */
interface OperatorFile {
  readonly pid: number;
  readonly environment: Readonly<Record<string, string>>;
}

function runningIn(folder: string): OperatorFile | undefined {
  try {
    // The sandbox's own file, which only its owner can write.
    const file = JSON.parse(readFileSync(join(folder, "operator.json"), "utf8")) as OperatorFile;
    process.kill(file.pid, 0);
    return file;
  } catch {
    // None has run there, or it doesn't any more: then what is missing is said as ever.
    return undefined;
  }
}
