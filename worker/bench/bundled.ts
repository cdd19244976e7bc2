import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** Bundles a bench program like a deployed worker. Returns its path. */
export function bundled(name: string): string {
  const room = join(import.meta.dirname, "..");
  execFileSync(process.execPath, ["../scripts/bundle.mjs", `bench/${name}.ts`], { cwd: room });
  return join(room, `dist/${name}.js`);
}
