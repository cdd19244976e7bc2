import { Card } from "@tieout/ui-kit";
import { FileSpreadsheet } from "lucide-react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useFileSize } from "../messages/file-size.ts";
import type { FileImport } from "./file-import-calls.ts";
import * as styles from "./import-file.css.ts";

interface FileAtHandProps {
  readonly file: FileImport;
  readonly action: ReactNode;
}

export function FileAtHand({ file, action }: FileAtHandProps) {
  const about = useAbout();

  return (
    <Card inset="none">
      <div className={styles.file}>
        <span aria-hidden className={styles.fileMark}>
          <FileSpreadsheet />
        </span>
        <div className={styles.fileText}>
          <b className={styles.fileName}>{file.fileName}</b>
          <span className={styles.meta}>
            {[about(file), encodingNames.get(file.encoding ?? "")].filter(Boolean).join(", ")}
          </span>
        </div>
        {action}
      </div>
    </Card>
  );
}

/** A text's letters were taken so. Names as packages' export dialogs have them. */
const encodingNames: ReadonlyMap<string, string> = new Map([
  ["utf-8", "UTF-8"],
  ["utf-16le", "UTF-16"],
  ["utf-16be", "UTF-16"],
  ["windows-1252", "Windows-1252 (Latin-1)"],
  ["iso-8859-15", "ISO 8859-15 (Latin-9)"],
  ["cp437", "PC8 (CP437)"],
]);

function useAbout(): (file: FileImport) => string {
  const { formatMessage } = useIntl();
  const fileSize = useFileSize();

  return ({ kind, bytes, table, sheets = [] }) => {
    const size = fileSize(bytes);
    if (kind === undefined) return size;
    const named = formatMessage({ id: `file.kind.${kind}` });
    if (!table) return formatMessage({ id: "file.about.size" }, { kind: named, size });
    const sheet = sheets.find((one) => one.sheet === table.sheet)?.name ?? "";
    const rows = table.rowCount;
    return sheet === ""
      ? formatMessage({ id: "file.about.rows" }, { kind: named, rows })
      : formatMessage({ id: "file.about.sheet" }, { kind: named, sheet, rows });
  };
}
