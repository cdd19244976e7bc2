import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Secrets between local processes: made once, and kept with the data. */
export interface Secrets {
  readonly admin: string;
  readonly owner: string;
  readonly queue: string;
  readonly app: string;
  readonly keyRing: string;
  readonly dexClient: string;
  readonly identityClient: string;
}

export function openSecrets(folder: string): Secrets {
  const file = join(folder, "secrets.json");
  // Only we write this file, and anyone who can change it can change everything else here too.
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as Secrets;

  const password = () => randomBytes(24).toString("base64url");
  const secrets: Secrets = {
    admin: password(),
    owner: password(),
    queue: password(),
    app: password(),
    keyRing: `sandbox:${randomBytes(32).toString("base64")}`,
    dexClient: password(),
    identityClient: password(),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}
