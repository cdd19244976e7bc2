import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { declareChassisReplies } from "./chassis-replies.mjs";

// Bundles each portal's contract, and makes the types that both sides of it are held to.
const bin = (name, file) =>
  join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), file);
const redocly = bin("@redocly/cli", "bin/cli.js");
const typescript = bin("openapi-typescript", "bin/cli.js");
const run = (file, ...args) => {
  // Both talk a lot when all is well; what they said matters only when it isn't.
  const env = { ...process.env, REDOCLY_TELEMETRY: "off" };
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { env });
  if (status === 0) return;
  process.stderr.write(Buffer.concat([stdout, stderr]));
  process.exit(1);
};

mkdirSync("dist", { recursive: true });
for (const portal of ["lender", "borrower"]) {
  run(redocly, "bundle", `src/${portal}.yaml`, "-o", `dist/${portal}.json`);
  declareChassisReplies(`dist/${portal}.json`);
  run(typescript, `dist/${portal}.json`, "-o", `dist/${portal}.d.ts`, "--immutable");
}
