import { Search } from "lucide-react";
import { CloseButton } from "../icon-button/close-button.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import { TextInput } from "./text-input.tsx";

export interface SearchInputProps {
  /** What is searched, "Search by name": the placeholder, and its name. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly busy?: boolean | undefined;
  readonly clearLabel?: string | undefined;
}

/** Narrows a list as it is typed in. */
export function SearchInput({
  label,
  value,
  onChange,
  busy = false,
  clearLabel = "Clear search",
}: SearchInputProps) {
  const clear = value !== "" && <CloseButton label={clearLabel} onClick={() => onChange("")} />;
  return (
    <TextInput
      aria-label={label}
      autoComplete="off"
      icon={<Search aria-hidden />}
      onChange={(event) => onChange(event.target.value)}
      placeholder={label}
      trailing={busy ? <Spinner tone="accent" /> : clear}
      type="search"
      value={value}
    />
  );
}
