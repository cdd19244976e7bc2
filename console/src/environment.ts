import { readFileSync } from "node:fs";
import { join } from "node:path";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The given environment; without a database in it, that of a sandbox running in the folder, so commands can be tried on
 * it. Production is never guessed.
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
    // No sandbox is running: the caller reports what is missing.
    return undefined;
  }
}
