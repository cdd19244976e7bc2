import { PackageTile } from "@tieout/ui-kit";
import { Paperclip } from "lucide-react";
import { useIntl } from "react-intl";

interface SendDocumentsProps {
  readonly onChoose: () => void;
}

/** The way in without books. */
export function SendDocuments({ onChoose }: SendDocumentsProps) {
  const { formatMessage } = useIntl();
  return (
    <PackageTile
      detail={formatMessage({ id: "landing.documents.detail" })}
      icon={<Paperclip aria-hidden />}
      layout="row"
      name={formatMessage({ id: "landing.documents" })}
      onClick={onChoose}
    />
  );
}
