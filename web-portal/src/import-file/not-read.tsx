import { Card, Cell, ColumnHeader, IconButton, Row, Table } from "@tieout/ui-kit";
import { RotateCw } from "lucide-react";
import { useIntl } from "react-intl";
import type { FileImport } from "../calls/index.ts";
import { mayTryAgain, useFailureText } from "../upload/index.ts";
import type { UploadOfBooks } from "./use-upload.ts";

interface NotReadProps {
  readonly upload: UploadOfBooks;
  readonly file: FileImport | undefined;
  readonly onAgain: (file: File) => void;
}

/** Which file wasn't taken, and why; what might come out otherwise can be tried again. */
export function NotRead({ upload, file, onAgain }: NotReadProps) {
  const { formatMessage } = useIntl();
  const text = useFailureText();
  const failed = upload.state === "failed" ? upload : undefined;
  const problem = failed ? undefined : file?.problem;
  if (!failed && !problem) return null;
  const name = failed ? failed.file.name : (file?.fileName ?? "");
  const title = formatMessage({ id: "file.failed" });

  return (
    <div role="alert">
      <Card inset="none" title={title}>
        <Table
          columns={
            <>
              <ColumnHeader>{formatMessage({ id: "file.failed.name" })}</ColumnHeader>
              <ColumnHeader>{formatMessage({ id: "file.failed.reason" })}</ColumnHeader>
              <ColumnHeader labelHidden>
                {formatMessage({ id: "file.failed.actions" })}
              </ColumnHeader>
            </>
          }
          label={title}
        >
          <Row>
            <Cell>{name}</Cell>
            <Cell>{failed ? text(failed.failure) : problem?.description}</Cell>
            <Cell align="end">
              {failed && mayTryAgain(failed.failure) && (
                <IconButton
                  label={formatMessage({ id: "file.again" }, { name })}
                  onClick={() => onAgain(failed.file)}
                >
                  <RotateCw />
                </IconButton>
              )}
            </Cell>
          </Row>
        </Table>
      </Card>
    </div>
  );
}
