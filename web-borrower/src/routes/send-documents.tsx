import { PackageTile } from "@tieout/ui-kit";
import { Paperclip } from "lucide-react";
import { useIntl } from "react-intl";
import { useLocation } from "wouter";
import type { LinkSession } from "../api/link-session.ts";

/** The way in without books, where the lender takes documents. */
export function SendDocuments({ session }: { readonly session: LinkSession }) {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  if (!session.mayUpload) return null;
  return (
    <PackageTile
      detail={formatMessage({ id: "landing.documents.detail" })}
      icon={<Paperclip aria-hidden />}
      layout="row"
      name={formatMessage({ id: "landing.documents" })}
      onClick={() => navigate("/documents")}
    />
  );
}
