import type { Sealer } from "@tieout/server/sealing/sealer";
import type { Storage } from "@tieout/server/storage/open-storage";
import type { Operator } from "@tieout/services/tenants/tenants";

/** All side effects outside the process. */
export interface Outside {
  readonly operator: Operator;
  /** Opened on demand, as most commands don't need them. */
  readonly sealer: () => Sealer;
  readonly storage: () => Storage;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly readFile: (path: string) => Promise<Buffer>;
  /** Creates a file. Fails if it exists. */
  readonly writeFile: (path: string, content: string) => Promise<void>;
  readonly readInput: () => Promise<string>;
  readonly say: (line: string) => void;
}

export interface Typed {
  /** Without the command's name and the tenant's. */
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  /** All values of a repeatable option. */
  readonly all: (name: string) => readonly string[];
}

/** The command can't be executed; the message says what to do instead. */
export class Refused extends Error {}

/** The command's syntax is wrong. */
export class Misunderstood extends Error {}

interface CommandText {
  readonly usage: string;
  readonly help: string;
}

export interface PlainCommand extends CommandText {
  readonly about: "everything";
  readonly run: (outside: Outside, typed: Typed) => Promise<void>;
}

export interface TenantCommand extends CommandText {
  readonly about: "tenant";
  readonly run: (outside: Outside, typed: Typed, tenantId: string) => Promise<void>;
}

export type Command = PlainCommand | TenantCommand;
