import { randomBytes } from "node:crypto";
import { parseKeyRing, type Sealer, sealer } from "../index.ts";

/** A sealer with a key that nobody else has. */
export const newSealer = (): Sealer =>
  sealer(parseKeyRing(`test:${randomBytes(32).toString("base64")}`));
