import { languageNames, languages } from "@tieout/core/language";
import { Button, VisuallyHidden } from "@tieout/ui-kit";
import { useLanguage } from "@tieout/web-portal/language";
import { useIntl } from "react-intl";
import { useTenant } from "../../api/tenant-settings.ts";
import * as styles from "./choose-language.css.ts";

export function ChooseLanguage() {
  const { formatMessage } = useIntl();
  const { language, choose } = useLanguage();
  if (!useTenant()?.appSettings.allowLanguageSelection) return null;

  return (
    <nav aria-label={formatMessage({ id: "frame.language" })} className={styles.languages}>
      {languages.map((other) => (
        <Button
          aria-current={other === language ? "true" : undefined}
          key={other}
          lang={other}
          onClick={() => choose(other)}
          size="small"
          variant="ghost"
        >
          {other.toUpperCase()}
          {/* A phone's header has no room for the name. */}
          <VisuallyHidden> {languageNames[other]}</VisuallyHidden>
        </Button>
      ))}
    </nav>
  );
}
