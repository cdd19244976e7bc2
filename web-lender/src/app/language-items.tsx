import { languageNames, languages } from "@tieout/core/language";
import { Button, DropdownMenu, MenuChoices } from "@tieout/ui-kit";
import { useLanguage } from "@tieout/web-portal/language";
import { ChevronDown, Globe } from "lucide-react";

export function LanguageItems() {
  const { language } = useLanguage();

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
      <LanguageChoices />
    </DropdownMenu>
  );
}

/** Each in its own language. */
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
