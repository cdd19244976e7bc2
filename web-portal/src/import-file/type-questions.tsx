import { sides } from "@tieout/core/account-types/account-class";
import { byNumber } from "@tieout/core/account-types/type-questions";
import { balanceAs, type TypedAccount } from "@tieout/core/account-types/typed-account";
import { Button, Checkbox, IconButton, Select } from "@tieout/ui-kit";
import { Check, ChevronDown, ChevronUp } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAmount } from "./texts.ts";
import { type AskedTypes, type SaidClasses, type SideOrUnknown, saidOf } from "./type-answers.ts";
import * as styles from "./type-questions.css.ts";

const offered: readonly SideOrUnknown[] = [...sides, "unknown"];

interface TypeQuestionsProps {
  readonly label: string;
  readonly questions: readonly AskedTypes[];
  readonly digits: number;
  readonly onAnswer: (said: SaidClasses) => void;
}

/** Enter says yes and goes on; 1 to 5 set a side; arrows move, and with Shift they select several, to be answered at once. */
export function TypeQuestions({ label, questions, digits, onAnswer }: TypeQuestionsProps) {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const keysId = useId();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());

  const focusRow = (index: number) =>
    list.current?.querySelectorAll<HTMLElement>("[data-yes] button")[index]?.focus();
  /** A selected one is answered with all that are selected. */
  const answer = (asked: AskedTypes, side: SideOrUnknown | "as-guessed") => {
    const together = selected.has(asked.id)
      ? questions.filter(({ id }) => selected.has(id))
      : [asked];
    onAnswer(
      saidOf(
        together.flatMap(({ accounts }) => accounts),
        side,
      ),
    );
  };
  const press = (event: KeyboardEvent, index: number) => {
    const asked = questions[index];
    const isInField = event.target instanceof Element && event.target.closest("[data-choice]");
    if (!asked || isInField || event.altKey || event.ctrlKey || event.metaKey) return;
    const side = sides[Number(event.key) - 1];
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (side === undefined && step === 0) return;
    event.preventDefault();
    if (side !== undefined) answer(asked, side);
    const next = questions[index + step];
    if (step !== 0 && event.shiftKey && next) {
      setSelected(new Set([...selected, asked.id, next.id]));
    }
    if (next) focusRow(index + (side === undefined ? step : 1));
  };

  return (
    <>
      <p className={styles.keys} id={keysId}>
        <FormattedMessage id="file.types.keys" />
      </p>
      <ul aria-describedby={keysId} aria-label={label} className={styles.list} ref={list}>
        {questions.map((asked, index) => {
          const { id, accounts, isOpen } = asked;
          const isOpened = opened.has(id);
          return (
            <li className={styles.question} key={id} onKeyDown={(event) => press(event, index)}>
              <div className={styles.row}>
                <Checkbox
                  checked={selected.has(id)}
                  label={formatMessage({ id: "file.types.select" }, { accounts: accounts.length })}
                  labelHidden
                  onChange={(isSelected) =>
                    setSelected(
                      new Set(
                        [...selected].filter((each) => each !== id).concat(isSelected ? id : []),
                      ),
                    )
                  }
                />
                <Accounts accounts={accounts} digits={digits} />
                <span className={styles.choice} data-choice>
                  <SideSelect accounts={accounts} onChange={(side) => answer(asked, side)} />
                </span>
                <span className={styles.yes} data-yes>
                  <Button
                    icon={isOpen ? undefined : <Check aria-hidden />}
                    onClick={() => {
                      if (isOpen) answer(asked, "as-guessed");
                      focusRow(index + 1);
                    }}
                    size="small"
                    variant={isOpen ? "default" : "ghost"}
                  >
                    {formatMessage({ id: yesOf(asked) })}
                  </Button>
                </span>
                {accounts.length > 1 && (
                  <span className={styles.opener}>
                    <IconButton
                      aria-expanded={isOpened}
                      label={formatMessage({
                        id: isOpened ? "file.types.hide" : "file.types.show",
                      })}
                      onClick={() =>
                        setOpened(
                          new Set(
                            isOpened ? [...opened].filter((each) => each !== id) : [...opened, id],
                          ),
                        )
                      }
                    >
                      {isOpened ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
                    </IconButton>
                  </span>
                )}
              </div>
              {isOpened && (
                <ul className={styles.parts}>
                  {accounts.map((account) => (
                    <li className={styles.part} key={account.id}>
                      <Accounts accounts={[account]} digits={digits} />
                      <span className={styles.choice} data-choice>
                        <SideSelect
                          accounts={[account]}
                          onChange={(side) => onAnswer(saidOf([account], side))}
                        />
                      </span>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function yesOf({ isOpen, accounts }: AskedTypes) {
  const isSaid = accounts.every(({ from }) => from === "sender");
  if (!isOpen) return isSaid ? "file.types.answered" : "file.types.needless";
  return accounts.some(({ side }) => !side) ? "file.types.side.unknown" : "file.types.yes";
}

const sideOfGuess = ({ side }: TypedAccount): SideOrUnknown => side ?? "unknown";

interface SideSelectProps {
  readonly accounts: readonly TypedAccount[];
  readonly onChange: (side: SideOrUnknown) => void;
}

function SideSelect({ accounts, onChange }: SideSelectProps) {
  const { formatMessage } = useIntl();
  const { title } = useTitle()(accounts);
  const [first, ...others] = accounts;
  if (!first) return null;
  const isOneSide = others.every(({ side }) => side === first.side);

  return (
    <Select
      aria-label={formatMessage({ id: "file.types.side" }, { account: title })}
      onChange={onChange}
      options={offered.map((side) => ({
        value: side,
        label: formatMessage({ id: `file.types.side.${side}` }),
      }))}
      placeholder={formatMessage({ id: "file.types.side.several" })}
      value={isOneSide ? sideOfGuess(first) : undefined}
    />
  );
}

interface AccountsProps {
  readonly accounts: readonly TypedAccount[];
  readonly digits: number;
}

function Accounts({ accounts, digits }: AccountsProps) {
  const { formatMessage } = useIntl();
  const amount = useAmount(digits);
  const balance = accounts.reduce((sum, account) => sum + balanceAs(account, account.side), 0);
  const [first] = accounts;
  const { title, names } = useTitle()(accounts);
  const count = formatMessage(
    { id: names === undefined ? "file.types.accounts" : "file.types.accounts.named" },
    { count: accounts.length, names },
  );

  return (
    <>
      <span className={styles.accounts}>
        <span className={styles.title}>{title}</span>
        <span className={styles.about}>
          {accounts.length === 1 ? first?.under.join(" › ") : count}
        </span>
      </span>
      <span className={styles.amount}>
        {formatMessage(
          { id: balance < 0 ? "file.types.credit" : "file.types.debit" },
          { amount: amount(Math.abs(balance)) },
        )}
      </span>
    </>
  );
}

interface RunTitle {
  readonly title: string;
  /** Of the accounts, where the title has only their numbers. */
  readonly names?: string;
}

const namesShown = 3;

/** A run is titled by the span of its numbers where that covers all of its accounts, else by their names. */
function useTitle(): (accounts: readonly TypedAccount[]) => RunTitle {
  const { formatMessage, formatList } = useIntl();

  return (accounts) => {
    const span = spanOf(accounts);
    const named = accounts
      .slice(0, namesShown)
      .map(({ number, name }) => (span ? name : [number, name].filter(Boolean).join(" ")));
    const more = accounts.length - named.length;
    const names = formatList(
      more > 0 ? [...named, formatMessage({ id: "file.types.more" }, { count: more })] : named,
    );
    return span ? { title: span, names } : { title: names };
  };
}

function spanOf(accounts: readonly TypedAccount[]): string | undefined {
  const inOrder = accounts.toSorted(byNumber);
  const [first, last] = [inOrder[0]?.number, inOrder.at(-1)?.number];
  // Accounts without a number come last.
  return accounts.length > 1 && first !== undefined && last !== undefined
    ? `${first} – ${last}`
    : undefined;
}
