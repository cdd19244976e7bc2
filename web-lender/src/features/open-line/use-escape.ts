import { type RefObject, useEffect, useEffectEvent } from "react";

/** Esc, pressed anywhere inside, leaves. */
export function useEscape(inside: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isInside = event.target instanceof Node && inside.current?.contains(event.target);
    if (event.key === "Escape" && isInside) onLeave();
  });

  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
