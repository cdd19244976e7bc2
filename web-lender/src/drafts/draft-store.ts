import { inTab, onDevice } from "@tieout/web-portal/browser-storage";

export interface DraftPlace {
  readonly userId: string;
  readonly path: string;
  readonly form: string;
}

const prefix = "tieout.draft.";
const prefixOf = (userId: string) => `${prefix}${userId}.`;
const keyOf = ({ userId, path, form }: DraftPlace) => `${prefixOf(userId)}${path}#${form}`;

/** Ignored if the form's shape has changed since. */
export function readDraft<Value>(place: DraftPlace, usual: Value): Value | undefined {
  const stored = inTab.get(keyOf(place));
  if (stored === null) return undefined;
  try {
    const { draft } = JSON.parse(stored) as { readonly draft?: unknown };
    return hasShapeOf(usual, draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** In this tab only; the default form isn't stored. */
export function keepDraft<Value>(place: DraftPlace, draft: Value, usual: Value): void {
  if (JSON.stringify(draft) === JSON.stringify(usual)) forgetDraft(place);
  else inTab.set(keyOf(place), JSON.stringify({ draft }));
}

export function forgetDraft(place: DraftPlace): void {
  inTab.remove(keyOf(place));
}

/** Outlives the tab and a crash of the browser. Undefined where nothing is kept, or nothing that can be read. */
export function readKept(place: DraftPlace): unknown {
  const stored = onDevice.get(keyOf(place));
  if (stored === null) return undefined;
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}

/** Where something is kept for a form's parts, whose names are the form's and one of their own after a slash. */
export function keptParts(place: DraftPlace): readonly DraftPlace[] {
  const start = `${keyOf(place)}/`;
  return onDevice
    .names()
    .filter((key) => key.startsWith(start))
    .map((key) => ({ ...place, form: `${place.form}/${key.slice(start.length)}` }));
}

/** On this device; undefined forgets. */
export function keep(place: DraftPlace, value: object | undefined): void {
  if (value) onDevice.set(keyOf(place), JSON.stringify(value));
  else onDevice.remove(keyOf(place));
}

/** Whether anything of a person is kept on this device. */
export function keepsAnything(userId: string): boolean {
  return onDevice.names().some((key) => key.startsWith(prefixOf(userId)));
}

/** Leaves no drafts for the next person on this device, except those of the given user. */
export function forgetDrafts({ exceptOf: userId }: { readonly exceptOf?: string } = {}): void {
  for (const store of [inTab, onDevice]) {
    for (const key of store.names()) {
      const stays = userId !== undefined && key.startsWith(prefixOf(userId));
      if (key.startsWith(prefix) && !stays) store.remove(key);
    }
  }
}

/** The same fields of the same types; nested values may differ. */
function hasShapeOf<Value>(usual: Value, draft: unknown): draft is Value {
  if (usual === undefined) return true;
  if (!isFields(usual)) return kindOf(draft) === kindOf(usual);
  return (
    isFields(draft) &&
    Object.entries(usual).every(
      ([name, value]) => value === undefined || kindOf(draft[name]) === kindOf(value),
    )
  );
}

const kindOf = (value: unknown) => (Array.isArray(value) ? "list" : typeof value);

const isFields = (value: unknown): value is Record<string, unknown> =>
  value !== null && kindOf(value) === "object";
