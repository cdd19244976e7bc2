import { type MouseEvent, type ReactElement, useEffect, useId, useRef, useState } from "react";
import { AsChild } from "../as-child/as-child.tsx";
import { useTriggeredOverlays } from "../overlays/overlays.ts";
import { VisuallyHidden } from "../text/text.tsx";
import * as styles from "./tooltip.css.ts";

export interface TooltipProps {
  /** Without it there is no tooltip. */
  readonly text: string | undefined;
  /**
   * The text is why its child can't be pressed. It always describes the child, and a tap, a click or Enter shows it and does
   * nothing else: a touch screen has no hover.
   */
  readonly isReason?: boolean | undefined;
  /** Must be focusable. */
  readonly children: ReactElement;
}

/** Never put essential information here: use a hint. Only a reason is shown to everyone. */
export function Tooltip({ text, isReason = false, children }: TooltipProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { overlays, trigger } = useTriggeredOverlays(isOpen);
  // A press that loads the overlays replaces what was pressed, which would lose focus.
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!overlays || !hadFocus.current) return;
    hadFocus.current = false;
    trigger.current?.focus();
  }, [overlays, trigger]);
  // A text that comes later doesn't show by itself.
  if (isOpen && text === undefined) setOpen(false);

  const press = (event: MouseEvent) => {
    event.preventDefault();
    hadFocus.current = !overlays && event.currentTarget === document.activeElement;
    setOpen(true);
  };
  // An open tooltip describes its trigger itself.
  const reason = isReason && {
    onClick: press,
    "aria-describedby": overlays && isOpen ? undefined : id,
  };
  const hidden = isReason && (
    <VisuallyHidden>
      <span id={id}>{text}</span>
    </VisuallyHidden>
  );
  if (!overlays) {
    return (
      <>
        <AsChild {...reason} ref={trigger}>
          {children}
        </AsChild>
        {hidden}
      </>
    );
  }
  const { Tooltip: Primitive } = overlays;
  return (
    <>
      <Primitive.Provider delayDuration={400}>
        <Primitive.Root onOpenChange={setOpen} open={isOpen}>
          <Primitive.Trigger
            {...reason}
            asChild
            ref={(element) => {
              trigger.current = element;
            }}
          >
            {children}
          </Primitive.Trigger>
          {text !== undefined && (
            <Primitive.Portal>
              <Primitive.Content className={styles.tooltip} collisionPadding={8} sideOffset={6}>
                {text}
              </Primitive.Content>
            </Primitive.Portal>
          )}
        </Primitive.Root>
      </Primitive.Provider>
      {hidden}
    </>
  );
}
