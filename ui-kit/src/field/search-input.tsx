import { Search } from "lucide-react";
import { useRef } from "react";
import { CloseButton } from "../icon-button/close-button.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import { TextInput } from "./text-input.tsx";

export interface SearchInputProps {
  /** Placeholder and accessible name: "Search by name". */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly busy?: boolean | undefined;
  readonly clearLabel: string;
  readonly autoFocus?: boolean | undefined;
  readonly maxLength?: number | undefined;
}

export function SearchInput({
  label,
  value,
  onChange,
  busy = false,
  clearLabel,
  autoFocus = false,
  maxLength,
}: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange("");
    // The clear button disappears and would take focus with it.
    input.current?.focus();
  };
  return (
    <TextInput
      aria-label={label}
      autoComplete="off"
      autoFocus={autoFocus}
      icon={<Search aria-hidden />}
      maxLength={maxLength}
      onChange={(event) => onChange(event.target.value)}
      placeholder={label}
      ref={input}
      trailing={
        busy ? (
          <Spinner tone="accent" />
        ) : (
          value !== "" && <CloseButton label={clearLabel} onClick={clear} />
        )
      }
      type="search"
      value={value}
    />
  );
}
