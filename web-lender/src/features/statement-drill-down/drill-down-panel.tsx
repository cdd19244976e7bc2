import { Button, Grow, Heading, IconButton, Inline, Text } from "@tieout/ui-kit";
import { X } from "lucide-react";
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { useIntl } from "react-intl";
import { LoadFailure } from "../../loading/load-failure.tsx";
import * as styles from "./statement-drill-down.css.ts";

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
  useInertBehind(panel);

  return (
    <aside aria-label={formatMessage({ id: "line.panel" })} className={styles.panel} ref={panel}>
      <div className={styles.head}>
        <Grow>
          <Inline rowGap="tiny" wrap>
            <Heading level={2} ref={heading} tabIndex={-1}>
              {title}
            </Heading>
            {badge}
          </Inline>
          {path && (
            <Text size="small" tone="muted">
              {path}
            </Text>
          )}
        </Grow>
        <IconButton label={formatMessage({ id: "line.close" })} onClick={onClose} size="small">
          <X />
        </IconButton>
      </div>
      <div className={styles.scroller}>{children}</div>
    </aside>
  );
}

/** One step on the way down to journal lines. */
export interface TrailStep {
  readonly name: string;
  /** As it is shown. */
  readonly amount: string;
  readonly onOpen: () => void;
}

/** Where a figure comes from, each step with its amount. The last step is where one is. */
export function Trail({ steps }: { readonly steps: readonly TrailStep[] }) {
  const { formatMessage } = useIntl();

  return (
    <nav aria-label={formatMessage({ id: "line.trail" })}>
      <ol className={styles.trail}>
        {steps.map(({ name, amount, onOpen }, index) => {
          const isCurrent = index === steps.length - 1;
          return (
            <li aria-current={isCurrent ? "step" : undefined} className={styles.step} key={name}>
              <span className={styles.stepName}>
                {isCurrent ? (
                  <Text weight="medium">{name}</Text>
                ) : (
                  <Button onClick={onOpen} variant="link">
                    {name}
                  </Button>
                )}
              </span>
              <Text numeric size="small" tone="muted">
                {amount}
              </Text>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface CouldNotOpenProps {
  readonly error: unknown;
  readonly onTryAgain: () => void;
}

/** What stands in the panel when what is behind a figure couldn't be read. */
export function CouldNotOpen({ error, onTryAgain }: CouldNotOpenProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.block}>
      <LoadFailure
        title={formatMessage({ id: "line.failed" })}
        error={error}
        onTryAgain={() => onTryAgain()}
      />
    </div>
  );
}

/** Esc, pressed anywhere inside, leaves. */
function useEscape(inside: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isInside = event.target instanceof Node && inside.current?.contains(event.target);
    if (event.key === "Escape" && isInside) onLeave();
  });

  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/** As wide as a phone, where the panel covers all that is behind it. */
const narrow = "(width < 640px)";

/** While an element covers the page, keys don't lead behind it. */
function useInertBehind(covering: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const media = window.matchMedia(narrow);
    let behind: readonly HTMLElement[] = [];
    const free = () => {
      for (const one of behind) one.inert = false;
      behind = [];
    };
    const follow = () => {
      free();
      if (media.matches && covering.current) behind = elementsBehind(covering.current);
      for (const one of behind) one.inert = true;
    };

    follow();
    media.addEventListener("change", follow);
    return () => {
      media.removeEventListener("change", follow);
      free();
    };
  }, [covering]);
}

/**
 * What stands beside an element, and beside whatever it's in; what is inert by itself stays so. What stands in the document
 * beside the portal floats above it: a popover that was open when the window became narrow.
 */
function elementsBehind(element: Element): readonly HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || parent === document.body) return [];
  const siblings = [...parent.children].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one !== element && !one.inert,
  );
  return [...siblings, ...elementsBehind(parent)];
}
