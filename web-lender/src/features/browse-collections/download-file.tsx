import { Button } from "@tieout/ui-kit";
import { Download } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";

interface DownloadFileProps {
  readonly address: string;
  readonly name: string;
}

/** A way to one file among several. */
export function DownloadFile({ address, name }: DownloadFileProps) {
  const { formatMessage } = useIntl();
  return (
    <Button asChild icon={<Download />} size="small" variant="ghost">
      <a
        aria-label={formatMessage({ id: "workbooks.downloadFile" }, { name })}
        download
        href={address}
      >
        <FormattedMessage id="collections.download" />
      </a>
    </Button>
  );
}
