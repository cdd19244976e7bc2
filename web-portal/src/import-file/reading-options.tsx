import { type Sides, sidesOf, withSides } from "@tieout/core/book-mapping/sides";
import { Field, Segmented, Select, type SelectOption, TextInput } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import {
  type Draft,
  dayOf,
  fieldOf,
  hasDayOrders,
  lacksDay,
  lacksDayOrder,
  lacksYearEnd,
} from "./draft.ts";
import type { FileImport, FileImportChoices } from "./file-import-calls.ts";
import * as styles from "./import-file.css.ts";
import { useDay } from "./texts.ts";

interface ReadingOptionsProps {
  readonly file: FileImport;
  readonly draft: Draft;
  readonly onChange: (more: Draft) => void;
  readonly onReread: (choices: FileImportChoices) => void;
}

const currencies = [
  ...["USD", "EUR", "GBP", "CAD", "AUD", "NZD", "CHF", "SEK", "NOK", "DKK", "MXN", "JPY"],
];

export function ReadingOptions({ file, draft, onChange, onReread }: ReadingOptionsProps) {
  const { formatMessage, formatDate } = useIntl();
  const day = useDay();
  const { table, sheets = [], asks = [] } = file;
  const usable = sheets.filter(({ sheet, kind }) => kind !== "other" || sheet === table?.sheet);
  const yearEnd = draft.fiscalYearEnd ?? file.fiscalYearEnd;
  const currency = draft.currency ?? file.currency?.code;
  const isGuess = (ask: (typeof asks)[number], isSaidHere: boolean) =>
    asks.includes(ask) && !isSaidHere ? formatMessage({ id: "file.options.guessed" }) : undefined;
  const hasPeriods = table?.columns.some(({ end }) => end !== undefined) ?? false;
  const isBalance = table?.kind === "trial-balance";

  const columnFields = table?.columns.map((column) => fieldOf(column, draft)) ?? [];
  const changeSides = (sides: Sides) => {
    const fields = withSides(columnFields, sides);
    const said = table?.columns.map(({ column }, index) => [column, fields[index]]) ?? [];
    onChange({ fields: { ...draft.fields, ...Object.fromEntries(said) } });
  };

  return (
    <div className={styles.options}>
      {table && usable.length > 1 && (
        <Field
          hint={formatMessage({ id: "file.options.sheet.several" }, { count: usable.length })}
          label={formatMessage({ id: "file.options.sheet" })}
        >
          <Select
            onChange={(chosen) => onReread({ sheet: Number(chosen) })}
            options={usable.map(({ sheet, name }) => ({ value: String(sheet), label: name }))}
            value={String(table.sheet)}
          />
        </Field>
      )}
      {table && file.kind !== "template" && (
        <Field label={formatMessage({ id: "file.options.kind" })}>
          <Select
            onChange={(tableKind) => onReread({ sheet: table.sheet, tableKind })}
            options={(["trial-balance", "general-ledger"] as const).map((kind) => ({
              value: kind,
              label: formatMessage({ id: `file.kind.${kind}` }),
            }))}
            value={table.kind}
          />
        </Field>
      )}
      {isBalance && !hasPeriods && (
        <Field
          hint={lacksDay(file, draft) ? formatMessage({ id: "file.options.as-of.ask" }) : undefined}
          label={formatMessage({ id: "file.options.as-of" })}
        >
          <TextInput
            onChange={({ target: { value } }) => value !== "" && onChange({ asOf: value })}
            type="date"
            value={dayOf(file, draft) ?? ""}
          />
        </Field>
      )}
      {table && (
        <Field
          hint={isGuess("decimal", draft.decimal !== undefined)}
          label={formatMessage({ id: "file.options.decimal" })}
        >
          <Select
            onChange={(decimal) => onChange({ decimal })}
            options={decimals}
            value={draft.decimal ?? table.decimal}
          />
        </Field>
      )}
      {table && (
        <div className={styles.option}>
          <span className={styles.optionLabel}>{formatMessage({ id: "file.options.sides" })}</span>
          <Segmented
            label={formatMessage({ id: "file.options.sides" })}
            onChange={changeSides}
            options={(["two-columns", "one-signed"] as const).map((sides) => ({
              value: sides,
              label: formatMessage({ id: `file.options.sides.${sides}` }),
            }))}
            value={sidesOf(columnFields)}
          />
        </div>
      )}
      {table && hasDayOrders(file, draft) && (
        <Field
          hint={
            lacksDayOrder(file, draft) ? formatMessage({ id: "file.options.days.ask" }) : undefined
          }
          label={formatMessage({ id: "file.options.days" })}
        >
          <Select
            onChange={(dayOrder) => onChange({ dayOrder })}
            options={(["dmy", "mdy"] as const).map((order) => ({
              value: order,
              label: formatMessage({ id: `file.options.days.${order}` }),
            }))}
            placeholder={formatMessage({ id: "file.options.days.choose" })}
            value={lacksDayOrder(file, draft) ? undefined : (draft.dayOrder ?? table.dayOrder)}
          />
        </Field>
      )}
      {table?.signs && (
        <Field label={formatMessage({ id: "file.options.signs" })}>
          <Select
            onChange={(signs) => onChange({ signs })}
            options={(["debit-positive", "natural"] as const).map((means) => ({
              value: means,
              label: formatMessage({ id: `file.options.signs.${means}` }),
            }))}
            value={draft.signs ?? table.signs.means}
          />
        </Field>
      )}
      {isBalance && hasPeriods && (
        <Field label={formatMessage({ id: "file.options.figures" })}>
          <Select
            onChange={(figures) => onChange({ figures })}
            options={(["balances", "movements"] as const).map((figures) => ({
              value: figures,
              label: formatMessage({ id: `file.options.figures.${figures}` }),
            }))}
            value={draft.figures ?? table.figures}
          />
        </Field>
      )}
      {file.lastDays && (
        <Field
          hint={formatMessage(
            { id: "file.options.last-day.ask" },
            { posted: day(file.lastDays[0] ?? ""), stated: day(file.lastDays[1] ?? "") },
          )}
          label={formatMessage({ id: "file.options.last-day" })}
        >
          <Select
            onChange={(lastDay) => onChange({ lastDay })}
            options={file.lastDays.map((value) => ({ value, label: day(value) }))}
            placeholder={formatMessage({ id: "file.options.last-day.choose" })}
            value={draft.lastDay ?? file.lastDay}
          />
        </Field>
      )}
      {yearEnd && (
        <Field
          hint={
            lacksYearEnd(file, draft)
              ? formatMessage({ id: "file.options.year-end.ask" })
              : isGuess("fiscal-year-end", draft.fiscalYearEnd !== undefined)
          }
          label={formatMessage({ id: "file.options.year-end" })}
        >
          <Select
            onChange={(month) => onChange({ fiscalYearEnd: { month: Number(month), day: 31 } })}
            options={Array.from({ length: 12 }, (_, index) => ({
              value: String(index + 1),
              label: formatDate(Date.UTC(2025, index, 1), { month: "long", timeZone: "UTC" }),
            }))}
            placeholder={formatMessage({ id: "file.options.year-end.choose" })}
            value={lacksYearEnd(file, draft) ? undefined : String(yearEnd.month)}
          />
        </Field>
      )}
      {currency !== undefined && (
        <Field
          hint={isGuess("currency", draft.currency !== undefined)}
          label={formatMessage({ id: "file.options.currency" })}
        >
          <Select
            onChange={(code) => onChange({ currency: code })}
            options={[...new Set([currency, ...currencies])].map((code) => ({
              value: code,
              label: code,
            }))}
            value={currency}
          />
        </Field>
      )}
    </div>
  );
}

const decimals: readonly SelectOption<"." | ",">[] = [
  { value: ".", label: "1,234.56" },
  { value: ",", label: "1.234,56" },
];
