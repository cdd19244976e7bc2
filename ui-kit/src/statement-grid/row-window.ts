import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type GridRow, heightOf } from "./grid-model.ts";

/** Where each row begins, in px from the first; the last is where all end. */
export function offsetsOf(rows: readonly GridRow[]): Float64Array {
  const offsets = new Float64Array(rows.length + 1);
  for (let index = 0; index < rows.length; index++) {
    offsets[index + 1] = (offsets[index] ?? 0) + heightOf(rows[index]);
  }
  return offsets;
}

/** The row at that offset: the last that begins at or above it. */
export function rowAtOffset(offsets: Float64Array, offset: number): number {
  let low = 0;
  let high = Math.max(0, offsets.length - 2);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

export interface RowWindow {
  readonly first: number;
  /** Exclusive. */
  readonly end: number;
}

/** Rows that are rendered above and below those in sight, in px. */
const overscan = 108;
/** The window follows in steps of about two rows, so that small scrolls render nothing. */
const step = 54;

interface Sight {
  readonly top: number;
  readonly height: number;
}

/** The rows to render: all, or where there are many those in sight. */
export function useRowWindow(
  viewport: RefObject<HTMLElement | null>,
  offsets: Float64Array,
  isVirtual: boolean,
): RowWindow {
  const [sight, setSight] = useState<Sight>({ top: 0, height: 0 });
  const seen = useRef(sight);

  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element || !isVirtual) return;
    const look = () => {
      const top = Math.floor(element.scrollTop / step) * step;
      const height = element.clientHeight;
      if (top === seen.current.top && height === seen.current.height) return;
      seen.current = { top, height };
      setSight(seen.current);
    };
    // Within the frame that scrolls, or it would be painted without the new rows.
    const follow = () => flushSync(look);
    look();
    element.addEventListener("scroll", follow, { passive: true });
    const resized = new ResizeObserver(look);
    resized.observe(element);
    return () => {
      element.removeEventListener("scroll", follow);
      resized.disconnect();
    };
  }, [viewport, isVirtual]);

  const count = offsets.length - 1;
  if (!isVirtual) return { first: 0, end: count };
  return {
    first: rowAtOffset(offsets, sight.top - overscan),
    end: Math.min(count, rowAtOffset(offsets, sight.top + step + sight.height + overscan) + 1),
  };
}

/**
 * Marks the viewport while it's scrolled sideways. Only then are captions sticky: a browser composes each sticky
 * element as a layer of its own, which costs more than all else in a frame.
 */
export function usePinnedCaptions(viewport: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const pin = () => element.toggleAttribute("data-pinned", element.scrollLeft !== 0);
    // A wheel is seen before it scrolls, so that captions are held from its first frame on.
    const pinBefore = ({ deltaX, shiftKey }: WheelEvent) => {
      if (deltaX !== 0 || shiftKey) element.setAttribute("data-pinned", "");
    };
    element.addEventListener("scroll", pin, { passive: true });
    element.addEventListener("wheel", pinBefore, { passive: true });
    return () => {
      element.removeEventListener("scroll", pin);
      element.removeEventListener("wheel", pinBefore);
    };
  }, [viewport]);
}
