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

/** Where a step stands; saved after each page, so that a killed run's successor goes on from there. */
export interface PullState {
  /** The questions that are being answered. */
  readonly open: readonly OpenQuestion[];
  /** How many of the step's questions were begun. */
  readonly begun: number;
  /** Pages in the spool, and their bytes of JSON before they are compressed. */
  readonly parts: number;
  readonly bytes: number;
  /** Items in the spool. */
  readonly done: number;
  readonly complete: boolean;
}

/** One question, and where in its answer the next page begins. */
interface OpenQuestion extends PageCount {
  readonly question: number;
  readonly cursor?: string;
}

/** A list that the package gives page by page. */
export type Question<Item> = (cursor: string | undefined) => Promise<Page<Item>>;

export interface Puller {
  readonly spool: Spool;
  /** Undefined where the step hasn't begun. */
  readonly stateOf: (step: PullStep) => Promise<PullState | undefined>;
  /** Throws where the run has lost its lease. */
  readonly save: (step: PullStep, state: PullState, expected: number | undefined) => Promise<void>;
}

/** How a step is pulled. */
interface PullPlan {
  readonly bounds: PullBounds;
  /** How many items will come, for a progress bar. */
  readonly expected?: number;
  /** How many questions the package answers at the same time; one unless it says more. */
  readonly atOnce?: number;
}

const beginning: PullState = { open: [], begun: 0, parts: 0, bytes: 0, done: 0, complete: false };

/**
 * Asks a step's questions and spools each page before it's counted as read. While a page is put away, the next one of
 * its question is asked for already: at most two pages of each open question are held. A step that is complete is left
 * alone. Throws a `ConnectorError` where the package goes on without end.
 */
export async function pull<Step extends PullStep>(
  { spool, stateOf, save }: Puller,
  step: Step,
  questions: readonly Question<Pulled[Step]>[],
  { bounds, expected, atOnce = 1 }: PullPlan,
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

  /** One that a killed run left half answered comes before new ones. */
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
      // It's awaited after this page is put away, and may have failed by then.
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
      done: state.done + items.length,
    };
    await save(step, state, expected);
  }
}

/** Runs works one at a time, in the order in which they come; after one that failed, none. */
function oneAfterTheOther(): (work: () => Promise<void>) => Promise<void> {
  let before = Promise.resolve();
  return (work) => {
    before = before.then(work);
    return before;
  };
}

/** Keeps each step's state with the import, where progress is read from and a successor goes on. */
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
          // A guess that turned out too small would make a bar that is more than full.
          ...(expected !== undefined && { expected: complete ? done : Math.max(expected, done) }),
        }),
      );
    },
  };
}
