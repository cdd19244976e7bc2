/** Lets some begin at once, and gives back what ends a turn. */
export interface Turns {
  readonly wait: (sender?: string) => Promise<() => void>;
}

interface Waiting {
  readonly sender: string | undefined;
  readonly begin: () => void;
}

/**
 * Turns of several at once. Who was served longest ago is next, then who came first; a named sender leaves one turn to
 * others, where there is more than one.
 */
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
