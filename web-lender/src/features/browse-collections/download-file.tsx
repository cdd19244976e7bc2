import { Button, VisuallyHidden } from "@tieout/ui-kit";
import { Download } from "lucide-react";
import { FormattedMessage } from "react-intl";

interface DownloadFileProps {
  readonly address: string;
  readonly name: string;
}

/** A way to one file among several. */
export function DownloadFile({ address, name }: DownloadFileProps) {
  return (
    <Button asChild icon={<Download />} size="small" variant="ghost">
      <a download href={address}>
        <FormattedMessage id="collections.download" />
        <VisuallyHidden> {name}</VisuallyHidden>
      </a>
    </Button>
  );
}
