import type { Command } from "../command.ts";
import { banner, disable, enable } from "./announcing.ts";
import { audit } from "./audit.ts";
import { brand } from "./brand.ts";
import { check, show } from "./looking.ts";
import { administrator, domains, limit, metadata, provider } from "./people.ts";
import { recalibrate } from "./recalibrate.ts";
import { retention } from "./retention.ts";
import { packages, settings } from "./settings.ts";
import { alias, create, host, language, list } from "./tenants.ts";
import { text } from "./words.ts";

export const commands: Readonly<Record<string, Command>> = {
  list,
  show,
  check,
  audit,
  create,
  host,
  language,
  alias,
  provider,
  domains,
  administrator,
  brand,
  settings,
  packages,
  limit,
  metadata,
  retention,
  recalibrate,
  text,
  banner,
  disable,
  enable,
};
