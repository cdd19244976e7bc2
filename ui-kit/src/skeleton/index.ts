export { Skeleton, type SkeletonProps } from "./skeleton.tsx";
export { useSkeleton } from "./use-skeleton.ts";
