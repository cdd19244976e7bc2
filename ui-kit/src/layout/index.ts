export { focusPage } from "./focus-page.ts";
export {
  Box,
  type BoxProps,
  Columns,
  type ColumnsProps,
  Grow,
  Inline,
  type InlineProps,
  Page,
  type PageProps,
  Split,
  type SplitProps,
  Stack,
  type StackProps,
} from "./layout.tsx";
export { PageHead, type PageHeadProps } from "./page-head.tsx";
export type { Breakpoint, Gap, Placement } from "./placement.ts";
