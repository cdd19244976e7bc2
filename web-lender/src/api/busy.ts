import { type BusyEntry, type BusyState, begun, ended, idle } from "@tieout/ui-kit/busy-state";
import { useSyncExternalStore } from "react";

let state: BusyState = idle;
const watchers = new Set<() => void>();

/** Counts a call to the BFF until what is given back is called. */
export function beginCall(what: string): (outcome: string) => void {
  const began = Date.now();
  change(begun(state));
  return (outcome) => {
    const entry = { what, outcome, milliseconds: Date.now() - began };
    change(ended(state, entry));
  };
}

/** The latest calls and what came of them, for who has to find out what went wrong. */
export const latestCalls = (): readonly BusyEntry[] => state.history;

/** Whether something is being waited for. */
export const useIsBusy = () => useSyncExternalStore(watch, () => state.count > 0);

function change(next: BusyState) {
  state = next;
  // A page begins its first calls while React draws it, when nobody else may be told to draw.
  queueMicrotask(() => {
    for (const tell of watchers) tell();
  });
}

function watch(tell: () => void) {
  watchers.add(tell);
  return () => watchers.delete(tell);
}
