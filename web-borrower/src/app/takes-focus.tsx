import { type ReactNode, useEffect, useRef } from "react";

/** Appears in place of what had focus and takes it over: it's read out, and Tab goes on from here. */
export function TakesFocus({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}
