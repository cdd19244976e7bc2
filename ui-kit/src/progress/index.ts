export { Meter, type MeterProps } from "./meter.tsx";
export { Progress, type ProgressProps } from "./progress.tsx";
