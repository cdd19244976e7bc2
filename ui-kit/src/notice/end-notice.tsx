import { CircleAlert } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { noticeMark } from "../overlays/open-layers.ts";
import * as styles from "./notice.css.ts";

export interface EndNoticeProps {
  readonly title: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/**
 * Blocks everything but its action, above any dialog. It takes focus, but not on its button, which a key meant for a
 * form would press. It doesn't close what is below.
 */
export function EndNotice({ title, action, children }: EndNoticeProps) {
  return (
    // Not modal, so that typed text can still be read and copied.
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
