import { Heading } from "@tieout/ui-kit";
import { createContext, useContext, useEffect, useRef } from "react";
import { useLenderName } from "../api/tenant-settings.ts";

export const Arrival = createContext(false);

/** Labels the part of a page that its title heads. */
export const pageTitleId = "page-title";

interface PageTitleProps {
  readonly children: string;
  /** Where it isn't the heading. */
  readonly windowTitle?: string;
}

/** The page's one `h1`. It takes focus after navigation so screen readers start there. */
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
