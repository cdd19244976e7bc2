export { focusPage } from "./focus-page.ts";
export {
  Columns,
  type ColumnsProps,
  type Gap,
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
