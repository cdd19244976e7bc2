import { KeyRound, ShieldCheck, UserX } from "lucide-react";
import { FormattedMessage } from "react-intl";
import * as styles from "./read-request.css.ts";

/** What a borrower may rely on. Each line is true for every package that is offered. */
export function Promises({ anonymous }: { readonly anonymous: boolean }) {
  return (
    <ul className={styles.promises}>
      <li className={styles.promise}>
        <ShieldCheck aria-hidden className={styles.promiseIcon} />
        <FormattedMessage id="landing.promise.read-only" />
      </li>
      <li className={styles.promise}>
        <KeyRound aria-hidden className={styles.promiseIcon} />
        <FormattedMessage id="landing.promise.sign-in" />
      </li>
      {anonymous && (
        <li className={styles.promise}>
          <UserX aria-hidden className={styles.promiseIcon} />
          <FormattedMessage id="landing.promise.anonymous" />
        </li>
      )}
    </ul>
  );
}
