export {
  ColumnMatcher,
  type ColumnMatcherProps,
  type MatchedColumn,
} from "./column-matcher.tsx";
