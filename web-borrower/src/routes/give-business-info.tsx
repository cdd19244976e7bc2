import { type ReactNode, Suspense } from "react";
import { later } from "../app/later.tsx";

// Lazy: most lenders know whose link it is.
const BusinessInfoStep = later(
  async () =>
    (await import("../features/give-business-info/business-info-step.tsx")).BusinessInfoStep,
);

interface GiveBusinessInfoProps {
  /** The lender always collects it (P-E57). */
  readonly isWanted: boolean;
  readonly lenderName: string;
  readonly children: ReactNode;
}

/** Asked before connecting, where the lender wants it (S-U14, S-U18). */
export function GiveBusinessInfo({ isWanted, lenderName, children }: GiveBusinessInfoProps) {
  if (!isWanted) return children;
  return (
    <Suspense>
      <BusinessInfoStep lenderName={lenderName}>{children}</BusinessInfoStep>
    </Suspense>
  );
}
