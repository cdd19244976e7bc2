import { type Minor, negate, toMinor } from "@tieout/core/money";
import type { Proof } from "@tieout/core/statement/line-proof";
import { asReported } from "@tieout/core/statement/number-style";
import { ColumnHeader, Inline, Text } from "@tieout/ui-kit";
import { CircleAlert, CircleCheck } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import type { LineItem } from "../../api/financial-statement.ts";
import type { PlainMessageId } from "../../messages/catalogue.ts";
import { useFigures } from "../../messages/review/use-figures.ts";
import * as styles from "./statement-drill-down.css.ts";

/** How the figures behind a line read: exactly, in its currency, on the side it is reported on. */
export interface Presentation {
  /** An amount as its statement shows it, apart from rounding. */
  readonly reported: (amount: number) => ShownFigure;
  /** One side of an entry or of a month, which has no sign. Nothing where there is nothing. */
  readonly side: (amount: number) => string;
  /** By how much two figures differ, whichever is larger. */
  readonly apart: (difference: Minor) => string;
}

export function usePresentation(
  currency: string,
  reportedAs: LineItem["reportedAs"],
): Presentation {
  const { amount } = useFigures();
  return {
    reported: (figure) => {
      const shown = asReported(toMinor(figure), reportedAs);
      return { text: amount(shown, currency), isNegative: shown < 0 };
    },
    side: (figure) => (figure === 0 ? "" : amount(toMinor(figure), currency)),
    apart: (difference) => amount(difference < 0 ? negate(difference) : difference, currency),
  };
}

/** An amount as it's shown, "(44,200.00)", with its sign. */
export interface ShownFigure {
  readonly text: string;
  readonly isNegative: boolean;
}

interface FigureProps {
  readonly weight?: "normal" | "medium" | "strong";
  readonly figure: ShownFigure;
}

/** An amount in a list of them: the closing parenthesis hangs, so that digits stay under digits. */
export function Figure({ weight = "normal", figure: { text, isNegative } }: FigureProps) {
  return (
    <span className={styles.figure({ isNegative })}>
      <Text numeric weight={weight}>
        {text}
      </Text>
    </span>
  );
}

interface FigureColumnsProps {
  readonly ids: readonly PlainMessageId[];
  /** At the end, where figures stand. */
  readonly figureIds: readonly PlainMessageId[];
}

/** Heads of a table of figures. */
export function FigureColumns({ ids, figureIds }: FigureColumnsProps) {
  return (
    <>
      {ids.map((id) => (
        <ColumnHeader key={id}>
          <FormattedMessage id={id} />
        </ColumnHeader>
      ))}
      {figureIds.map((id) => (
        <ColumnHeader align="end" key={id}>
          <FormattedMessage id={id} />
        </ColumnHeader>
      ))}
    </>
  );
}

interface ProofLineProps {
  readonly proof: Proof;
  readonly presentation: Presentation;
  /** What is so when the figures add up: "12 lines add up to September 2025, 0 difference". */
  readonly proved: string;
}

/** Ends a sum: that it equals what stands beside it, or by how much it doesn't. */
export function ProofLine({ proof, presentation, proved }: ProofLineProps) {
  const { formatMessage } = useIntl();
  const Icon = proof.holds ? CircleCheck : CircleAlert;
  const differs = proof.difference === 0 ? "proof.unproved" : "proof.differs";
  const difference = presentation.apart(proof.difference);

  return (
    <Inline align="start" gap="tiny">
      <Text size="small" tone={proof.holds ? "success" : "danger"}>
        <Icon aria-hidden size={14} />
      </Text>
      <Text as="p" size="small" tone={proof.holds ? "success" : "danger"}>
        {proof.holds ? proved : formatMessage({ id: differs }, { difference })}
      </Text>
    </Inline>
  );
}
