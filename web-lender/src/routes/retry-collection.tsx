import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { allPastCollections } from "../api/past-collections.ts";
import { type SubmissionDetails, submissionDetails } from "../api/submission.ts";
import { tenantSettings } from "../api/tenant-settings.ts";
import { RetryImport } from "../features/watch-imports/retry-import.tsx";
import { NewCollection, RelinkConnection } from "./dialogs.ts";

/** Tries a failed import again with what it was asked (S-T17), or begins anew where that is lost. */
export function RetryCollection({
  details: { submission },
}: {
  readonly details: SubmissionDetails;
}) {
  const queryClient = useQueryClient();
  const { data: settings } = useSuspenseQuery(tenantSettings());
  const [isAnew, setIsAnew] = useState(false);
  const { id: submissionId, entityId: workspaceId, entity, financialRecordId } = submission;
  const { datasourceNameId, connectionId, datasetName } = submission;
  if (financialRecordId === undefined || datasourceNameId === undefined) return null;

  return (
    <>
      <RetryImport
        job={{
          ...{ workspaceId, financialRecordId, datasourceNameId, connectionId, datasetName },
          workspaceName: entity.displayName,
        }}
        relink={(asked) => (
          <Suspense>
            <RelinkConnection {...asked} />
          </Suspense>
        )}
        onLost={() => setIsAnew(true)}
        onRetried={() => {
          queryClient.invalidateQueries(submissionDetails({ workspaceId, submissionId }));
          queryClient.invalidateQueries({ queryKey: allPastCollections });
        }}
      />
      <Suspense>
        {isAnew && (
          <NewCollection
            workspace={entity}
            settings={settings}
            begunOn="HomePage"
            onClose={() => setIsAnew(false)}
          />
        )}
      </Suspense>
    </>
  );
}
