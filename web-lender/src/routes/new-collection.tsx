import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { collectionLimit, isUsedUp } from "../api/collection-limit.ts";
import type { TenantSettings } from "../api/tenant-settings.ts";
import { useNoteEvent } from "../app/analytics.ts";
import { reportFault } from "../app/report-faults.ts";
import { MailLink } from "../features/mail-link/mail-link.tsx";
import { ReadLimit } from "../features/read-limit.tsx";
import { RequestCollection } from "../features/request-collection/request-collection.tsx";
import { addresses } from "./addresses.ts";

interface NewCollectionProps {
  readonly workspace: { readonly id: string; readonly displayName: string };
  readonly settings: TenantSettings;
  /** The list, or the workspace's own page. */
  readonly begunOn: "WorkspaceList" | "HomePage";
  /** Once a link exists, a reload needn't ask again. */
  readonly onLinked?: () => void;
  readonly onClose: () => void;
}

/** A new collection, or why none can be started (P-T36). */
export function NewCollection({
  workspace,
  settings,
  begunOn,
  onLinked,
  onClose,
}: NewCollectionProps) {
  const { data: limit } = useQuery(collectionLimit());
  const note = useNoteEvent();
  const [, navigate] = useLocation();

  useEffect(() => note({ category: "Import", action: `Begin${begunOn}` }), [note, begunOn]);

  return limit && isUsedUp(limit) ? (
    <ReadLimit open onClose={onClose} limit={limit} settings={settings} />
  ) : (
    <RequestCollection
      workspace={workspace}
      settings={settings}
      mailLink={(submissionRequestId) => (
        <MailLink workspaceId={workspace.id} submissionRequestId={submissionRequestId} />
      )}
      onFault={reportUnknown}
      onFile={(submissionRequestId) =>
        navigate(addresses.fileUpload(workspace.id, submissionRequestId))
      }
      onImporting={() => note({ category: "Import", action: `JobCreated${begunOn}` })}
      {...(onLinked && { onLinked })}
      onClose={onClose}
    />
  );
}

const reportUnknown = (fault: Error) => reportFault("page", fault);
