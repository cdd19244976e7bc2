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

/**
 * Loads Radix's overlays, which are a third of a page of tables and not needed before a press. An app calls it once
 * its first page is there.
 */
export function loadOverlays(): Promise<void> {
  loading ??= import("./radix.ts").then(
    (overlays) => {
      loaded = overlays;
      for (const listen of listeners) listen();
    },
    (error: unknown) => {
      // The next call tries again.
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Radix's overlays once they are there; loads them when `needed`, and throws where they can't be loaded. */
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

/** For what renders inside an overlay, so that it's there. */
export function insideOverlay(): Overlays {
  if (!loaded) throw new Error("What stands inside an overlay is shown without one");
  return loaded;
}

interface TriggeredOverlays {
  /** Until these are there, the trigger stands alone. */
  readonly overlays: Overlays | undefined;
  readonly trigger: RefObject<HTMLElement | null>;
  /** Somebody asked for what the trigger opens. */
  readonly ask: () => void;
  readonly isAsked: boolean;
}

/**
 * The same with a trigger. Radix's trigger replaces ours, which would lose the focus: so not while ours has it, unless
 * its overlay was asked for and takes the focus itself.
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
