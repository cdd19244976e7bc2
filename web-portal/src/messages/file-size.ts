import { fileSize } from "@tieout/core/document";
import { languageOf } from "@tieout/core/language";
import { useIntl } from "react-intl";

export function useFileSize(): (bytes: number) => string {
  const { locale } = useIntl();
  const language = languageOf(locale);
  return (bytes) => fileSize(bytes, language);
}
