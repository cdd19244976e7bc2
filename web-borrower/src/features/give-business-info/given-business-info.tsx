import type { BusinessInfo } from "@tieout/core/business-info";
import { Button } from "@tieout/ui-kit";
import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import * as styles from "./give-business-info.css.ts";

interface GivenBusinessInfoProps {
  readonly info: BusinessInfo;
  /** It was said just now, and what is next should be read next. */
  readonly takesFocus: boolean;
  readonly onChange: () => void;
}

/** Whose books are about to be shared, and the way to say otherwise. */
export function GivenBusinessInfo({ info, takesFocus, onChange }: GivenBusinessInfoProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) line.current?.focus();
  }, [takesFocus]);

  return (
    <div className={styles.given}>
      <p className={styles.givenWords} ref={line} tabIndex={-1}>
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
