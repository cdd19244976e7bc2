import { anonymousRequestId } from "@tieout/core/submission";
import { Button } from "@tieout/ui-kit";
import { Upload } from "lucide-react";
import { Suspense, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "wouter";
import type { SubmissionDetails } from "../api/submission.ts";
import { useTenantSettings } from "../api/use-tenant-settings.ts";
import { RetryImport } from "../features/watch-imports/retry-import.tsx";
import { addresses } from "./addresses.ts";
import { NewCollection, Reconnect } from "./dialogs.tsx";

/** With the original request (S-T17), or anew where that is lost. */
export function RetryCollection({ details: submission }: { readonly details: SubmissionDetails }) {
  const settings = useTenantSettings();
  const [isAnew, setIsAnew] = useState(false);
  const { id: submissionId, entityId: workspaceId, entity, financialRecordId } = submission;
  const { datasourceNameId, connectionId, datasetName } = submission;
  if (financialRecordId === undefined || datasourceNameId === undefined) return null;

  const { appSettings } = settings;
  const takesFiles =
    appSettings.allowExcelFileUpload ||
    appSettings.accountingPackages.some(({ id }) => id === "fileupload");
  const isFile = datasourceNameId === "fileupload";
  const wasAsked = submission.submissionRequest.id !== anonymousRequestId;

  return (
    <>
      {isFile && wasAsked && takesFiles && (
        <Button asChild icon={<Upload aria-hidden />} size="small">
          <Link href={addresses.anotherFile(workspaceId, submissionId)}>
            <FormattedMessage id="import.anotherFile" />
          </Link>
        </Button>
      )}
      <RetryImport
        job={{
          ...{ workspaceId, submissionId, financialRecordId, connectionId },
          ...{ datasourceNameId, datasetName, workspaceName: entity.displayName },
        }}
        relink={(asked) => <Reconnect {...asked} />}
        onLost={() => setIsAnew(true)}
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
