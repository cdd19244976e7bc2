export { Badge, type BadgeProps, CountPill } from "./badge.tsx";
export { ChangeMark, type ChangeMarkProps } from "./change-mark.tsx";
