import { Badge } from "@tieout/ui-kit";
import { Check, Clock, Unplug } from "lucide-react";
import { FormattedMessage } from "react-intl";
import type { Standing } from "./connection-facts.ts";

const looks = {
  disconnected: { tone: "danger", icon: <Unplug aria-hidden /> },
  expiresSoon: { tone: "warning", icon: <Clock aria-hidden /> },
  connected: { tone: "success", icon: <Check aria-hidden /> },
} as const;

/** How a connection stands, as a word with its mark. */
export function ConnectionState({ standing }: { readonly standing: Standing }) {
  return (
    <Badge {...looks[standing]}>
      <FormattedMessage id={`connections.${standing}`} />
    </Badge>
  );
}
