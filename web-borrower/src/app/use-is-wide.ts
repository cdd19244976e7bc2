import { useMedia } from "@tieout/ui-kit";

/** Whether there is room for the landing's two halves. */
export const useIsWide = (): boolean => useMedia("(width >= 900px)");
