import { Checkbox, IconButton } from "@tieout/ui-kit";
import { Download } from "lucide-react";
import { useIntl } from "react-intl";
import { downloadEach } from "./download.ts";
import type { Selection } from "./use-selection.ts";

interface StoredFile {
  readonly name: string;
  readonly address: string;
}

export function DownloadFile({ name, address }: StoredFile) {
  const { formatMessage } = useIntl();
  return (
    <IconButton
      label={formatMessage({ id: "workbooks.downloadFile" }, { name })}
      onClick={() => downloadEach([address])}
      size="small"
    >
      <Download />
    </IconButton>
  );
}

export function SelectFile({
  name,
  address,
  selection,
}: StoredFile & { readonly selection: Selection }) {
  const { formatMessage } = useIntl();
  return (
    <Checkbox
      checked={selection.has(address)}
      label={formatMessage({ id: "workbooks.select" }, { name })}
      labelHidden
      onChange={(isChosen) => selection.set(address, isChosen)}
    />
  );
}
