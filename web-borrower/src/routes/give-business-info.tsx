import { type ReactNode, Suspense } from "react";
import { later } from "../app/later.tsx";

// Most lenders know whose link it is, and ask nobody.
const BusinessInfoStep = later(
  async () =>
    (await import("../features/give-business-info/business-info-step.tsx")).BusinessInfoStep,
);

interface GiveBusinessInfoProps {
  /** The lender always collects it (P-E57). */
  readonly isWanted: boolean;
  readonly lenderName: string;
  /** What comes once it's known whose books these are. */
  readonly children: ReactNode;
}

/** Whose books these are, before anything is connected, where the lender wants that (S-U14, S-U18). */
export function GiveBusinessInfo({ isWanted, lenderName, children }: GiveBusinessInfoProps) {
  if (!isWanted) return children;
  return (
    <Suspense>
      <BusinessInfoStep lenderName={lenderName}>{children}</BusinessInfoStep>
    </Suspense>
  );
}
