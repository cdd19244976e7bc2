import {
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";

type Overlays = typeof import("./radix.ts");

let loaded: Overlays | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Preloads Radix's overlays, a third of a page's code. Call it once the first page is shown. */
export function loadOverlays(): Promise<void> {
  loading ??= import("./radix.ts").then(
    (overlays) => {
      loaded = overlays;
      for (const listen of listeners) listen();
    },
    (error: unknown) => {
      // Lets the next call retry.
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Radix's overlays once loaded; loads them when `needed`. @throws if loading fails */
export function useOverlays(needed: boolean): Overlays | undefined {
  const overlays = useSyncExternalStore(subscribe, () => loaded);
  const [failure, setFailure] = useState<{ readonly error: unknown }>();

  useEffect(() => {
    if (needed && !overlays) loadOverlays().catch((error: unknown) => setFailure({ error }));
  }, [needed, overlays]);
  if (failure) throw failure.error;
  return overlays;
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** For components rendered inside an overlay, where it's already loaded. */
export function insideOverlay(): Overlays {
  if (!loaded) throw new Error("What stands inside an overlay is shown without one");
  return loaded;
}

interface TriggeredOverlays {
  /** Until these are loaded, only the trigger renders. */
  readonly overlays: Overlays | undefined;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly ask: () => void;
  readonly isAsked: boolean;
}

/**
 * The same with a trigger. Radix's trigger replaces ours, which would lose focus; so it waits while ours has focus,
 * unless the overlay was requested and takes focus itself.
 */
export function useTriggeredOverlays(isOpen = false): TriggeredOverlays {
  const trigger = useRef<HTMLElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const overlays = useOverlays(isAsked || isOpen);
  const [isReplaced, setIsReplaced] = useState(overlays !== undefined);
  const ask = useCallback(() => setIsAsked(true), []);

  useEffect(() => {
    if (!overlays || isReplaced) return;
    const hasFocus = trigger.current?.contains(document.activeElement) ?? false;
    if (isAsked || isOpen || !hasFocus) setIsReplaced(true);
  }, [overlays, isReplaced, isAsked, isOpen]);

  return { overlays: isReplaced ? overlays : undefined, trigger, ask, isAsked };
}
