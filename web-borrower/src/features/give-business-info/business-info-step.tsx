import { type ReactNode, useState } from "react";
import { readVisit } from "../../api/visit.ts";
import { rememberBusiness } from "../../api/visit-turns.ts";
import { BusinessInfoForm } from "./business-info-form.tsx";
import { GivenBusinessInfo } from "./given-business-info.tsx";

interface BusinessInfoStepProps {
  readonly lenderName: string;
  /** What comes next. */
  readonly children: ReactNode;
}

/** Asked once a session; what was said stands above what comes next, and can be changed. */
export function BusinessInfoStep({ lenderName, children }: BusinessInfoStepProps) {
  const [info, setInfo] = useState(() => readVisit().business);
  const [isChanging, setChanging] = useState(false);
  const [hasMoved, setMoved] = useState(false);

  const move = (toForm: boolean) => {
    setChanging(toForm);
    setMoved(true);
  };
  if (info === undefined || isChanging) {
    return (
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
    );
  }
  return (
    <>
      <GivenBusinessInfo info={info} onChange={() => move(true)} takesFocus={hasMoved} />
      {children}
    </>
  );
}
