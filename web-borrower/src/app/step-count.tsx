import { Text } from "@tieout/ui-kit";
import { FormattedMessage } from "react-intl";
import { useTenant } from "../api/tenant-settings.ts";
import { isAnonymous } from "./pages.ts";

/** The way from a link to the records: a package, its permission, the company, the collection. */
const way = ["choose", "connect", "confirm", "collect"] as const;

type Step = "info" | (typeof way)[number];

/** How far along the visitor is. Who they are is a step before the others, where it's asked. */
export function useStep(at: Step, session: Parameters<typeof isAnonymous>[0] | undefined) {
  const { alwaysCollectBorrowerBusinessInfo: asks = false } = useTenant()?.appSettings ?? {};
  const before = at === "info" || asks || (session && isAnonymous(session)) ? 1 : 0;
  const step = at === "info" ? 1 : before + way.indexOf(at) + 1;
  return { step, steps: before + way.length };
}

interface StepCountProps {
  readonly at: Step;
  readonly session?: Parameters<typeof isAnonymous>[0];
}

export function StepCount({ at, session }: StepCountProps) {
  return (
    <Text as="p" below={4} size="small" tone="muted">
      <FormattedMessage id="frame.step" values={useStep(at, session)} />
    </Text>
  );
}
