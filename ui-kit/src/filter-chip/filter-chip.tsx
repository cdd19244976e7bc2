import { Check } from "lucide-react";
import * as styles from "./filter-chip.css.ts";

export interface FilterChipProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function FilterChip({ label, on, onChange }: FilterChipProps) {
  return (
    <button
      aria-pressed={on}
      className={styles.chip({ on })}
      onClick={() => onChange(!on)}
      type="button"
    >
      {on && <Check aria-hidden />}
      {label}
    </button>
  );
}
