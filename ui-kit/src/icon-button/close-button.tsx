import { X } from "lucide-react";
import { button } from "../button/button.css.ts";

export interface CloseButtonProps {
  /** What it closes, clears or takes away. */
  readonly label: string;
  readonly onClick: () => void;
}

/** A cross. Everyone knows it, so it does without the tooltip and the code that places one. */
export function CloseButton({ label, onClick }: CloseButtonProps) {
  return (
    <button
      aria-label={label}
      className={button({ variant: "ghost", size: "small", square: true })}
      onClick={onClick}
      type="button"
    >
      <X />
    </button>
  );
}
