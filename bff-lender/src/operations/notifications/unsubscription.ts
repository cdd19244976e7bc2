import type { Language } from "@tieout/core/language";
import type { Unsubscription } from "@tieout/server/notifying";
import type { Wire } from "../wire.ts";
import { notificationWords } from "./notification-words.ts";

export function presentUnsubscription(
  { token, setting, subscribed }: Unsubscription,
  language: Language,
): Wire["Unsubscription"] {
  return {
    title: notificationWords[language][setting.type].title,
    address: token.address,
    subscribed,
    may: { undo: !subscribed && token.before !== null },
  };
}
