import { Button, Callout } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import type { FileImport } from "./file-import-calls.ts";

interface SheetTakenProps {
  readonly file: FileImport;
  /** Leads to where another sheet is chosen; absent there. */
  readonly onChoose?: () => void;
}

/** Which of a workbook's sheets was read, where others could be the books as well. */
export function SheetTaken({ file: { table, sheets = [] }, onChoose }: SheetTakenProps) {
  const { formatMessage, formatList } = useIntl();
  const taken = sheets.find(({ sheet }) => sheet === table?.sheet);
  const others = sheets.filter((each) => each !== taken && each.canBeBooks);
  if (!taken || others.length === 0) return null;

  const named = others
    .slice(0, mostNamed)
    .map(({ name }) => formatMessage({ id: "file.sheet.name" }, { name }));
  const rest = others.length - named.length;
  const more = rest > 0 ? [formatMessage({ id: "file.types.more" }, { count: rest })] : [];
  return (
    <Callout
      actions={
        onChoose && <Button onClick={onChoose}>{formatMessage({ id: "file.sheet.choose" })}</Button>
      }
      title={formatMessage({ id: "file.sheet.taken" }, { name: taken.name })}
    >
      {formatMessage(
        { id: "file.sheet.others" },
        { count: others.length, names: formatList([...named, ...more]) },
      )}
    </Callout>
  );
}

/** More names than these tell nobody more. */
const mostNamed = 5;
