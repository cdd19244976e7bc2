import type { Proof } from "@tieout/core/statement";
import { Inline, Text } from "@tieout/ui-kit";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useIntl } from "react-intl";
import type { Presentation } from "./use-presentation.ts";

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
