import { Heading } from "@tieout/ui-kit";
import { useEffect, useRef } from "react";
import type { FileImport } from "../../api/file-import.ts";
import * as styles from "./import-file.css.ts";
import type { ImportStep } from "./steps.ts";
import { useHeadWords } from "./use-head-words.ts";

interface StepHeadProps {
  readonly step: ImportStep;
  readonly file: FileImport | undefined;
}

/** What a step asks or says. A new one takes the focus, so that it's what is read next. */
export function StepHead({ step, file }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, lede } = useHeadWords(step, file);
  const isFirst = step === "file";

  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);
  return (
    <>
      <Heading level={1} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <p className={styles.lede}>{lede}</p>
    </>
  );
}
