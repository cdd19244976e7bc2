import type { ReactElement } from "react";
import { AsChild } from "../as-child/as-child.tsx";
import { useTriggeredOverlays } from "../overlays/overlays.ts";
import * as styles from "./tooltip.css.ts";

export interface TooltipProps {
  /** Without it there is no tooltip. */
  readonly text: string | undefined;
  /** Must be focusable. */
  readonly children: ReactElement;
}

/** Never put essential information here: use a hint. */
export function Tooltip({ text, children }: TooltipProps) {
  const { overlays, trigger } = useTriggeredOverlays();
  if (!overlays) return <AsChild ref={trigger}>{children}</AsChild>;
  const { Tooltip: Primitive } = overlays;
  return (
    <Primitive.Provider delayDuration={400}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        {text !== undefined && (
          <Primitive.Portal>
            <Primitive.Content className={styles.tooltip} sideOffset={6}>
              {text}
            </Primitive.Content>
          </Primitive.Portal>
        )}
      </Primitive.Root>
    </Primitive.Provider>
  );
}
