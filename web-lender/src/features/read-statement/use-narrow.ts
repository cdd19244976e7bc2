import { useSyncExternalStore } from "react";

/** Narrower than this, a statement shows one period at a time (ui reference, §3). */
const narrow = "(width < 640px)";

/** Whether the window is a phone's. */
export function useNarrow(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(narrow).matches);
}

function watch(onChange: () => void): () => void {
  const media = window.matchMedia(narrow);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}
