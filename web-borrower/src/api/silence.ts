import { useEffect, useState } from "react";

/** In milliseconds: when a page says what a silent accounting package is waited for. */
const patience = 20_000;

/** Whether what was last heard has stayed the same for so long. */
export function useIsSilent(heard: string): boolean {
  const [unchanged, setUnchanged] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setUnchanged(heard), patience);
    return () => clearTimeout(timer);
  }, [heard]);
  return unchanged === heard;
}
