import { preferredLanguage } from "@tieout/web-portal/language";
import { type ComponentType, lazy } from "react";
import { loadMessages } from "../messages/load-messages.ts";
import { AllMessages } from "../messages/messages-provider.tsx";

/** Loaded lazily with the messages that the first page doesn't have. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [Part] = await Promise.all([load(), loadMessages[preferredLanguage()]()]);
    const PartWithMessages = (props: Props) => (
      <AllMessages>
        <Part {...props} />
      </AllMessages>
    );
    return { default: PartWithMessages };
  });
}
