import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { Company } from "@tieout/connectors/connector";
import type { Day } from "@tieout/core/calendar/day";
import type { VendorFigure } from "@tieout/core/check/check";
import type {
  Basis,
  JournalLine,
  OpenDocument,
  OpeningBalance,
  Party,
  VendorAccount,
} from "@tieout/core/ledger/ledger";
import type { TenantSealer } from "@tieout/server/sealing/sealer";
import type { Storage } from "@tieout/server/storage/open-storage";

/** A package's trial balance at the end of a day. */
export interface BalancesAt {
  readonly basis: Basis;
  readonly asOf: Day;
  readonly balances: readonly OpeningBalance[];
}

export interface LineOnBasis extends JournalLine {
  readonly basis: Basis;
}

export interface AgingTotal {
  readonly aging: VendorFigure;
}

/** A figure of the package's own statements, on a basis. */
interface FigureOnBasis extends VendorFigure {
  readonly basis: Basis;
}

/** Spooled types by step, for steps that ask the package. */
export interface Pulled {
  readonly company: Company;
  readonly accounts: VendorAccount;
  readonly "trial-balances": BalancesAt;
  readonly "journal-lines": LineOnBasis;
  readonly receivables: OpenDocument | AgingTotal;
  readonly payables: OpenDocument | AgingTotal;
  readonly parties: Party;
  readonly "vendor-statements": FigureOnBasis;
}
export type PullStep = keyof Pulled;

export interface SpoolParts {
  readonly parts: Readonly<Record<PullStep, number>>;
  /** Uncompressed JSON bytes of all parts. */
  readonly bytes: number;
}

/** Sealed pages. Writing a part again replaces a killed run's. */
export interface Spool extends ReadableSpool {
  /** Returns the part's JSON bytes. */
  readonly write: <Step extends PullStep>(
    step: Step,
    part: number,
    items: readonly Pulled[Step][],
  ) => Promise<number>;
}

export interface ReadableSpool {
  /** A part as written. */
  readonly page: <Step extends PullStep>(
    step: Step,
    part: number,
  ) => Promise<readonly Pulled[Step][]>;
  /** A step's items in order. */
  readonly read: <Step extends PullStep>(step: Step, parts: number) => AsyncIterable<Pulled[Step]>;
}

/** A spool stored remotely until it's loaded. */
export interface StoredSpool extends Spool {
  /**
   * Copies the sealed parts to disk for a load, a transaction that mustn't wait for a bucket (D-23), then deletes
   * them.
   */
  readonly withLocal: <Result>(
    pulled: SpoolParts,
    work: (local: ReadableSpool) => Promise<Result>,
  ) => Promise<Result>;
}

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Large chunks are a third faster, at the same size. */
const packing = { level: 1, memLevel: 9, chunkSize: 256 * 1024 };

/** More than compression and sealing add to incompressible data. */
const overhead = 1_024;

/** A spool in storage; each part is compressed and sealed for its import, step and number. */
export function storageSpool(
  storage: Pick<Storage, "put" | "get" | "getStream">,
  { seal, open }: Pick<TenantSealer, "seal" | "open">,
  folder: string,
): StoredSpool {
  const keyOf = (step: PullStep, part: number) => `${folder}/${step}/${part}`;
  const placeOf = (key: string) => ({ purpose: "spool", id: key });

  function reading(get: (step: PullStep, part: number) => Promise<Buffer>): ReadableSpool {
    async function page<Step extends PullStep>(step: Step, part: number): Promise<Pulled[Step][]> {
      const packed = open(placeOf(keyOf(step, part)), await get(step, part));
      // Written only by `write`, and the seal rules out changes.
      return JSON.parse((await unpack(packed)).toString("utf8"));
    }
    return {
      page,
      read: async function* (step, parts) {
        for (let part = 0; part < parts; part++) yield* await page(step, part);
      },
    };
  }

  return {
    write: async (step, part, items) => {
      const key = keyOf(step, part);
      const json = Buffer.from(JSON.stringify(items));
      const packed = await pack(json, packing);
      await storage.put(key, seal(placeOf(key), packed));
      return json.byteLength;
    },

    ...reading((step, part) => storage.get(keyOf(step, part))),

    withLocal: async (pulled, work) => {
      const local = await mkdtemp(join(tmpdir(), "tieout-spool-"));
      try {
        await fetchParts(pulled, local);
        return await work(reading((step, part) => readFile(join(local, step, `${part}`))));
      } finally {
        await rm(local, { recursive: true, force: true });
      }
    },
  };

  async function fetchParts({ parts, bytes }: SpoolParts, local: string): Promise<void> {
    const steps = Object.entries(parts) as [PullStep, number][];
    const count = steps.reduce((total, [, ofStep]) => total + ofStep, 0);
    const limit = bounded(bytes + Math.ceil(bytes / 1_000) + count * overhead);
    for (const [step, ofStep] of steps) {
      await mkdir(join(local, step), { mode: 0o700 });
      for (let part = 0; part < ofStep; part++) {
        const source = await storage.getStream(keyOf(step, part));
        const file = createWriteStream(join(local, step, `${part}`), { mode: 0o600 });
        await pipeline(source, limit, file);
      }
    }
  }
}

/** Passes up to so many bytes in total, then throws. */
function bounded(bytes: number) {
  let left = bytes;
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      left -= chunk.byteLength;
      if (left < 0)
        throw new Error(`Storage holds more than the ${bytes} bytes that were put there`);
      yield chunk;
    }
  };
}
