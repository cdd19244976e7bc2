import type { ReadingLimits } from "./limits.ts";
import { type ReaderProcess, startReaderProcess } from "./reader-process.ts";

interface TakenProcess {
  readonly reader: ReaderProcess;
  /** Idempotent. `size` is that of a file read well; absent after a failure. */
  readonly giveBack: (size?: number) => void;
}

/** A bounded pool of reader processes; one is always ready for the next file. */
interface ProcessPool {
  /** Senders take turns; of several processes a named one never gets the last, so that no sender blocks the others. */
  readonly take: (sender?: string) => Promise<TakenProcess>;
  readonly use: <Answer>(
    work: (reader: ReaderProcess) => Promise<{ readonly answer: Answer; readonly size?: number }>,
    sender?: string,
  ) => Promise<Answer>;
  readonly close: () => void;
}

/** Reused only after small files, because large ones leave memory behind. */
const reused = { files: 50, bytes: 1 << 20 };

export function processPool(
  atOnce: number,
  limits: Pick<ReadingLimits, "heapMegabytes">,
): ProcessPool {
  const turns = takeTurns(atOnce);
  const filesRead = new WeakMap<ReaderProcess, number>();
  const inUse = new Set<ReaderProcess>();
  let isClosed = false;
  let ready: readonly ReaderProcess[] = [];

  function readyOrNew(): ReaderProcess {
    const [reader = startReaderProcess(limits), ...others] = ready.filter((one) => one.isAlive());
    ready = others;
    return reader;
  }

  function keepReady(reader: ReaderProcess, size: number | undefined): void {
    const files = (filesRead.get(reader) ?? 0) + 1;
    filesRead.set(reader, files);
    const isReused =
      size !== undefined && size <= reused.bytes && files < reused.files && reader.isAlive();
    if (isReused) {
      ready = [...ready, reader];
      return;
    }
    reader.end();
    if (ready.length === 0 && !isClosed) ready = [startReaderProcess(limits)];
  }

  async function take(sender?: string): Promise<TakenProcess> {
    const endTurn = await turns.wait(sender);
    const reader = readyOrNew();
    inUse.add(reader);
    let isGivenBack = false;
    return {
      reader,
      giveBack: (size) => {
        if (isGivenBack) return;
        isGivenBack = true;
        inUse.delete(reader);
        keepReady(reader, size);
        endTurn();
      },
    };
  }

  return {
    take,
    use: async (work, sender) => {
      const { reader, giveBack } = await take(sender);
      try {
        const { answer, size = 0 } = await work(reader);
        giveBack(size);
        return answer;
      } finally {
        giveBack();
      }
    },
    close: () => {
      isClosed = true;
      for (const reader of [...inUse, ...ready]) reader.end();
      ready = [];
    },
  };
}

/** Grants some turns at once; each returns a function that ends it. */
interface Turns {
  readonly wait: (sender?: string) => Promise<() => void>;
}

interface Waiting {
  readonly sender: string | undefined;
  readonly begin: () => void;
}

/** Least recently served sender first, then arrival; a named sender leaves one turn to others if there are several. */
export function takeTurns(atOnce: number): Turns {
  const mostOfOne = Math.max(1, atOnce - 1);
  const waiting: Waiting[] = [];
  const running = new Map<string, number>();
  const served = new Map<string, number>();
  let free = atOnce;
  let turn = 0;

  function beginNext(): void {
    const next = free > 0 ? nextOf(waiting.filter(({ sender }) => mayBegin(sender))) : undefined;
    if (!next) return;
    waiting.splice(waiting.indexOf(next), 1);
    free--;
    count(next.sender, 1);
    if (next.sender !== undefined) served.set(next.sender, ++turn);
    next.begin();
    beginNext();
  }

  const mayBegin = (sender: string | undefined) =>
    sender === undefined || (running.get(sender) ?? 0) < mostOfOne;

  const nextOf = ([first, ...others]: readonly Waiting[]) =>
    others.reduce((next, one) => (next && servedAt(one) < servedAt(next) ? one : next), first);

  const servedAt = ({ sender }: Waiting) => (sender === undefined ? 0 : (served.get(sender) ?? 0));

  function count(sender: string | undefined, change: 1 | -1): void {
    if (sender === undefined) return;
    const now = (running.get(sender) ?? 0) + change;
    if (now > 0) running.set(sender, now);
    else running.delete(sender);
  }

  function end(sender: string | undefined): void {
    free++;
    count(sender, -1);
    const isThere = sender !== undefined && (running.has(sender) || waits(sender));
    if (sender !== undefined && !isThere) served.delete(sender);
    beginNext();
  }

  const waits = (sender: string) => waiting.some((one) => one.sender === sender);

  return {
    wait: async (sender) => {
      await new Promise<void>((begin) => {
        waiting.push({ sender, begin });
        beginNext();
      });
      return () => end(sender);
    },
  };
}
