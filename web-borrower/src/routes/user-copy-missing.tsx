import { Heading } from "@tieout/ui-kit";
import { Clock, Mail, Trash2 } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { useLenderName } from "../api/tenant-settings.ts";
import { Missing } from "./missing.tsx";
import * as styles from "./routes.css.ts";

const reasons = [
  ["copy.missing.time", Clock],
  ["copy.missing.deleted", Trash2],
  ["copy.missing.newer", Mail],
] as const;

/** There is no such file: why that may be, and whom to ask (S-U29). */
export function UserCopyMissing() {
  const lender = useLenderName();

  return (
    <Missing what="copy">
      <section aria-labelledby="why" className={styles.section}>
        <Heading id="why" level={2} size="small">
          <FormattedMessage id="copy.missing.why" />
        </Heading>
        <ul className={styles.reasons}>
          {reasons.map(([reason, Icon]) => (
            <li className={styles.reason} key={reason}>
              <Icon aria-hidden className={styles.reasonIcon} />
              <FormattedMessage id={reason} values={{ lender }} />
            </li>
          ))}
        </ul>
      </section>
    </Missing>
  );
}
