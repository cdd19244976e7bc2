import { Key, ShieldCheck, Users } from "lucide-react";
import { FormattedMessage } from "react-intl";
import type { AccountingPackage } from "../../messages/packages.ts";
import { usePackageNames } from "../../messages/use-package-names.ts";
import * as styles from "./linker.css.ts";

/** Where whoever signs in must be an administrator of the books. */
const needsAdministrator: ReadonlySet<AccountingPackage> = new Set([
  "quickbooksonline",
  "quickbooksdesktop",
  "sageintacct",
  "netsuite",
  "businesscentral",
]);

/** What a lender may promise the person who signs in, each true for the package. */
export function Promises({ accountingPackage }: { readonly accountingPackage: AccountingPackage }) {
  const name = usePackageNames()[accountingPackage];
  const who = needsAdministrator.has(accountingPackage) ? "administrator" : "access";

  return (
    <ul className={styles.promises}>
      <li className={styles.promise}>
        <ShieldCheck aria-hidden />
        <span>
          <FormattedMessage id="promise.readOnly" />
          <small className={styles.promiseDetail}>
            <FormattedMessage id="promise.readOnly.detail" />
          </small>
        </span>
      </li>
      <li className={styles.promise}>
        <Key aria-hidden />
        <span>
          <FormattedMessage id="promise.private" />
          <small className={styles.promiseDetail}>
            <FormattedMessage id="promise.private.detail" values={{ name }} />
          </small>
        </span>
      </li>
      <li className={styles.promise}>
        <Users aria-hidden />
        <span>
          <FormattedMessage id={`promise.${who}`} />
          <small className={styles.promiseDetail}>
            <FormattedMessage id={`promise.${who}.detail`} values={{ name }} />
          </small>
        </span>
      </li>
    </ul>
  );
}
