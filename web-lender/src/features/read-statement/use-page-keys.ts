import { type RefObject, useEffect, useEffectEvent } from "react";
import { walkRegions } from "./walk-regions.ts";

/** Keys that work anywhere on the page: F6 walks its regions, ? lists the keys. Typing is left alone. */
export function usePageKeys(page: RefObject<HTMLElement | null>, onHelp: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!page.current?.contains(document.activeElement)) return;
    if (event.key === "F6") walkRegions(page.current, event);
    if (event.key === "?" && !(event.target instanceof HTMLInputElement)) onHelp();
  });

  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
