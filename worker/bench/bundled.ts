import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** A program of the bench as a worker is deployed: bundled, with the packages outside. Gives its path. */
export function bundled(name: string): string {
  const room = join(import.meta.dirname, "..");
  execFileSync(process.execPath, ["../scripts/bundle.mjs", `bench/${name}.ts`], { cwd: room });
  return join(room, `dist/${name}.js`);
}
