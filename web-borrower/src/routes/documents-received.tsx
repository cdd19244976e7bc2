import { BookOpen, FileUp } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { type LinkSession, newestBegun } from "../api/link-session.ts";
import { NextStep } from "./next-step.tsx";
import { OutcomePage } from "./outcome-page.tsx";

/** Documents were sent, and no books. The request is still open. */
export function DocumentsReceived({ session }: { readonly session: LinkSession }) {
  const { formatMessage } = useIntl();
  const { lender, mayUpload, submissions } = session;
  const submission = newestBegun(submissions);
  const values = { lender: lender.visibleName, count: submission?.documentsSent ?? 0 };

  return (
    <OutcomePage
      lede={<FormattedMessage id="documents.received" values={values} />}
      session={session}
      submission={submission}
      title={formatMessage({ id: "documents.received.title" })}
    >
      <NextStep
        detail={formatMessage({ id: "documents.received.books.detail" }, values)}
        href="/linked?choose"
        icon={<BookOpen />}
        title={formatMessage({ id: "documents.received.books" })}
      />
      {mayUpload && (
        <NextStep
          detail={formatMessage({ id: "documents.received.more.detail" })}
          href="/documents"
          icon={<FileUp />}
          title={formatMessage({ id: "documents.received.more" })}
        />
      )}
    </OutcomePage>
  );
}
