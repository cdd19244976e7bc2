import { focusPage } from "@tieout/ui-kit";
import { useEffect } from "react";
import { useLocation } from "wouter";

let arrivedAt: string | undefined;

/**
 * On another page than before, the focus starts at its content, so that who can't see the change hears
 * it. On the first page it stays where the browser puts it.
 */
export function useArrival(): void {
  const [path] = useLocation();

  useEffect(() => {
    const isAnother = arrivedAt !== undefined && arrivedAt !== path;
    arrivedAt = path;
    if (isAnother) focusPage();
  }, [path]);
}
