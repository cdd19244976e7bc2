import { useState } from "react";
import { useTenantSettings } from "../api/use-tenant-settings.ts";
import { BrowseCollections } from "../features/browse-collections/browse-collections.tsx";
import { MailLinkDialog } from "../features/mail-link/mail-link.tsx";
import { ManageLinks } from "../features/manage-links/manage-links.tsx";
import { addresses } from "./addresses.ts";
import { useCollectionActs, useCollectionsView } from "./collections-view.tsx";
import { RunningImports } from "./running-imports.tsx";
import type { WorkspaceTabProps } from "./workspace-details-tabs.tsx";

export function WorkspacePastCollections({ workspace }: WorkspaceTabProps) {
  const { appSettings } = useTenantSettings();
  const acts = useCollectionActs();
  const view = useCollectionsView("workspace");

  return (
    <>
      <RunningImports workspaceId={workspace.id} />
      <WorkspaceLinks workspace={workspace} />
      <BrowseCollections
        {...view}
        workspaceId={workspace.id}
        addresses={{
          ...addresses,
          risk: appSettings.riskCalcEnabled ? addresses.risk : undefined,
        }}
        acts={acts}
      />
    </>
  );
}

interface WorkspaceLinksProps {
  readonly workspace: { readonly id: string; readonly displayName: string };
}

function WorkspaceLinks({ workspace }: WorkspaceLinksProps) {
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
