import { Button, DropdownMenu, MenuChoices } from "@tieout/ui-kit";
import { ChevronDown, Globe } from "lucide-react";
import { languageNames, languages } from "../words/language.ts";
import { useLanguage } from "../words/language-context.ts";

/** The languages there are, opened. Each is called what it calls itself. */
export function LanguageItems() {
  const { language, choose } = useLanguage();

  return (
    <DropdownMenu
      align="end"
      defaultOpen
      trigger={
        <Button variant="ghost" icon={<Globe />} trailingIcon={<ChevronDown />}>
          {languageNames[language]}
        </Button>
      }
    >
      <MenuChoices
        choices={languages.map((value) => ({
          ...{ value, label: <span lang={value}>{languageNames[value]}</span> },
        }))}
        value={language}
        onChoose={choose}
      />
    </DropdownMenu>
  );
}
