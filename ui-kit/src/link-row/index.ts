export { CardLead, LinkRow, type LinkRowProps } from "./link-row.tsx";
