import { CircleAlert } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { noticeMark } from "../overlays/open-layers.ts";
import * as styles from "./notice.css.ts";

export interface EndNoticeProps {
  /** What has ended. */
  readonly title: string;
  /** The way on: one button. */
  readonly action: ReactNode;
  /** Why, and what it means. */
  readonly children: ReactNode;
}

/**
 * Something has ended, and nothing goes on but by its action. It stands over dialogs and has the focus, though
 * not on its button, which a key that was meant for a form would press. Nothing below it is closed.
 */
export function EndNotice({ title, action, children }: EndNoticeProps) {
  return (
    // Not modal: what was typed can still be read and copied.
    <Primitive.Root modal={false} open>
      <Primitive.Portal>
        <Primitive.Content
          {...{ [noticeMark]: "" }}
          className={styles.notice}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.target instanceof HTMLElement) event.target.focus();
          }}
          role="alertdialog"
        >
          <span className={styles.alarm}>
            <CircleAlert aria-hidden />
          </span>
          <div className={styles.text}>
            <Primitive.Title asChild>
              <p className={styles.ended}>{title}</p>
            </Primitive.Title>
            <Primitive.Description asChild>
              <p className={styles.detail}>{children}</p>
            </Primitive.Description>
            <div className={styles.actions}>{action}</div>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
