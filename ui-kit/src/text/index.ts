export { Emphasized, type EmphasizedProps } from "./emphasized.tsx";
export { firstLetter } from "./first-letter.ts";
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
