import { Heading } from "@tieout/ui-kit";
import { FormattedMessage } from "react-intl";
import { useLenderName } from "../api/tenant-settings.ts";
import { Missing } from "./missing.tsx";
import * as styles from "./routes.css.ts";

const reasons = ["copy.missing.time", "copy.missing.deleted", "copy.missing.newer"] as const;

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
          {reasons.map((reason) => (
            <li key={reason}>
              <FormattedMessage id={reason} values={{ lender }} />
            </li>
          ))}
        </ul>
      </section>
    </Missing>
  );
}
