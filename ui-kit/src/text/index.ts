export { Emphasized, type EmphasizedProps } from "./emphasized.tsx";
export {
  Heading,
  type HeadingLevel,
  type HeadingProps,
  Link,
  type LinkProps,
  Text,
  type TextProps,
} from "./text.tsx";
export { SkipLink, VisuallyHidden } from "./visually-hidden.tsx";
