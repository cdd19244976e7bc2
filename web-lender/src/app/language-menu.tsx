import { languageNames } from "@tieout/core/language";
import { Button } from "@tieout/ui-kit";
import { useLanguage } from "@tieout/web-portal/language";
import { ChevronDown, Globe } from "lucide-react";
import { lazy, Suspense, useState } from "react";

const load = () => import("./language-items.tsx");
const LanguageItems = lazy(async () => ({ default: (await load()).LanguageItems }));

/** Menus load lazily: they're a quarter of the sign-in bundle. */
export function LanguageMenu() {
  const { language } = useLanguage();
  const [isOpened, setIsOpened] = useState(false);
  const open = () => setIsOpened(true);
  const button = (
    <Button
      variant="ghost"
      icon={<Globe />}
      trailingIcon={<ChevronDown />}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={load}
      onFocus={load}
      onClick={open}
      onKeyDown={({ key }) => key === "ArrowDown" && open()}
    >
      {languageNames[language]}
    </Button>
  );

  return isOpened ? (
    <Suspense fallback={button}>
      <LanguageItems />
    </Suspense>
  ) : (
    button
  );
}
