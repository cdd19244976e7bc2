import type { Command, CommandRefusal } from "@tieout/core/spread/command";
import { namedNodes } from "@tieout/core/spread/command-names";
import {
  beginEditing,
  continueEditing,
  type Edit,
  type Edited,
  type EditSession,
  edit,
  isDirty,
  markSaved,
  redo,
  undo,
} from "@tieout/core/spread/edit-session";
import { type Choice, type Replay, replay } from "@tieout/core/spread/replay";
import { canonicalText, type Spread } from "@tieout/core/spread/spread";
import type { NodeRef } from "@tieout/core/statement/layout";
import type { RecordBooks } from "../api/spread.ts";

/** What is saved of a record's statements, what isn't yet, and what can be taken back. */
export interface EditorState {
  readonly session: EditSession;
  /** The version that is saved. */
  readonly version: number;
  /** Whether what is shown differs from what is saved. */
  readonly dirty: boolean;
  /** The lines of the latest change; a new set for each. */
  readonly touched: ReadonlySet<NodeRef>;
  /** The latest change, if it was made here. */
  readonly latest?: LatestChange | undefined;
}

export interface LatestChange {
  readonly how: "done" | "undone" | "redone";
  readonly edits: readonly Edit[];
  /** Without the edits: it has the names by which they're told. */
  readonly without: Spread;
}

/** One save, as it's sent and sent again. */
export interface Save {
  readonly version: number;
  readonly edits: readonly Edit[];
  readonly spread: Spread;
  /** The same for the same edits, so that a retry saves once. */
  readonly idempotencyKey: string;
}

/** Unsaved edits as the browser keeps them. */
export interface KeptEdits {
  /** The version that they were made on. */
  readonly version: number;
  readonly edits: readonly Edit[];
  /** When the last was made, an ISO instant. */
  readonly at: string;
}

/** Somebody else's version, and which edits have been saved since the one edited here. */
export interface SavedElsewhere {
  readonly spread: Spread;
  readonly version: number;
  readonly savedIds: ReadonlySet<string>;
}

/** At most so many edits travel in one save. */
const editsAtMost = 1_000;

/** Holds one record's edits while a person moves between views, tabs and pages. */
export class SpreadEditor {
  readonly books: RecordBooks;
  #state: EditorState;
  #save: Save | undefined;
  readonly #watchers = new Set<() => void>();

  readonly #keep: (kept: KeptEdits | undefined) => void;

  /** `keep` is told the unsaved edits after each change; undefined where there are none. */
  constructor(
    books: RecordBooks,
    saved: Spread,
    version: number,
    keep: (kept: KeptEdits | undefined) => void,
  ) {
    this.books = books;
    this.#keep = keep;
    this.#state = { session: beginEditing(saved), version, dirty: false, touched: new Set() };
  }

  readonly watch = (tell: () => void) => {
    this.#watchers.add(tell);
    return () => this.#watchers.delete(tell);
  };

  readonly state = () => this.#state;

  get spread(): Spread {
    return this.#state.session.spread;
  }

  /** One group of commands, all or none: one undo takes it back. */
  edit(commands: readonly Command[], why?: string): CommandRefusal | undefined {
    const { session } = this.#state;
    if (session.pending.length + commands.length > editsAtMost) return "too-many-edits";
    const edits = editsOf(commands, crypto.randomUUID(), why);
    return this.#carryOut(edit(session, edits, this.books.books), { how: "done", edits });
  }

