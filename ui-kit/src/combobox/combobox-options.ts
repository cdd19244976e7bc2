interface Findable {
  readonly label: string;
  readonly detail?: string | undefined;
}

/** Those that have every word that is typed, without regard to case and accents. */
export function matching<Option extends Findable>(
  options: readonly Option[],
  typed: string,
): readonly Option[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ label, detail = "" }) => {
    const text = plain(`${label} ${detail}`);
    return words.every((word) => text.includes(word));
  });
}

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLocaleLowerCase();
