import { firstLetter } from "../text/text.tsx";
import * as styles from "./avatar.css.ts";

export interface AvatarProps {
  readonly name: string;
  readonly tone?: "accent" | "neutral" | undefined;
  readonly size?: "small" | "medium" | "large" | undefined;
}

export function Avatar({ name, tone = "accent", size = "medium" }: AvatarProps) {
  return (
    <span aria-hidden className={styles.avatar({ tone, size })}>
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string) {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word = "") => firstLetter(word)).join("");
}
