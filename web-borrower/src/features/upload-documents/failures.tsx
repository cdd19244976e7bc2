import { Card, Cell, ColumnHeader, IconButton, Inline, Row, Table } from "@tieout/ui-kit";
import { mayTryAgain, useFailureWords } from "@tieout/web-portal";
import { RotateCw, X } from "lucide-react";
import { useIntl } from "react-intl";
import * as styles from "./failures.css.ts";
import type { Uploads } from "./use-uploads.ts";

interface FailuresProps {
  readonly uploads: Uploads;
}

/** What didn't arrive, and why, each with what can be done about it (S-V5). */
export function Failures({ uploads: { all, tryAgain, remove } }: FailuresProps) {
  const { formatMessage } = useIntl();
  const words = useFailureWords();
  const failed = all.flatMap((upload) => (upload.state === "failed" ? upload : []));
  if (failed.length === 0) return null;
  const title = formatMessage({ id: "documents.failed" });

  return (
    <Card count={failed.length} inset="none" title={title}>
      <div className={styles.table}>
        <Table
          columns={
            <>
              <ColumnHeader>{formatMessage({ id: "documents.failed.name" })}</ColumnHeader>
              <ColumnHeader>{formatMessage({ id: "documents.failed.reason" })}</ColumnHeader>
              <ColumnHeader labelHidden>
                {formatMessage({ id: "documents.failed.actions" })}
              </ColumnHeader>
            </>
          }
          label={title}
        >
          {failed.map((upload) => {
            const { name } = upload.file;
            return (
              <Row key={upload.id}>
                <Cell>{name}</Cell>
                <Cell>{words(upload.failure)}</Cell>
                <Cell align="end">
                  <Inline gap="tiny">
                    {mayTryAgain(upload.failure) && (
                      <IconButton
                        label={formatMessage({ id: "documents.again.one" }, { name })}
                        onClick={() => tryAgain(upload)}
                      >
                        <RotateCw />
                      </IconButton>
                    )}
                    <IconButton
                      label={formatMessage({ id: "documents.remove" }, { name })}
                      onClick={() => remove(upload)}
                    >
                      <X />
                    </IconButton>
                  </Inline>
                </Cell>
              </Row>
            );
          })}
        </Table>
      </div>
    </Card>
  );
}
