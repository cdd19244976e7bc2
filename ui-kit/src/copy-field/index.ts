export { CopyField, type CopyFieldProps } from "./copy-field.tsx";
export { copyWhenKnown } from "./copy-when-known.ts";
