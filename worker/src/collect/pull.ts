import type { Page } from "@tieout/connectors/connector";
import { listImportSteps, saveStep } from "@tieout/services/imports/run";
import type { ImportRun } from "../import/import-run.ts";
import {
  checkBytes,
  checkPages,
  countPage,
  nothingCounted,
  type PageCount,
  type PullBounds,
} from "./pull-bounds.ts";
import type { Pulled, PullStep, Spool } from "./spool.ts";

/** A step's state, saved after each page so that a resumed run continues there. */
export interface PullState {
  readonly open: readonly OpenQuestion[];
  /** How many of the step's questions have begun. */
  readonly begun: number;
  /** Pages in the spool, and their uncompressed JSON bytes. */
  readonly parts: number;
  readonly bytes: number;
  /** Items in the spool that count. */
  readonly done: number;
  readonly complete: boolean;
}

/** A question and its next page's cursor. */
interface OpenQuestion extends PageCount {
  readonly question: number;
  readonly cursor?: string;
}

/** A paged list of the package. */
export type Question<Item> = (cursor: string | undefined) => Promise<Page<Item>>;

export interface Puller {
  readonly spool: Spool;
  /** Undefined if the step hasn't begun. */
  readonly stateOf: (step: PullStep) => Promise<PullState | undefined>;
  /** @throws if the run lost its lease */
  readonly save: (step: PullStep, state: PullState, expected: number | undefined) => Promise<void>;
}

interface PullPlan<Item> {
  readonly bounds: PullBounds;
  /** Expected items, for a progress bar. */
  readonly expected?: number;
  /** Concurrent questions; default one. */
  readonly atOnce?: number;
  /** Whether an item counts as read, for progress; default all do. */
  readonly isCounted?: (item: Item) => boolean;
}

const beginning: PullState = { open: [], begun: 0, parts: 0, bytes: 0, done: 0, complete: false };

/**
 * Pulls a step's questions. Each page is spooled before it counts as read, while its question's next one is already
 * asked for, so at most two pages of each are held. @throws ConnectorError on endless answers
 */
export async function pull<Step extends PullStep>(
  { spool, stateOf, save }: Puller,
  step: Step,
  questions: readonly Question<Pulled[Step]>[],
  { bounds, expected, atOnce = 1, isCounted = () => true }: PullPlan<Pulled[Step]>,
): Promise<PullState> {
  let state = (await stateOf(step)) ?? beginning;
  if (state.complete) return state;
  await save(step, state, expected);

  const resumed = [...state.open];
  let pagesAsked = state.parts;
  let isFailed = false;
  const inTurn = oneAfterTheOther();
  const lanes = Array.from({ length: atOnce }, () => answerQuestions());
  for (const lane of await Promise.allSettled(lanes)) {
    if (lane.status === "rejected") throw lane.reason;
  }
  state = { ...state, complete: true };
  await save(step, state, expected);
  return state;

  async function answerQuestions(): Promise<void> {
    try {
      for (let open = nextQuestion(); open && !isFailed; open = nextQuestion()) {
        await answerQuestion(open);
      }
    } catch (fault) {
      isFailed = true;
      throw fault;
    }
  }

  /** Half-answered ones of a killed run come first. */
  function nextQuestion(): OpenQuestion | undefined {
    const left = resumed.shift();
    if (left || state.begun === questions.length) return left;
    const open = { question: state.begun, ...nothingCounted };
    state = { ...state, begun: state.begun + 1, open: [...state.open, open] };
    return open;
  }

  async function answerQuestion(open: OpenQuestion): Promise<void> {
    let coming = askFor(open);
    for (;;) {
      const { items, next } = await coming;
      if (isFailed) return;
      const count = countPage(open, items.length, next);
      const following = next === undefined ? undefined : { ...open, ...count, cursor: next };
      const ahead = following && askFor(following);
      // It may fail before it's awaited.
      ahead?.catch(() => undefined);
      await inTurn(() => putAway(items, open.question, following));
      if (!following || !ahead) return;
      open = following;
      coming = ahead;
    }
  }

  async function askFor({ question, cursor }: OpenQuestion): Promise<Page<Pulled[Step]>> {
    checkPages(pagesAsked, bounds);
    pagesAsked += 1;
    const ask = questions[question];
    if (!ask) throw new Error(`The step ${step} has no question ${question}`);
    return ask(cursor);
  }

  async function putAway(
    items: readonly Pulled[Step][],
    question: number,
    following: OpenQuestion | undefined,
  ): Promise<void> {
    const bytes = state.bytes + (await spool.write(step, state.parts, items));
    checkBytes(bytes, bounds);
    state = {
      ...state,
      bytes,
      open: state.open.flatMap((open) => (open.question === question ? (following ?? []) : open)),
      parts: state.parts + 1,
      done: state.done + items.filter(isCounted).length,
    };
    await save(step, state, expected);
  }
}

/** Runs work sequentially; after a failure, none. */
function oneAfterTheOther(): (work: () => Promise<void>) => Promise<void> {
  let before = Promise.resolve();
  return (work) => {
    before = before.then(work);
    return before;
  };
}

/** Saves each step's state with the import, for progress and resuming. */
export function importPuller({ tx, lease, now }: ImportRun, spool: Spool): Puller {
  return {
    spool,

    stateOf: async (step) => {
      const steps = await tx((db) => listImportSteps(db, lease.importId));
      const stored = steps.find((candidate) => candidate.step === step);
      if (!stored?.cursor) return undefined;
      // Only `save`, below, writes a cursor.
      const where = stored.cursor as Omit<PullState, "parts" | "done" | "complete">;
      return { ...where, parts: stored.parts, done: stored.done, complete: stored.complete };
    },

    save: async (step, { parts, done, complete, ...where }, expected) => {
      await tx((db) =>
        saveStep(db, lease, {
          step,
          now: now(),
          state: complete ? "done" : "running",
          cursor: where,
          parts,
          done,
          // Keeps the progress bar from exceeding its end.
          ...(expected !== undefined && { expected: complete ? done : Math.max(expected, done) }),
        }),
      );
    },
  };
}
