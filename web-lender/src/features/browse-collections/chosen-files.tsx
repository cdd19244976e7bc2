import { Button, Text } from "@tieout/ui-kit";
import { Download } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { downloadEach } from "../../files/download.ts";
import { useFigures } from "../../messages/review/use-figures.ts";
import * as styles from "./browse-collections.css.ts";

interface ChosenFilesProps {
  /** Addresses, in the order of choosing. */
  readonly chosen: readonly string[];
  readonly bytes: number;
}

/** How many files are chosen and how large they are, and the way to have them. */
export function ChosenFiles({ chosen, bytes }: ChosenFilesProps) {
  const { fileSize } = useFigures();

  return (
    <div className={styles.chosen}>
      <Text numeric size="small" tone="muted">
        <FormattedMessage
          id="collections.chosen"
          values={{ count: chosen.length, size: fileSize(bytes) }}
        />
      </Text>
      <Button icon={<Download aria-hidden />} onClick={() => downloadEach(chosen)} size="small">
        <FormattedMessage id="submission.downloadSelected" />
      </Button>
    </div>
  );
}
