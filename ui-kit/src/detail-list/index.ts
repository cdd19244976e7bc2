export {
  DetailList,
  type DetailListItem,
  type DetailListProps,
  MarkedText,
  type MarkedTextProps,
} from "./detail-list.tsx";
