import { lazy, type ReactNode, Suspense, useState } from "react";
import { readVisit, rememberBusiness } from "../api/visit.ts";

// Most lenders know whose link it is, and ask nobody.
const BusinessInfoForm = lazy(async () => ({
  default: (await import("../features/give-business-info/index.ts")).BusinessInfoForm,
}));
const GivenBusinessInfo = lazy(async () => ({
  default: (await import("../features/give-business-info/index.ts")).GivenBusinessInfo,
}));

interface GiveBusinessInfoProps {
  /** The lender always collects it (P-E57). */
  readonly isWanted: boolean;
  readonly lenderName: string;
  /** What comes once it's known whose books these are. */
  readonly children: ReactNode;
}

/** Whose books these are, before anything is connected, where the lender wants that (S-U14, S-U18). */
export function GiveBusinessInfo({ isWanted, lenderName, children }: GiveBusinessInfoProps) {
  const [info, setInfo] = useState(() => readVisit().business);
  const [isChanging, setChanging] = useState(false);
  const [hasMoved, setMoved] = useState(false);
  if (!isWanted) return children;

  const move = (toForm: boolean) => {
    setChanging(toForm);
    setMoved(true);
  };
  if (info === undefined || isChanging) {
    return (
      <Suspense>
        <BusinessInfoForm
          known={info}
          lenderName={lenderName}
          onGiven={(given) => {
            rememberBusiness(given);
            setInfo(given);
            move(false);
          }}
          takesFocus={hasMoved}
        />
      </Suspense>
    );
  }
  return (
    <>
      <Suspense>
        <GivenBusinessInfo info={info} onChange={() => move(true)} takesFocus={hasMoved} />
      </Suspense>
      {children}
    </>
  );
}
