export { Badge, type BadgeProps, CountPill } from "./badge.tsx";
export { ChangeMark } from "./change-mark.tsx";
