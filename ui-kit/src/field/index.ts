export { Field, type FieldProps } from "./field.tsx";
export { SearchInput, type SearchInputProps } from "./search-input.tsx";
export { TextArea, type TextAreaProps, TextInput, type TextInputProps } from "./text-input.tsx";
