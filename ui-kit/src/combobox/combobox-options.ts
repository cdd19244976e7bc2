interface Findable {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly refusal?: string | undefined;
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

interface Grouped<Option> {
  readonly group: string | undefined;
  /** With their places among all. */
  readonly members: readonly { readonly option: Option; readonly index: number }[];
}

/** Neighbors of the same group together. */
export function grouped<Option extends { readonly group?: string | undefined }>(
  options: readonly Option[],
): readonly Grouped<Option>[] {
  const groups: { group: string | undefined; members: { option: Option; index: number }[] }[] = [];
  for (const [index, option] of options.entries()) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.members.push({ option, index });
    else groups.push({ group: option.group, members: [{ option, index }] });
  }
  return groups;
}

/** Index of the option that Enter takes: its label begins with what is typed, or else has it. 0 if all are refused. */
export function bestMatch(found: readonly Findable[], typed: string): number {
  const sought = plain(typed.trim());
  const rank = ({ label }: Findable) => {
    const at = plain(label).indexOf(sought);
    return at === 0 ? 0 : at > 0 ? 1 : 2;
  };
  const free = found.filter(({ refusal }) => refusal === undefined);
  const [best] = free.toSorted((one, other) => rank(one) - rank(other));
  return best ? found.indexOf(best) : 0;
}

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLocaleLowerCase();
