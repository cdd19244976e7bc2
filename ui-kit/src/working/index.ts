export { AnimatedEllipsis } from "./animated-ellipsis.tsx";
export { type BusyEntry, type BusyState, begun, ended, idle } from "./busy-state.ts";
export { useOneAtATime } from "./use-one-at-a-time.ts";
export { WorkingIndicator, type WorkingIndicatorProps } from "./working-indicator.tsx";
