import { type Minor, negate, toMinor } from "@tieout/core/money";
import type { Proof } from "@tieout/core/statement/line-proof";
import { asReported } from "@tieout/core/statement/number-style";
import type { PresentedLineItem } from "@tieout/core/statement/presentation";
import { Inline, Text } from "@tieout/ui-kit";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useFigures } from "../../messages/review/use-figures.ts";
import * as styles from "./statement-drill-down.css.ts";

/** Exact, in its currency, on the reported side. */
export interface Presentation {
  /** As in the statement, but unrounded. */
  readonly reported: (amount: number) => ShownFigure;
  /** Unsigned; empty for zero. */
  readonly side: (amount: number) => string;
  /** As it is, in parentheses below zero. */
  readonly exact: (amount: number) => string;
  /** Without a sign. */
  readonly apart: (difference: Minor) => string;
}

export function usePresentation(
  currency: string,
  reportedAs: PresentedLineItem["reportedAs"],
): Presentation {
  const { amount } = useFigures();
  return useMemo(
    () => ({
      reported: (figure) => {
        const shown = asReported(toMinor(figure), reportedAs);
        return { text: amount(shown, currency), isNegative: shown < 0 };
      },
      side: (figure) => (figure === 0 ? "" : amount(toMinor(figure), currency)),
      exact: (figure) => amount(toMinor(figure), currency),
      apart: (difference) => amount(difference < 0 ? negate(difference) : difference, currency),
    }),
    [amount, currency, reportedAs],
  );
}

/** As shown, "(44,200.00)", with its sign. */
export interface ShownFigure {
  readonly text: string;
  readonly isNegative: boolean;
}

interface FigureProps {
  readonly weight?: "normal" | "medium" | "strong";
  readonly figure: ShownFigure;
}

/** The closing parenthesis hangs, so digits stay aligned. */
export function Figure({ weight = "normal", figure: { text, isNegative } }: FigureProps) {
  return (
    <span className={styles.figure({ isNegative })}>
      <Text numeric weight={weight}>
        {text}
      </Text>
    </span>
  );
}

interface SidesProps {
  readonly className: string;
}

/** Above the columns of debits and credits. */
export function SidesHead({ className }: SidesProps) {
  return (
    <>
      <th className={className} scope="col">
        <FormattedMessage id="line.debit" />
      </th>
      <th className={className} scope="col">
        <FormattedMessage id="line.credit" />
      </th>
    </>
  );
}

interface SidesCellsProps extends SidesProps {
  readonly of: { readonly debit: number; readonly credit: number };
  readonly presentation: Presentation;
}

export function SidesCells({ of: { debit, credit }, presentation, className }: SidesCellsProps) {
  return (
    <>
      <td className={className}>{presentation.side(debit)}</td>
      <td className={className}>{presentation.side(credit)}</td>
    </>
  );
}

interface ProofLineProps {
  readonly proof: Proof;
  readonly presentation: Presentation;
  /** Shown on success: "12 lines add up to September 2025, 0 difference". */
  readonly proved: string;
}

/** Shows that a sum matches, or by how much it doesn't. */
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
