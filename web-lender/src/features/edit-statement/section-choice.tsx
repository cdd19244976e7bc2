import type { Language } from "@tieout/core/language";
import type { CommandRefusal } from "@tieout/core/spread/command";
import type { Spread } from "@tieout/core/spread/spread";
import { placedNodes } from "@tieout/core/spread/spread-tree";
import { sectionCaptions } from "@tieout/core/statement/captions";
import type { NodeRef, StatementType } from "@tieout/core/statement/layout";
import { Combobox } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import { useRefusalText } from "./refusal-text.ts";

interface SectionChoiceProps {
  readonly spread: Spread;
  readonly type: StatementType;
  readonly value: NodeRef | undefined;
  readonly onChange: (section: NodeRef) => void;
  /** Why a section can't be chosen; it's listed with the reason. */
  readonly refusalOf: (section: NodeRef) => CommandRefusal | undefined;
}

/** All sections of a statement, those without lines too, as they're nested. Use it inside a `Field`. */
export function SectionChoice({ spread, type, value, onChange, refusalOf }: SectionChoiceProps) {
  const { formatMessage, locale } = useIntl();
  const refusalText = useRefusalText();
  const options = sectionsOf(spread, type, locale as Language).map(({ ref, caption, path }) => {
    const refusal = refusalOf(ref);
    return {
      value: ref,
      label: caption,
      detail: path.join(" › "),
      level: path.length,
      ...(refusal && { refusal: refusalText(refusal) }),
    };
  });

  return (
    <Combobox
      noMatch={formatMessage({ id: "editor.section.noMatch" })}
      onChange={onChange}
      options={options}
      placeholder={formatMessage({ id: "editor.section.choose" })}
      value={value}
    />
  );
}

interface SectionOption {
  readonly ref: NodeRef;
  readonly caption: string;
  /** Captions of the sections around it, from the outermost on. */
  readonly path: readonly string[];
}

function sectionsOf(spread: Spread, type: StatementType, language: Language): SectionOption[] {
  return [...placedNodes(spread)].flatMap(([ref, placed]) => {
    const { node, ancestors } = placed;
    if (node.node !== "section" || placed.type !== type) return [];
    const caption = sectionCaptions(node, language).headerCaption;
    const path = ancestors.map((section) => sectionCaptions(section, language).headerCaption);
    return [{ ref, caption, path }];
  });
}
