import { balanceSheetClasses } from "@tieout/core/account-types/account-class";
import { Button, Select, TextInput } from "@tieout/ui-kit";
import { Plus } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import * as styles from "./openings.css.ts";
import type { OpeningRow } from "./openings-draft.ts";

interface OpeningRowsProps {
  readonly rows: readonly OpeningRow[];
  readonly unread: ReadonlySet<string>;
  readonly label: string;
  readonly onRow: (key: string, typed: Partial<OpeningRow>) => void;
  readonly onAdd: () => void;
}

const sides = ["debit", "credit"] as const;

/** A debit or a credit of each account. Enter goes down, as in a spreadsheet. */
export function OpeningRows({ rows, unread, label, onRow, onAdd }: OpeningRowsProps) {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const added = useRef(false);
  const count = rows.length;
  useEffect(() => {
    if (!added.current || count === 0) return;
    added.current = false;
    list.current?.querySelector<HTMLInputElement>(`[data-row="${count - 1}"] input`)?.focus();
  }, [count]);
  const add = () => {
    added.current = true;
    onAdd();
  };
  const goDown = (event: KeyboardEvent, row: number, side: (typeof sides)[number]) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    list.current
      ?.querySelector<HTMLInputElement>(`[data-row="${row + 1}"] [data-side="${side}"] input`)
      ?.focus();
  };

  return (
    <>
      <div aria-hidden className={styles.heads}>
        <span>
          <FormattedMessage id="file.openings.account" />
        </span>
        {sides.map((side) => (
          <span className={styles.amountHead} key={side}>
            <FormattedMessage id={`file.openings.${side}`} />
          </span>
        ))}
      </div>
      <ul aria-label={label} className={styles.list} ref={list}>
        {rows.map((row, index) => {
          const { key, accountId, number, name } = row;
          const account = [number, name].filter(Boolean).join(" ");
          return (
            <li className={styles.row} data-row={index} key={key}>
              {accountId === undefined ? (
                <AddedAccount onRow={(typed) => onRow(key, typed)} row={row} />
              ) : (
                <span className={styles.account}>{account}</span>
              )}
              {sides.map((side) => (
                <span className={styles.amount} data-side={side} key={side}>
                  <TextInput
                    aria-invalid={unread.has(key)}
                    aria-label={formatMessage(
                      { id: `file.openings.${side}.of` },
                      { account: account || formatMessage({ id: "file.openings.new" }) },
                    )}
                    inputMode="decimal"
                    maxLength={40}
                    onChange={({ target: { value } }) => onRow(key, { [side]: value })}
                    onKeyDown={(event) => goDown(event, index, side)}
                    placeholder={formatMessage({ id: `file.openings.${side}` })}
                    value={row[side]}
                  />
                </span>
              ))}
              {unread.has(key) && (
                <span className={styles.fault} role="alert">
                  {formatMessage({ id: "file.openings.unread" })}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <div className={styles.add}>
        <Button icon={<Plus aria-hidden />} onClick={add} size="small">
          {formatMessage({ id: "file.openings.add" })}
        </Button>
      </div>
    </>
  );
}

interface AddedAccountProps {
  readonly row: OpeningRow;
  readonly onRow: (typed: Partial<OpeningRow>) => void;
}

/** Only a balance sheet's classes: an account without postings has no income or expense. */
function AddedAccount({ row: { name, accountClass }, onRow }: AddedAccountProps) {
  const { formatMessage } = useIntl();

  return (
    <span className={styles.added}>
      <TextInput
        aria-label={formatMessage({ id: "file.openings.name" })}
        maxLength={200}
        onChange={({ target: { value } }) => onRow({ name: value })}
        placeholder={formatMessage({ id: "file.openings.name" })}
        value={name}
      />
      <Select
        aria-label={formatMessage({ id: "file.openings.class" }, { account: name })}
        onChange={(chosen) => onRow({ accountClass: chosen })}
        options={balanceSheetClasses.map((value) => ({
          value,
          label: formatMessage({ id: `file.openings.class.${value}` }),
        }))}
        placeholder={formatMessage({ id: "file.openings.class.choose" })}
        value={balanceSheetClasses.find((offered) => offered === accountClass)}
      />
    </span>
  );
}
