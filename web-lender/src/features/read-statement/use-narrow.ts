import { useMedia } from "@tieout/ui-kit";

/** Whether the window is a phone's: there a statement shows one period at a time (ui reference, §3). */
export const useNarrow = (): boolean => useMedia("(width < 640px)");
