import { Heading } from "@tieout/ui-kit";
import { useEffect, useRef } from "react";
import type { FileImport } from "../calls/index.ts";
import * as styles from "./import-file.css.ts";
import type { ImportStep } from "./steps.ts";
import { useHeadTexts } from "./use-head-texts.ts";

interface StepHeadProps {
  readonly step: ImportStep;
  readonly file: FileImport | undefined;
  /** It's what is read next; not so where the whole page was just opened. */
  readonly takesFocus: boolean;
  readonly onTitle: ((title: string) => void) | undefined;
}

/** What a step asks or says. */
export function StepHead({ step, file, takesFocus, onTitle }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, lede } = useHeadTexts(step, file);

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const named = useRef(onTitle);
  named.current = onTitle;
  useEffect(() => named.current?.(title), [title]);

  return (
    <>
      <Heading level={1} ref={heading} size="display" tabIndex={-1}>
        {title}
      </Heading>
      <p className={styles.lede}>{lede}</p>
    </>
  );
}
