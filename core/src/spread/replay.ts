import { anchoredAt, applyCommand, sameValue } from "./apply-command.ts";
import type { Command, CommandRefusal, SpreadBooks } from "./command.ts";
import type { Edit } from "./edit-session.ts";
import type { Spread } from "./spread.ts";
import { type Placement, placedNodes } from "./spread-tree.ts";

/** What somebody chose where two people changed the same thing: their own edit, or what stands now. */
export type Choice = "mine" | "theirs";

export interface Replay {
  /** The other person's spread with what could be repeated on it. */
  readonly spread: Spread;
  /** What was repeated, with what it replaces there; to be saved next. */
  readonly edits: readonly Edit[];
  /** Both changed the same thing to different ends, and nobody has chosen yet. */
  readonly questions: readonly ReplayQuestion[];
  /** Can't be repeated: what it named is gone, or may not be changed any more. */
  readonly lost: readonly LostEdit[];
}

export interface ReplayQuestion {
  readonly edit: Edit;
  /** The same edit, with what stands now as what it would replace. */
  readonly now: Command;
}

export interface LostEdit {
  readonly edit: Edit;
  readonly refused: CommandRefusal;
}

/**
 * Repeats edits on a spread that somebody else has saved meanwhile (`editor.md` §3). Where the thing is
 * still what the edit replaced, it's done; where it is as wanted already, it's dropped; else it's asked,
 * once for each. Nothing is overwritten without a question.
 *
 * @param choices by the ids of edits; a move of several nodes asks for each by `${id}/${node}`
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

/** A move of many nodes as moves of one each, the last first, so that each finds what it stands before. */
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

/** Whether the spread is as the command wants it already. */
function isDone(spread: Spread, now: Command, books: SpreadBooks): boolean {
  if (now.do === "addSection") return placedNodes(spread).has(`section/${now.id}`);
  if (now.do === "move") return now.places.every((place, i) => isThere(place, now.was[i], spread));
  const applied = applyCommand(spread, now, books);
  return !applied.refused && sameValue(applied.spread, spread);
}

/** Whether what stands now is what the edit replaced when it was made. */
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

/** Whether a node stands where it is wanted: before its sibling, or last where that one is gone. */
function isThere(wanted: Placement, stands: Placement | undefined, spread: Spread): boolean {
  if (wanted.to !== stands?.to) return false;
  return stands.before === (isChild(spread, wanted) ? wanted.before : undefined);
}

/** A sibling that isn't there any more stands for the end of the section. */
function samePlace(one: Placement, other: Placement | undefined, spread: Spread): boolean {
  if (one.to !== other?.to) return false;
  return one.before === other.before || !isChild(spread, one);
}

function isChild(spread: Spread, { to, before }: Placement): boolean {
  const parent = before && placedNodes(spread).get(before)?.ancestors.at(-1);
  return parent ? `section/${parent.id}` === to : false;
}
