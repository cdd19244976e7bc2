import type { RefObject } from "react";
import { createPortal } from "react-dom";
import * as styles from "./drag-layer.css.ts";
import { dropLineOf } from "./drop-place.ts";
import type { GridRow } from "./grid-model.ts";
import type { DropHint } from "./grid-props.ts";
import { gutterWidth } from "./statement-grid.css.ts";
import type { Dragged } from "./use-row-drag.ts";

interface DragLayerProps {
  readonly dragged: Dragged;
  /** What a drop at the current place would do. */
  readonly hint: DropHint | undefined;
  readonly shown: readonly GridRow[];
  readonly offsets: Float64Array;
  readonly companion: RefObject<HTMLDivElement | null>;
}

/** Shows where dragged rows would go, and next to the pointer what that would do. Keyboard users have a dialog instead. */
export function DragLayer({ dragged, hint, shown, offsets, companion }: DragLayerProps) {
  const line = dragged.place && dropLineOf(dragged.place, shown, offsets);
  return (
    <>
      {line && hint?.outcome === "moves" && (
        <div
          aria-hidden
          className={styles.line}
          style={{ top: line.offset, insetInlineStart: captionStart(line.level) }}
        />
      )}
      {hint &&
        createPortal(
          <div
            aria-hidden
            className={
              hint.outcome === "refused" ? `${styles.hint} ${styles.refused}` : styles.hint
            }
            ref={companion}
          >
            {hint.content}
          </div>,
          document.body,
        )}
    </>
  );
}

const captionStart = (level: number) => `calc(${gutterWidth} + ${5 + 10 * level}px)`;
