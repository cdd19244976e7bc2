import { Heading, IconButton, Text } from "@tieout/ui-kit";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import * as styles from "./open-line.css.ts";
import { useAlone } from "./use-alone.ts";
import { useEscape } from "./use-escape.ts";

interface PanelProps {
  readonly title: string;
  /** Beside the title. */
  readonly badge?: ReactNode;
  /** Where what the title names stands. */
  readonly path?: string | undefined;
  /** Changes with what is shown: focus then starts again at the title. */
  readonly place: string;
  readonly takesFocus: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The region beside the statement, which stays readable and reachable; on a phone it covers all of it. */
export function Panel({ title, badge, path, place, takesFocus, onClose, children }: PanelProps) {
  const { formatMessage } = useIntl();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // Each place has a title of its own, which is where one goes on reading.
    if (takesFocus && place !== undefined) heading.current?.focus();
  }, [takesFocus, place]);

  useEscape(panel, onClose);
  useAlone(panel);

  return (
    <aside aria-label={formatMessage({ id: "line.panel" })} className={styles.panel} ref={panel}>
      <div className={styles.head}>
        <div className={styles.titles}>
          <div className={styles.title}>
            <Heading level={2} ref={heading} tabIndex={-1}>
              {title}
            </Heading>
            {badge}
          </div>
          {path && (
            <Text size="small" tone="muted">
              {path}
            </Text>
          )}
        </div>
        <IconButton label={formatMessage({ id: "line.close" })} onClick={onClose} size="small">
          <X />
        </IconButton>
      </div>
      <div className={styles.scroller}>{children}</div>
    </aside>
  );
}
