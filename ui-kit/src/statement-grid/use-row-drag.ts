import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { type DropPlace, dropPlaceAt } from "./drop-place.ts";
import type { GridRow } from "./grid-model.ts";
import type { GridDrag } from "./grid-props.ts";

interface RowDragProps {
  readonly drag: GridDrag | undefined;
  readonly shown: readonly GridRow[];
  readonly offsets: Float64Array;
  readonly folded: ReadonlySet<string>;
  readonly viewport: RefObject<HTMLElement | null>;
  readonly body: RefObject<HTMLElement | null>;
}

/** Rows being dragged. */
export interface Dragged {
  readonly rowIds: readonly string[];
  /** Undefined while the pointer isn't over rows. */
  readonly place: DropPlace | undefined;
}

export interface RowDrag {
  readonly dragged: Dragged | undefined;
  /** The element that follows the pointer. */
  readonly companion: RefObject<HTMLDivElement | null>;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far a pressed pointer may move, in px, and still click. */
const shake = 5;
/** How close to its upper or lower edge, in px, a drag scrolls the grid. */
const edge = 40;
/** Fastest scrolling, in px per frame. */
const fastest = 20;

/**
 * Drags rows by their captions with a mouse or a pen; a finger scrolls. Escape and Tab cancel. Events are handled on the window,
 * because a dragged row that scrolls out of view is no longer rendered.
 */
export function useRowDrag(props: RowDragProps): RowDrag {
  const { drag, shown, offsets, folded, viewport, body } = props;
  const [pressed, setPressed] = useState<Point & { readonly rowId: string }>();
  const [dragged, setDragged] = useState<Dragged>();
  const isDragging = dragged !== undefined;
  const pointer = useRef<Point>({ x: 0, y: 0 });
  const endsWithClick = useRef(false);
  const companion = useRef<HTMLDivElement>(null);

  const placeNow = (): DropPlace | undefined => {
    const { x, y } = pointer.current;
    const inside = viewport.current && sightOf(viewport.current, body.current);
    if (!inside || !body.current) return undefined;
    if (x < inside.left || x >= inside.right || y < inside.top || y >= inside.bottom) return;
    return dropPlaceAt(shown, offsets, folded, y - body.current.getBoundingClientRect().top);
  };
  const aim = () => {
    const place = placeNow();
    setDragged((last) => last && (samePlace(last.place, place) ? last : { ...last, place }));
    accompany(companion.current, pointer.current);
  };
  const end = () => {
    setPressed(undefined);
    setDragged(undefined);
  };

  const follow = useEffectEvent(({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
    if (!pressed) return;
    pointer.current = { x, y };
    if (isDragging) return aim();
    if (Math.hypot(x - pressed.x, y - pressed.y) < shake) return;
    const row = shown.find(({ id }) => id === pressed.rowId);
    const rowIds = (row && drag?.take(row)) ?? [];
    if (rowIds.length === 0) return end();
    endsWithClick.current = true;
    setDragged({ rowIds, place: placeNow() });
  });
  const letGo = useEffectEvent(() => {
    if (dragged?.place) drag?.drop(dragged.rowIds, dragged.place);
    end();
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isDragging) return;
    const leaves = event.key === "Tab";
    if (leaves || event.key === "Escape") end();
    if (leaves) return;
    // Keys of the grid and the page do nothing during a drag.
    event.preventDefault();
    event.stopPropagation();
  });
  const giveUp = useEffectEvent(end);
  const scroll = useEffectEvent(() => {
    if (!viewport.current) return;
    const { top, bottom } = sightOf(viewport.current, body.current);
    const { y } = pointer.current;
    const beyond = Math.min(0, y - top - edge) + Math.max(0, y - bottom + edge);
    if (beyond === 0) return;
    viewport.current.scrollBy({ top: Math.max(-fastest, Math.min(fastest, beyond / 2)) });
    aim();
  });

  useEffect(() => {
    if (!pressed) return;
    const ended = new AbortController();
    const { signal } = ended;
    window.addEventListener("pointermove", follow, { signal });
    window.addEventListener("pointerup", letGo, { signal });
    window.addEventListener("pointercancel", giveUp, { signal });
    window.addEventListener("blur", giveUp, { signal });
    window.addEventListener("keydown", press, { capture: true, signal });
    return () => ended.abort();
  }, [pressed]);
  useEffect(() => {
    if (!isDragging) return;
    const everyFrame = () => {
      scroll();
      frame = requestAnimationFrame(everyFrame);
    };
    let frame = requestAnimationFrame(everyFrame);
    return () => cancelAnimationFrame(frame);
  }, [isDragging]);
  // The element's size is known only after it's rendered.
  useLayoutEffect(() => {
    if (isDragging) accompany(companion.current, pointer.current);
  });

  return {
    dragged,
    companion,
    onPointerDown: (event) => {
      endsWithClick.current = false;
      const row = drag && isPlain(event) ? rowAt(shown, event.target) : undefined;
      if (row) setPressed({ rowId: row.id, x: event.clientX, y: event.clientY });
    },
    // The click at the end of a drag must not open or select anything.
    onClickCapture: (event) => {
      if (endsWithClick.current) event.stopPropagation();
      endsWithClick.current = false;
    },
  };
}

/** With Shift or Ctrl, a press selects instead. */
function isPlain({ button, pointerType, shiftKey, ctrlKey, metaKey }: PointerEvent): boolean {
  return button === 0 && pointerType !== "touch" && !shiftKey && !ctrlKey && !metaKey;
}

function rowAt(shown: readonly GridRow[], target: EventTarget): GridRow | undefined {
  if (!(target instanceof Element)) return undefined;
  if (target.closest("[data-editor], [data-check], [data-toggle], [data-menu]")) return undefined;
  const caption = target.closest("[role=rowheader]");
  return shown[Number(caption?.closest("[data-row]")?.getAttribute("data-row") ?? Number.NaN)];
}

/** The area where rows are visible: below the header, without scrollbars. */
function sightOf(viewport: HTMLElement, body: HTMLElement | null) {
  const { left, top } = viewport.getBoundingClientRect();
  const head = body?.offsetTop ?? 0;
  return {
    ...{ left, right: left + viewport.clientWidth },
    ...{ top: top + head, bottom: top + viewport.clientHeight },
  };
}

const samePlace = (one: DropPlace | undefined, other: DropPlace | undefined) =>
  one?.rowId === other?.rowId && one?.at === other?.at;

/** Places the element next to the pointer, inside the window. */
function accompany(element: HTMLElement | null, { x, y }: Point): void {
  if (!element) return;
  const { offsetWidth, offsetHeight } = element;
  const left = Math.max(8, Math.min(x + 16, window.innerWidth - offsetWidth - 8));
  const isLow = y + 20 + offsetHeight > window.innerHeight - 8;
  const top = isLow ? Math.max(8, y - offsetHeight - 12) : y + 20;
  element.style.translate = `${left}px ${top}px`;
}
