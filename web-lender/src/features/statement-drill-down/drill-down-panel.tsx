import { Grow, Heading, IconButton, Inline, Text } from "@tieout/ui-kit";
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
import * as styles from "./statement-drill-down.css.ts";

interface PanelProps {
  readonly title: string;
  readonly badge?: ReactNode;
  /** Where the title's subject is. */
  readonly path?: string | undefined;
  /** When it changes, focus returns to the title. */
  readonly place: string;
  readonly takesFocus: boolean;
  /** By what opens over the page; then it covers nothing itself. */
  readonly isCovered: boolean;
  readonly onClose: () => void;
  /** Stays in sight while the rest scrolls. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** Beside the statement, which stays usable; on a phone it covers it. */
export function Panel({
  title,
  badge,
  path,
  place,
  takesFocus,
  isCovered,
  onClose,
  foot,
  children,
}: PanelProps) {
  const { formatMessage } = useIntl();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // Each place has its own title, where reading continues.
    if (takesFocus && place !== undefined) heading.current?.focus();
  }, [takesFocus, place]);

  useEscape(panel, onClose);
  useInertBehind(panel, isCovered);

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
      {foot}
    </aside>
  );
}

/** Esc anywhere inside closes. */
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

/** A phone, where the panel covers everything behind it. */
const narrow = "(width < 640px)";

/** While covered, the page behind is out of keyboard reach. */
function useInertBehind(covering: RefObject<HTMLElement | null>, isCovered: boolean): void {
  useLayoutEffect(() => {
    if (isCovered) return;
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
  }, [covering, isCovered]);
}

/**
 * Siblings of the element and its ancestors, except those already inert. Siblings of the portal float above and stay
 * usable.
 */
function elementsBehind(element: Element): readonly HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || parent === document.body) return [];
  const siblings = [...parent.children].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one !== element && !one.inert,
  );
  return [...siblings, ...elementsBehind(parent)];
}
