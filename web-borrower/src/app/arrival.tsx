import { Heading } from "@tieout/ui-kit";
import { createContext, useContext, useEffect, useRef } from "react";
import { useLenderName } from "../api/tenant-settings.ts";

/** Whether the page was reached from another of ours, rather than from outside. */
export const Arrival = createContext(false);

/** Names the part of a page that its title heads. */
export const pageTitleId = "page-title";

interface PageTitleProps {
  /** The heading, and the window's title. */
  readonly children: string;
  /** The window's title, where it isn't the heading. */
  readonly windowTitle?: string;
}

/** The page's one `h1`. After a change of page it takes the focus, so that it's what is read next. */
export function PageTitle({ children, windowTitle = children }: PageTitleProps) {
  const lenderName = useLenderName();
  const isArrival = useContext(Arrival);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${windowTitle} · ${lenderName}`;
  }, [windowTitle, lenderName]);
  useEffect(() => {
    if (isArrival) heading.current?.focus();
  }, [isArrival]);

  return (
    <Heading id={pageTitleId} level={1} ref={heading} size="display" tabIndex={-1}>
      {children}
    </Heading>
  );
}
