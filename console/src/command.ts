import type { Sealer } from "@tieout/server/sealing/sealer";
import type { Storage } from "@tieout/server/storage/open-storage";
import type { Operator } from "@tieout/services/tenants/tenants";

/** Everything beyond the process. */
export interface Outside {
  readonly operator: Operator;
  /** Opened when a command needs them: most don't. */
  readonly sealer: () => Sealer;
  readonly storage: () => Storage;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly readFile: (path: string) => Promise<Buffer>;
  /** What was piped in. */
  readonly readInput: () => Promise<string>;
  readonly say: (line: string) => void;
}

/** A command's words as they were typed. */
export interface Typed {
  /** Without the command's own name and the tenant's. */
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  /** An option that can be given again: all of it. */
  readonly all: (name: string) => readonly string[];
}

/** What was asked can't be: what to do instead is said. */
export class Refused extends Error {}

/** The command wasn't understood. */
export class Misunderstood extends Error {}

interface CommandText {
  /** After the command's name. */
  readonly usage: string;
  readonly help: string;
}

/** Of all tenants, or of one that doesn't exist yet. */
export interface PlainCommand extends CommandText {
  readonly about: "everything";
  readonly run: (outside: Outside, typed: Typed) => Promise<void>;
}

/** Of one tenant, whose name comes first. */
export interface TenantCommand extends CommandText {
  readonly about: "tenant";
  readonly run: (outside: Outside, typed: Typed, tenantId: string) => Promise<void>;
}

export type Command = PlainCommand | TenantCommand;