  /** The spread that the commands would make, or why they can't be carried out. Changes nothing. */
  tryOut(commands: readonly Command[]): TriedOut {
    const tried = edit(this.#state.session, editsOf(commands, "tried"), this.books.books);
    return tried.refused ? tried : { spread: tried.session.spread };
  }

  /** The edits taken back, the latest first; undefined where there are none. */
  undo(): readonly Edit[] | undefined {
    const edits = this.#state.session.past.at(-1);
    if (!edits) return undefined;
    const undone = undo(this.#state.session, crypto.randomUUID(), this.books.books);
    return this.#carryOut(undone, { how: "undone", edits }) ? undefined : edits;
  }

  redo(): readonly Edit[] | undefined {
    const edits = this.#state.session.future.at(-1);
    if (!edits) return undefined;
    const redone = redo(this.#state.session, crypto.randomUUID(), this.books.books);
    return this.#carryOut(redone, { how: "redone", edits }) ? undefined : edits;
  }

  #carryOut(edited: Edited, change: Omit<LatestChange, "without">): CommandRefusal | undefined {
    if (edited.refused) return edited.refused;
    const touched = new Set(change.edits.flatMap(({ command }) => namedNodes(command)));
    const without = change.how === "undone" ? edited.session.spread : this.spread;
    this.#change({ session: edited.session, touched, latest: { ...change, without } });
    return undefined;
  }

  /** What to send now. Without further edits, the same as last time. */
  save(): Save {
    const { session, version } = this.#state;
    const known = this.#save;
    if (known?.version === version && known.spread === session.spread) return known;
    const { pending: edits, spread } = session;
    this.#save = { version, edits, spread, idempotencyKey: crypto.randomUUID() };
    return this.#save;
  }

  /** Edits made while the save was on its way stay. */
  markSaved(save: Save, version: number): void {
    const { session } = this.#state;
    this.#change({
      session: markSaved(session, save.spread, save.edits, this.books.books),
      version,
    });
  }

  /** What becomes of unsaved edits, those kept in the browser first, on a version that was saved elsewhere. */
  repeatedOn(
    { spread, savedIds }: SavedElsewhere,
    edits: readonly Edit[],
    choices?: ReadonlyMap<string, Choice>,
  ): Replay {
    const unsaved = edits.filter(({ id }) => !savedIds.has(id));
    return replay(spread, unsaved, this.books.books, choices);
  }

  /** Goes on from a version that was saved elsewhere. */
  continueOn({ spread, version }: SavedElsewhere, repeated: Replay): void {
    const session = continueEditing(this.#state.session, spread, repeated);
    const touched = new Set(repeated.edits.flatMap(({ command }) => namedNodes(command)));
    this.#change({ session, version, touched });
  }

  /** Takes a version that was made from the saved one at once, as a reset is; undo brings the one before back. */
  replaceSaved(spread: Spread, version: number): void {
    const { session, version: before } = this.#state;
    const id = crypto.randomUUID();
    const command: Command = {
      do: "replaceSpread",
      origin: { kind: "version", version },
      spread,
      was: session.saved,
      wasOrigin: { kind: "version", version: before },
    };
    const past = [...session.past, [{ id, group: id, command }]];
    const touched = new Set<NodeRef>();
    this.#change({
      session: { saved: spread, spread, pending: [], past, future: [] },
      version,
      touched,
      latest: undefined,
    });
  }

  /** Takes what is saved now in place of everything here. */
  startAgain(saved: Spread, version: number): void {
    this.#change({ session: beginEditing(saved), version, touched: new Set(), latest: undefined });
  }

  #change(changes: Partial<EditorState>): void {
    const next = { ...this.#state, ...changes };
    this.#state = { ...next, dirty: isDirty(next.session) };
    const { dirty, version, session } = this.#state;
    const at = new Date().toISOString();
    this.#keep(dirty ? { version, edits: session.pending, at } : undefined);
    for (const tell of this.#watchers) tell();
  }
}

export type TriedOut =
  | { readonly spread: Spread; readonly refused?: undefined }
  | { readonly refused: CommandRefusal };

function editsOf(commands: readonly Command[], group: string, why?: string): readonly Edit[] {
  return commands.map((command, i) => ({
    ...{ id: `${group}/${i}`, group, command },
    ...(why !== undefined && { why }),
  }));
}

/** SHA-256 of a spread's canonical text, as the server computes it. */
export async function hashOf(spread: Spread): Promise<string> {
  const bytes = new TextEncoder().encode(canonicalText(spread));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
