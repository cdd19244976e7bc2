import { anchoredAt, applyCommand, inverseOf, refusalOf } from "./apply-command.ts";
import type { Command, CommandRefusal, SpreadBooks } from "./command.ts";
import { canonicalText, type Spread } from "./spread.ts";

/** A command as it's kept and sent. */
export interface Edit {
  /** Unique among all edits of a record. */
  readonly id: string;
  /** Edits that are undone together. */
  readonly group: string;
  readonly command: Command;
  readonly why?: string;
}

export interface EditSession {
  readonly saved: Spread;
  readonly spread: Spread;
  /** Edits since the saved spread, to send with the next save. */
  readonly pending: readonly Edit[];
  /** Undoable groups, the latest last; they survive a save. */
  readonly past: readonly (readonly Edit[])[];
  /** Redoable groups, the next one last. */
  readonly future: readonly (readonly Edit[])[];
}

export type Edited =
  | { readonly session: EditSession; readonly refused?: undefined }
  | { readonly refused: CommandRefusal };

export function beginEditing(saved: Spread): EditSession {
  return { saved, spread: saved, pending: [], past: [], future: [] };
}

/** Undoing everything is clean again. */
export function isDirty({ spread, saved }: EditSession): boolean {
  return spread !== saved && canonicalText(spread) !== canonicalText(saved);
}

/** All or nothing; clears redo. */
export function edit(session: EditSession, group: readonly Edit[], books: SpreadBooks): Edited {
  const done = carryOut(session.spread, group, books);
  if (done.refused) return done;
  const pending = [...session.pending, ...done.edits];
  const past = [...session.past, done.edits];
  return { session: { ...session, spread: done.spread, pending, past, future: [] } };
}

/** Unsaved groups are dropped; saved ones get inverse edits, named `group`. */
export function undo(session: EditSession, group: string, books: SpreadBooks): Edited {
  const latest = session.past.at(-1);
  if (!latest) return { session };
  const inverse = latest
    .toReversed()
    .map(({ command }, i): Edit => ({ id: `${group}/${i}`, group, command: inverseOf(command) }));
  const done = carryOut(session.spread, inverse, books);
  if (done.refused) return done;
  const cancels = cancelled(session.pending, latest);
  if (!cancels && !latest.every(isKept)) return { refused: "not-kept" };
  return {
    session: {
      ...session,
      spread: done.spread,
      pending: cancels ?? [...session.pending, ...done.edits],
      past: session.past.slice(0, -1),
      future: [...session.future, latest],
    },
  };
}

export function redo(session: EditSession, group: string, books: SpreadBooks): Edited {
  const next = session.future.at(-1);
  if (!next) return { session };
  const again = next.map((one, i): Edit => ({ ...one, id: `${group}/${i}`, group }));
  const done = carryOut(session.spread, again, books);
  if (done.refused) return done;
  return {
    session: {
      ...session,
      spread: done.spread,
      pending: [...session.pending, ...done.edits],
      past: [...session.past, done.edits],
      future: session.future.slice(0, -1),
    },
  };
}

/** Edits made while a save was on its way stay pending; what was undone meanwhile is saved, so it's undone next. */
export function markSaved(
  session: EditSession,
  saved: Spread,
  sent: readonly Edit[],
  books: SpreadBooks,
): EditSession {
  const pending = new Set(session.pending.map(({ id }) => id));
  const undone = sent.filter(({ id }) => !pending.has(id)).toReversed();
  const undoing = undone.map(
    ({ id, group, command }): Edit => ({
      id: `undo/${id}`,
      group: `undo/${group}`,
      command: inverseOf(command),
    }),
  );
  const { edits = [] } = carryOut(saved, undoing, books);
  const ids = new Set(sent.map(({ id }) => id));
  const since = session.pending.filter(({ id }) => !ids.has(id));
  return { ...session, saved, pending: [...edits, ...since] };
}

/**
 * Goes on from a spread that somebody else saved, with the unsaved edits repeated on it. What was saved before can
 * still be undone, and so can each group that was repeated.
 */
export function continueEditing(
  session: EditSession,
  saved: Spread,
  { spread, edits }: { readonly spread: Spread; readonly edits: readonly Edit[] },
): EditSession {
  const unsaved = new Set(session.pending.map(({ id }) => id));
  const kept = session.past.filter((group) => !group.some(({ id }) => unsaved.has(id)));
  const repeated = new Map<string, Edit[]>();
  for (const edit of edits) {
    const group = repeated.get(edit.group);
    if (group) group.push(edit);
    else repeated.set(edit.group, [edit]);
  }
  return { saved, spread, pending: edits, past: [...kept, ...repeated.values()], future: [] };
}

/** Whether what an edit replaced can still be named: a whole spread only if it's a stored one. */
function isKept({ command }: Edit): boolean {
  return command.do !== "replaceSpread" || command.wasOrigin !== undefined;
}

/** Pending edits without a trailing group; undefined where they end otherwise. */
function cancelled(pending: readonly Edit[], group: readonly Edit[]): readonly Edit[] | undefined {
  const kept = pending.slice(0, Math.max(0, pending.length - group.length));
  const tail = pending.slice(kept.length);
  return tail.length === group.length && tail.every(({ id }, i) => id === group[i]?.id)
    ? kept
    : undefined;
}

type CarriedOut =
  | { readonly spread: Spread; readonly edits: readonly Edit[]; readonly refused?: undefined }
  | { readonly refused: CommandRefusal; readonly edits?: undefined };

/** Anchors each edit as its turn comes. */
function carryOut(before: Spread, group: readonly Edit[], books: SpreadBooks): CarriedOut {
  const edits: Edit[] = [];
  let spread = before;
  for (const one of group) {
    const command = anchoredAt(spread, one.command, books);
    if (!command) return { refused: refusalOf(spread, one.command, books) ?? "unknown-node" };
    const applied = applyCommand(spread, command, books);
    if (applied.refused) return applied;
    spread = applied.spread;
    edits.push({ ...one, command });
  }
  return { spread, edits };
}
