import { Box, Button, Card, Heading, IconLine, Inline, Stack } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { useFileSize } from "@tieout/web-portal/file-size";
import { Check, Download, FileArchive, FileSpreadsheet } from "lucide-react";
import { FormattedMessage } from "react-intl";
import type { UserCopy } from "../../api/user-copy.ts";
import * as styles from "./download-copy.css.ts";

interface CopyContentsProps {
  readonly copy: UserCopy;
  readonly lender: string;
}

/** Names that were replaced with codes for the lender are codes here too. */
export function CopyContents({ copy, lender }: CopyContentsProps) {
  const { longBookDay } = useDates();
  const { groups, anonymized, hasEntries } = copy;
  const values = { lender, from: longBookDay(copy.from), upTo: longBookDay(copy.upTo) };
  const exactly = anonymized ? "copy.inside.anonymous" : "copy.inside.exact";
  const insideOf = (group: (typeof groups)[number]) =>
    group === "financial-statements" && !hasEntries
      ? "copy.inside.balances"
      : (`copy.inside.${group}` as const);
  const lines = [...groups.map(insideOf), exactly] as const;

  return (
    <Box above={28} as="section" aria-labelledby="in-this-file">
      <Heading id="in-this-file" level={2} size="small">
        <FormattedMessage id="copy.inside" />
      </Heading>
      <Stack above={10} as="ul" gap={10}>
        {lines.map((line) => (
          <IconLine icon={<Check />} key={line} muted tone="success">
            <FormattedMessage id={line} values={values} />
          </IconLine>
        ))}
      </Stack>
    </Box>
  );
}

interface CopyFileProps {
  readonly copy: UserCopy;
  /** Absent once it can no longer be downloaded. */
  readonly address: string | undefined;
  readonly onDownload: () => void;
}

export function CopyFile({ copy: { fileName, bytes }, address, onDownload }: CopyFileProps) {
  const size = useFileSize()(bytes);
  const kind = fileName.endsWith(".zip") ? "zip" : "xlsx";
  const Icon = kind === "zip" ? FileArchive : FileSpreadsheet;

  return (
    <Box above={22}>
      <Card>
        <Inline gap={14} wrap>
          <span aria-hidden className={styles.icon}>
            <Icon size={20} />
          </span>
          <span className={styles.text}>
            <span className={styles.name}>{fileName}</span>
            <span className={styles.kind}>
              <FormattedMessage id={`copy.kind.${kind}`} values={{ size }} />
            </span>
          </span>
          {address !== undefined && (
            <span className={styles.action}>
              <Button asChild icon={<Download aria-hidden />} variant="primary">
                <a download href={address} onClick={onDownload}>
                  <FormattedMessage id="copy.download" />
                </a>
              </Button>
            </span>
          )}
        </Inline>
      </Card>
    </Box>
  );
}
