import type { Spread } from "@tieout/core/spread/spread";
import type { GridRow } from "@tieout/ui-kit";
import { IconButton } from "@tieout/ui-kit";
import { ChevronDown, ChevronUp, TriangleAlert } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Check } from "../../api/submission.ts";
import * as styles from "./edit-statement.css.ts";

interface FindingsProps {
  readonly count: number;
  readonly onStep: (step: 1 | -1) => void;
}

/** Lines that need a look: how many, and from one to the next. */
export function Findings({ count, onStep }: FindingsProps) {
  const { formatMessage } = useIntl();
  if (count === 0) return null;

  return (
    <div className={styles.findings}>
      <TriangleAlert aria-hidden />
      <FormattedMessage id="editor.findings" values={{ count }} />
      <span>
        <IconButton
          label={formatMessage({ id: "editor.findings.previous" })}
          onClick={() => onStep(-1)}
          size="small"
        >
          <ChevronUp />
        </IconButton>
        <IconButton
          label={formatMessage({ id: "editor.findings.next" })}
          onClick={() => onStep(1)}
          size="small"
        >
          <ChevronDown />
        </IconButton>
      </span>
    </div>
  );
}

/** The open checks of a basis by the account that they name, in words; of its type only until the lender has said it. */
export function findingsByAccount(
  checks: readonly Check[],
  basis: Check["basis"],
  said: Spread["classifications"],
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { accountId, outcome, title, classified, ...check } of checks) {
    if (!accountId || outcome !== "Fail" || check.basis !== basis) continue;
    if (classified && said[accountId] !== undefined) continue;
    const others = found.get(accountId);
    found.set(accountId, others === undefined ? title : `${others}; ${title}`);
  }
  return found;
}

/** Rows with a finding, or not accepted yet. */
export function foundRows(rows: readonly GridRow[]): readonly string[] {
  return rows.filter((row) => row.remark ?? row.isNew).map(({ id }) => id);
}

/** From the active row on, and around. */
export function nextFinding(
  rows: readonly GridRow[],
  activeId: string | undefined,
  step: 1 | -1,
): string | undefined {
  const found = new Set(foundRows(rows));
  const at = rows.findIndex(({ id }) => id === activeId);
  const after = [...rows.slice(at + 1), ...rows.slice(0, at + 1)];
  const before = [
    ...rows.slice(0, Math.max(0, at)).reverse(),
    ...rows.slice(Math.max(0, at)).reverse(),
  ];
  return (step > 0 ? after : before).find(({ id }) => found.has(id))?.id;
}
