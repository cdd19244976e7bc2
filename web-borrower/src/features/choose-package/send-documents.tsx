import { PackageTile } from "@tieout/ui-kit";
import { Paperclip } from "lucide-react";
import { useIntl } from "react-intl";

interface SendDocumentsProps {
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

/** The way in without books. */
export function SendDocuments({ disabled, onChoose }: SendDocumentsProps) {
  const { formatMessage } = useIntl();
  return (
    <PackageTile
      detail={formatMessage({ id: "landing.documents.detail" })}
      disabled={disabled}
      icon={<Paperclip aria-hidden />}
      layout="row"
      name={formatMessage({ id: "landing.documents" })}
      onClick={onChoose}
    />
  );
}
