import { anchoredAt, applyCommand, sameValue } from "./apply-command.ts";
import type { Command, CommandRefusal, SpreadBooks } from "./command.ts";
import type { Edit } from "./edit-session.ts";
import type { Spread } from "./spread.ts";
import { type Placement, placedNodes } from "./spread-tree.ts";

/** What a person chose where two people changed the same thing: their own edit, or what is saved now. */
export type Choice = "mine" | "theirs";

export interface Replay {
  /** The other person's spread, with the edits that could be repeated on it. */
  readonly spread: Spread;
  /** Repeated edits, anchored there; to be saved next. */
  readonly edits: readonly Edit[];
  /** Conflicting changes that nobody has decided. */
  readonly questions: readonly ReplayQuestion[];
  /** Not repeatable: the target is gone or locked. */
  readonly lost: readonly LostEdit[];
}

export interface ReplayQuestion {
  readonly edit: Edit;
  /** The same edit, anchored to the current state. */
  readonly now: Command;
}

export interface LostEdit {
  readonly edit: Edit;
  readonly refused: CommandRefusal;
}

/**
 * Repeats edits on a spread that somebody else saved meanwhile: applied where the target is unchanged,
 * dropped where already done, otherwise asked, so nothing is overwritten without a question.
 *
 * @param choices by edit id; a move of several nodes has one for each, by `${id}/${node}`
 */
export function replay(
  onto: Spread,
  edits: readonly Edit[],
  books: SpreadBooks,
  choices: ReadonlyMap<string, Choice> = new Map(),
): Replay {
  const repeated: Edit[] = [];
  const questions: ReplayQuestion[] = [];
  const lost: LostEdit[] = [];
  let spread = onto;

  for (const edit of edits.flatMap(oneByOne)) {
    const now = anchoredAt(spread, edit.command, books);
    if (!now) {
      lost.push({ edit, refused: "unknown-node" });
      continue;
    }
    if (isDone(spread, now, books)) continue;
    if (!replacesTheSame(spread, edit.command, now)) {
      const choice = choices.get(edit.id);
      if (choice === undefined) questions.push({ edit, now });
      if (choice !== "mine") continue;
    }
    const applied = applyCommand(spread, now, books);
    if (applied.refused) {
      lost.push({ edit, refused: applied.refused });
      continue;
    }
    spread = applied.spread;
    repeated.push({ ...edit, command: now });
  }
  return { spread, edits: repeated, questions, lost };
}

/** Splits a move into single ones, the last first, so each finds its sibling. */
function oneByOne(edit: Edit): Edit[] {
  const { command } = edit;
  if (command.do !== "move" || command.places.length < 2) return [edit];
  return command.places.toReversed().map((place) => ({
    ...edit,
    id: `${edit.id}/${place.node}`,
    command: {
      do: "move",
      places: [place],
      was: command.was.filter(({ node }) => node === place.node),
    },
  }));
}

function isDone(spread: Spread, now: Command, books: SpreadBooks): boolean {
  if (now.do === "addSection") return placedNodes(spread).has(`section/${now.id}`);
  if (now.do === "move") return now.places.every((place, i) => isThere(place, now.was[i], spread));
  const applied = applyCommand(spread, now, books);
  return !applied.refused && sameValue(applied.spread, spread);
}

/** Whether the current state is what the edit replaced. */
function replacesTheSame(spread: Spread, made: Command, now: Command): boolean {
  if (made.do === "move" && now.do === "move") {
    return made.was.every((place, i) => {
      const stands = now.was[i];
      const reorders = made.places[i]?.to === place.to;
      return reorders ? samePlace(place, stands, spread) : place.to === stands?.to;
    });
  }
  if (made.do === "removeSection" && now.do === "removeSection") {
    const content = ({ was: { section, place, children } }: typeof made) => ({
      section,
      to: place.to,
      children: children.toSorted(),
    });
    return sameValue(content(made), content(now));
  }
  return sameValue(made, now);
}

/** Before its sibling, or last where that is gone. */
function isThere(wanted: Placement, stands: Placement | undefined, spread: Spread): boolean {
  if (wanted.to !== stands?.to) return false;
  return stands.before === (isChild(spread, wanted) ? wanted.before : undefined);
}

/** A missing sibling means the end of the section. */
function samePlace(one: Placement, other: Placement | undefined, spread: Spread): boolean {
  if (one.to !== other?.to) return false;
  return one.before === other.before || !isChild(spread, one);
}

function isChild(spread: Spread, { to, before }: Placement): boolean {
  const parent = before && placedNodes(spread).get(before)?.ancestors.at(-1);
  return parent ? `section/${parent.id}` === to : false;
}
