import { languageNames } from "@tieout/core/language";
import { Button, DropdownMenu } from "@tieout/ui-kit";
import { ChevronDown, Globe } from "lucide-react";
import { useLanguage } from "../messages/language-context.ts";
import { LanguageChoices } from "./language-choices.tsx";

/** The languages there are, opened. */
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
