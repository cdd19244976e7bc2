import type { Page } from "@tieout/server/connectors";
import {
  checkPages,
  countBytes,
  countPage,
  nothingCounted,
  type PullBounds,
  type PullCount,
} from "./pull-bounds.ts";
import type { Pulled, PullStep, Spool } from "./spool.ts";

/** Where a step stands; saved after each page, so that a killed run's successor goes on from there. */
export interface PullState extends PullCount {
  /** Which of the step's questions is next, and where in its answer. */
  readonly question: number;
  readonly cursor?: string;
  readonly parts: number;
  readonly done: number;
  readonly complete: boolean;
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
export interface PullPlan {
  readonly bounds: PullBounds;
  /** How many items will come, for a progress bar. */
  readonly expected?: number;
}

const beginning: PullState = {
  ...nothingCounted,
  question: 0,
  parts: 0,
  done: 0,
  complete: false,
};

/**
 * Asks a step's questions one after the other and spools each page before it's counted as read.
 * A step that is complete is left alone. Throws a `ConnectorError` where the package goes on without end.
 */
export async function pull<Step extends PullStep>(
  { spool, stateOf, save }: Puller,
  step: Step,
  questions: readonly Question<Pulled[Step]>[],
  { bounds, expected }: PullPlan,
): Promise<PullState> {
  let state = (await stateOf(step)) ?? beginning;
  if (state.complete) return state;
  await save(step, state, expected);

  while (!state.complete) {
    const ask = questions[state.question];
    if (!ask) {
      state = { ...state, complete: true };
    } else {
      checkPages(state.parts, bounds);
      const { items, next } = await ask(state.cursor);
      const counted = countPage(state, items.length, next);
      const bytes = await spool.write(step, state.parts, items);
      state = turned(state, countBytes(counted, bytes, bounds), items.length, next);
    }
    await save(step, state, expected);
  }
  return state;
}

function turned(
  { question, parts, done }: PullState,
  { bytes, emptyPages, cursors }: PullCount,
  items: number,
  next?: string,
): PullState {
  const where = next === undefined ? { question: question + 1 } : { question, cursor: next };
  const count = { bytes, emptyPages, cursors };
  return { ...where, ...count, parts: parts + 1, done: done + items, complete: false };
}
