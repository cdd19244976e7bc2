export { Badge, type BadgeProps, CountPill } from "./badge.tsx";
