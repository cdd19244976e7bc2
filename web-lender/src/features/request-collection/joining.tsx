import { firstLetter, Monogram } from "@tieout/ui-kit";
import { Lock } from "lucide-react";
import { type AccountingPackage, packageMarks } from "../../messages/packages.ts";
import * as styles from "./linker.css.ts";

interface JoiningProps {
  readonly lender: string;
  readonly accountingPackage: AccountingPackage;
}

/** A picture of who is joined with whom; the title says it in words. */
export function Joining({ lender, accountingPackage }: JoiningProps) {
  return (
    <div aria-hidden className={styles.joining}>
      <span className={styles.side}>
        <span className={styles.lenderMark}>{firstLetter(lender)}</span>
      </span>
      <span className={styles.between}>
        <span className={styles.lock}>
          <Lock size={12} />
        </span>
      </span>
      <span className={styles.side}>
        <Monogram {...packageMarks[accountingPackage]} size="large" />
      </span>
    </div>
  );
}
