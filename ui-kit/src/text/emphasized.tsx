import * as styles from "./text.css.ts";

export interface EmphasizedProps {
  readonly text: string;
  /** Emphasized wherever they occur in the text. */
  readonly words: readonly string[];
}

export function Emphasized({ text, words }: EmphasizedProps) {
  return partsOf(text, words).map(({ said, strong }, place) =>
    strong ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same words may stand out twice
      <strong className={styles.emphasized} key={place}>
        {said}
      </strong>
    ) : (
      said
    ),
  );
}

interface Part {
  readonly said: string;
  readonly strong: boolean;
}

function partsOf(text: string, [first, ...others]: readonly string[]): readonly Part[] {
  if (first === undefined) return text === "" ? [] : [{ said: text, strong: false }];
  return text
    .split(first)
    .flatMap((between, place) => [
      ...(place > 0 ? [{ said: first, strong: true }] : []),
      ...partsOf(between, others),
    ]);
}
