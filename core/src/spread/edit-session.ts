import { anchoredAt, applyCommand, inverseOf, refusalOf } from "./apply-command.ts";
import type { Command, CommandRefusal, SpreadBooks } from "./command.ts";
import { canonicalText, type Spread } from "./spread.ts";

/** A command as it's kept and sent. */
export interface Edit {
  /** Unique among all edits of a record. */
  readonly id: string;
  /** What one undo takes back together. */
  readonly group: string;
  readonly command: Command;
  readonly why?: string;
}

/** Somebody's work on one spread: what is saved, what isn't yet, what can be undone and done again. */
export interface EditSession {
  readonly saved: Spread;
  readonly spread: Spread;
  /** What leads from the saved spread to this one, to be sent with the next save. */
  readonly pending: readonly Edit[];
  /** The groups that can be undone, the latest last. They outlive a save. */
  readonly past: readonly (readonly Edit[])[];
  /** The groups that can be done again, the next one last. */
  readonly future: readonly (readonly Edit[])[];
}

export type Edited =
  | { readonly session: EditSession; readonly refused?: undefined }
  | { readonly refused: CommandRefusal };

export function beginEditing(saved: Spread): EditSession {
  return { saved, spread: saved, pending: [], past: [], future: [] };
}

/** Whether anything differs from what is saved. Undoing everything is clean again. */
export function isDirty({ spread, saved }: EditSession): boolean {
  return spread !== saved && canonicalText(spread) !== canonicalText(saved);
}

/** Carries out one group, whole or not at all. What had been undone can't be done again afterwards. */
export function edit(session: EditSession, group: readonly Edit[], books: SpreadBooks): Edited {
  const done = carryOut(session.spread, group, books);
  if (done.refused) return done;
  const pending = [...session.pending, ...done.edits];
  const past = [...session.past, done.edits];
  return { session: { ...session, spread: done.spread, pending, past, future: [] } };
}

/**
 * Takes the latest group back: one that isn't saved yet is forgotten, a saved one is followed by edits
 * that undo it.
 *
 * @param group names those edits
 */
export function undo(session: EditSession, group: string, books: SpreadBooks): Edited {
  const latest = session.past.at(-1);
  if (!latest) return { session };
  const inverse = latest
    .toReversed()
    .map(({ command }, i): Edit => ({ id: `${group}/${i}`, group, command: inverseOf(command) }));
  const done = carryOut(session.spread, inverse, books);
  if (done.refused) return done;
  return {
    session: {
      ...session,
      spread: done.spread,
      pending: cancelled(session.pending, latest) ?? [...session.pending, ...done.edits],
      past: session.past.slice(0, -1),
      future: [...session.future, latest],
    },
  };
}

/** Does the group again that was undone last. */
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

/** What had been sent is saved; what came after it, while it was on its way, is still to be. */
export function markSaved(session: EditSession, saved: Spread, sent: readonly Edit[]): EditSession {
  const ids = new Set(sent.map(({ id }) => id));
  return { ...session, saved, pending: session.pending.filter(({ id }) => !ids.has(id)) };
}

/** What is pending without a group that it ends with; undefined where it ends otherwise. */
function cancelled(pending: readonly Edit[], group: readonly Edit[]): readonly Edit[] | undefined {
  const kept = pending.slice(0, Math.max(0, pending.length - group.length));
  const tail = pending.slice(kept.length);
  return tail.length === group.length && tail.every(({ id }, i) => id === group[i]?.id)
    ? kept
    : undefined;
}

type CarriedOut =
  | { readonly spread: Spread; readonly edits: readonly Edit[]; readonly refused?: undefined }
  | { readonly refused: CommandRefusal };

/** Each edit is told what it replaces as its turn comes. */
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
