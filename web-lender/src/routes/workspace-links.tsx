import { useState } from "react";
import { MailLinkDialog } from "../features/mail-link/mail-link.tsx";
import { ManageLinks } from "../features/manage-links/manage-links.tsx";

interface WorkspaceLinksProps {
  readonly workspace: { readonly id: string; readonly displayName: string };
}

/** A workspace's links, and the mail that brings one to its borrower. */
export function WorkspaceLinks({ workspace }: WorkspaceLinksProps) {
  const [mailing, setMailing] = useState<number>();

  return (
    <>
      <ManageLinks workspaceId={workspace.id} onMail={setMailing} />
      {mailing !== undefined && (
        <MailLinkDialog
          workspace={workspace}
          submissionRequestId={mailing}
          onClose={() => setMailing(undefined)}
        />
      )}
    </>
  );
}
