export { StatusIcon, type StatusIconProps, type StatusTone } from "./status-icon.tsx";
