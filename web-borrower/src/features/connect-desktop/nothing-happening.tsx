import { Heading, Link } from "@tieout/ui-kit";
import { Download, Lock } from "lucide-react";
import { FormattedMessage } from "react-intl";
import * as styles from "./connect-desktop.css.ts";
import { InPlace } from "./in-place.tsx";

const intuit =
  "https://developer.intuit.com/app/developer/qbdesktop/docs/get-started/get-started-with-quickbooks-web-connector";

/** Where people get stuck, and how they get on. */
export function NothingHappening({ onNewPassword }: { readonly onNewPassword: () => void }) {
  return (
    <section className={styles.tips}>
      <Heading level={2} size="small">
        <FormattedMessage id="desktop.nothing" />
      </Heading>
      <ul>
        <li className={styles.tip}>
          <Lock aria-hidden className={styles.tipIcon} />
          <span>
            <FormattedMessage
              id="desktop.nothing.password"
              values={{ new: (words) => <InPlace onPress={onNewPassword}>{words}</InPlace> }}
            />
          </span>
        </li>
        <li className={styles.tip}>
          <Download aria-hidden className={styles.tipIcon} />
          <span>
            <FormattedMessage
              id="desktop.nothing.connector"
              values={{
                intuit: (words) => (
                  <Link href={intuit} rel="noreferrer" target="_blank">
                    {words}
                  </Link>
                ),
              }}
            />
          </span>
        </li>
      </ul>
    </section>
  );
}
