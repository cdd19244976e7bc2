import { X } from "lucide-react";
import { button } from "../button/button.css.ts";

export interface CloseButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

/** Has no tooltip: a cross needs none, and this saves loading the tooltip code. */
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
