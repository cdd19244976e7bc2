import { useQuery } from "@tanstack/react-query";
import type { Adjustment } from "@tieout/core/spread/adjustment";
import { Box, Button, Heading } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { type SubmissionPath, submissionDetails } from "../../api/submission.ts";
import { useEditorState } from "../../spread/open-editor.ts";
import type { SpreadEditor } from "../../spread/spread-editor.ts";
import { AdjustmentEntryView } from "./adjustment-entry-view.tsx";
import * as styles from "./adjustments.css.ts";

interface EntriesBehindProps {
  readonly editor: SpreadEditor;
  readonly submission: SubmissionPath;
  readonly adjustmentIds: readonly string[];
  readonly onChange: (adjustment: Adjustment) => void;
}

/** The entries that move a figure: kind, day, reason, postings and document. */
export function EntriesBehind({ editor, submission, adjustmentIds, onChange }: EntriesBehindProps) {
  const { formatMessage } = useIntl();
  const { adjustments } = useEditorState(editor).session.spread;
  const { data } = useQuery(submissionDetails(submission));
  const title = formatMessage({ id: "editor.adjust.behind" });
  const entries = adjustments.filter(({ id }) => adjustmentIds.includes(id));
  if (entries.length === 0) return null;

  return (
    <Box as="section" aria-label={title} padding={16}>
      <Heading level={3} size="small">
        {title}
      </Heading>
      <ul className={styles.list}>
        {entries.map((adjustment) => (
          <li className={styles.item} key={adjustment.id}>
            <div className={styles.itemText}>
              <AdjustmentEntryView
                adjustment={adjustment}
                documents={data?.documents ?? []}
                editor={editor}
                submission={submission}
              />
            </div>
            <Button
              aria-label={formatMessage(
                { id: "editor.adjust.changeOne" },
                { reason: adjustment.reason },
              )}
              onClick={() => onChange(adjustment)}
              size="small"
              variant="ghost"
            >
              <FormattedMessage id="editor.adjust.change" />
            </Button>
          </li>
        ))}
      </ul>
    </Box>
  );
}
