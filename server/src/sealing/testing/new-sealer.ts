import { randomBytes } from "node:crypto";
import { parseKeyRing } from "../key-ring.ts";
import { type Sealer, sealer } from "../sealer.ts";

/** A sealer with a key that nobody else has. */
export const newSealer = (): Sealer =>
  sealer(parseKeyRing(`test:${randomBytes(32).toString("base64")}`));
