import { currencyDigits, formatDecimal, toMinor } from "@tieout/core/money";
import { useDates } from "@tieout/web-portal/dates";
import { useIntl } from "react-intl";
import type { RiskNote, RiskWarning } from "../api/risk.ts";
import type { Messages } from "../messages/catalogue.ts";

type FigureMessage = Extract<keyof Messages, `risk.figure.${string}`>;
type PopulationMessage = Extract<keyof Messages, `risk.warning.excluded-population.${string}`>;
type PeersMessage = Extract<keyof Messages, `risk.peers.${string}`>;

/** Texts for an analysis's codes, with amounts in its currency. */
export function useRiskTexts(currency: string) {
  const { formatMessage, formatNumber, messages } = useIntl();
  const { bookDay } = useDates();
  // The catalogue's own ids; a code of a later model has none.
  const known = <Id extends keyof Messages>(id: string): Id | undefined =>
    id in messages ? (id as Id) : undefined;
  const day = (value: unknown) => (typeof value === "string" ? bookDay(value) : "");
  const money = (value: unknown) =>
    typeof value === "number"
      ? formatNumber(Number(formatDecimal(toMinor(value), currencyDigits(currency))), {
          style: "currency",
          currency,
        })
      : "";
  const figure = (name: string) => {
    const id = known<FigureMessage>(`risk.figure.${name}`);
    return id ? formatMessage({ id }) : name;
  };

  return {
    figure,
    note: ({ code, values }: RiskNote): string =>
      formatMessage(
        { id: `risk.note.${code}` },
        {
          input: figure(String(values.input)),
          amount: money(values.amount),
          account: String(values.account ?? ""),
          accounts: Number(values.accounts ?? 1),
          start: day(values.start),
          end: day(values.end),
          days: Number(values.days ?? 0),
        },
      ),
    warning: ({ code, values }: RiskWarning): string => {
      switch (code) {
        case "imbalance":
          return formatMessage(
            { id: "risk.warning.imbalance" },
            { day: day(values.day), amount: money(values.amount) },
          );
        case "open-high-findings":
          return formatMessage({ id: `risk.warning.${code}` }, { count: Number(values.count) });
        case "older-than-12-months":
          return formatMessage({ id: `risk.warning.${code}` }, { day: day(values.periodEnd) });
        case "excluded-population": {
          const id = known<PopulationMessage>(`risk.warning.${code}.${values.population}`);
          return id ? formatMessage({ id }) : "";
        }
        case "cash-basis":
          return formatMessage({ id: "risk.warning.cash-basis" });
        case "peers-absent":
          return peersReason(values);
      }
    },
    peersReason,
  };

  /** Why there are no peers. It follows the specification's sentence (S-M33). */
  function peersReason(values: RiskWarning["values"]): string {
    const id = known<PeersMessage>(`risk.peers.${values.reason}`);
    return [
      formatMessage({ id: "risk.peers.hint" }),
      ...(id && id !== "risk.peers.hint" ? [formatMessage({ id })] : []),
    ].join(" ");
  }
}
