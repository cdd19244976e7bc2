import { randomBytes } from "node:crypto";
import { parseKeyRing } from "../key-ring.ts";
import { type Sealer, sealer } from "../sealer.ts";

export const newSealer = (): Sealer =>
  sealer(parseKeyRing(`test:${randomBytes(32).toString("base64")}`));
