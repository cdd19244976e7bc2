import { languageNames, languages } from "@tieout/core/language";
import { MenuChoices } from "@tieout/ui-kit";
import { useLanguage } from "../messages/language-context.ts";

/** In a menu: the languages there are. Each is called what it calls itself. */
export function LanguageChoices() {
  const { language, choose } = useLanguage();

  return (
    <MenuChoices
      choices={languages.map((value) => ({
        ...{ value, label: <span lang={value}>{languageNames[value]}</span> },
      }))}
      value={language}
      onChoose={choose}
    />
  );
}
