import { type ComponentType, lazy } from "react";
import { AllWords, loadMessages, preferredLanguage, storedLanguage } from "../messages/index.ts";

/** A part that is loaded when it's needed, and beside it the words that the first page doesn't have. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const language = preferredLanguage(storedLanguage(), navigator.languages);
    const [Part] = await Promise.all([load(), loadMessages[language]()]);
    const PartInWords = (props: Props) => (
      <AllWords>
        <Part {...props} />
      </AllWords>
    );
    return { default: PartInWords };
  });
}
