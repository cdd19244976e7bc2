import type { BusinessInfo } from "@tieout/core/business-info";
import { Button } from "@tieout/ui-kit";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useLocation, useSearch } from "wouter";
import { readVisit } from "../../api/visit.ts";
import { rememberBusiness } from "../../api/visit-turns.ts";
import { BusinessInfoForm } from "./business-info-form.tsx";
import * as styles from "./give-business-info.css.ts";

interface BusinessInfoStepProps {
  readonly lenderName: string;
  readonly children: ReactNode;
}

/** Asked once a session. It's a history entry of its own, so Back leads to it. */
export function BusinessInfoStep({ lenderName, children }: BusinessInfoStepProps) {
  const [info, setInfo] = useState(() => readVisit().business);
  const [hasMoved, setMoved] = useState(false);
  const [path, navigate] = useLocation();
  const search = useSearch();
  const isChanging = new URLSearchParams(search).has(atForm);

  const go = (to: "form" | "next", how?: { readonly replace: true }) => {
    const params = new URLSearchParams(search);
    params.delete(atForm);
    if (to === "form") params.set(atForm, "");
    navigate(params.size > 0 ? `${path}?${params}` : path, how);
    setMoved(true);
  };
  const goOn = (given: BusinessInfo) => {
    rememberBusiness(given);
    setInfo(given);
    // A visitor who comes back wants to change it.
    go("form", { replace: true });
    go("next");
  };

  if (info === undefined || isChanging) {
    return (
      <BusinessInfoForm known={info} lenderName={lenderName} onGiven={goOn} takesFocus={hasMoved} />
    );
  }
  return (
    <>
      <GivenBusinessInfo info={info} onChange={() => go("form")} takesFocus={hasMoved} />
      {children}
    </>
  );
}

/** In the address where the form shows despite being filled in. */
const atForm = "business";

interface GivenBusinessInfoProps {
  readonly info: BusinessInfo;
  /** Just entered, so focus moves to what's next. */
  readonly takesFocus: boolean;
  readonly onChange: () => void;
}

/** The business whose books are shared, with a way to change it. */
export function GivenBusinessInfo({ info, takesFocus, onChange }: GivenBusinessInfoProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) line.current?.focus();
  }, [takesFocus]);

  return (
    <div className={styles.given}>
      <p className={styles.givenText} ref={line} tabIndex={-1}>
        <FormattedMessage
          id="info.given"
          values={{
            ...info,
            b: (chunks) => <strong className={styles.givenName}>{chunks}</strong>,
          }}
        />
      </p>
      <Button onClick={onChange} size="small" variant="ghost">
        <FormattedMessage id="info.change" />
      </Button>
    </div>
  );
}
