import type { CommandRefusal } from "@tieout/core/spread/command";
import { useIntl } from "react-intl";

/** Why an edit isn't possible, in a sentence. */
export function useRefusalText(): (refusal: CommandRefusal) => string {
  const { formatMessage } = useIntl();
  return (refusal) => formatMessage({ id: `editor.refusal.${refusal}` });
}
