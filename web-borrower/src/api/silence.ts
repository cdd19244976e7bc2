import { useEffect, useState } from "react";

/** Milliseconds without news from an accounting package until a page says what it's waiting for. */
const patience = 20_000;

/** Whether `heard` hasn't changed for that long. */
export function useIsSilent(heard: string): boolean {
  const [unchanged, setUnchanged] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setUnchanged(heard), patience);
    return () => clearTimeout(timer);
  }, [heard]);
  return unchanged === heard;
}
