import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Day } from "@tieout/core/calendar/day";
import { agreedFiles } from "@tieout/core/consent/agreed-files";
import { scopeOfFile } from "@tieout/core/consent/consent";
import { consentWords } from "@tieout/core/consent/words";
import { languageOf } from "@tieout/core/language";
import type { Problem } from "@tieout/web-portal/answer";
import type { FileImport } from "@tieout/web-portal/file-import-calls";
import { ImportFile } from "@tieout/web-portal/import-file";
import { type ImportStep, importSteps } from "@tieout/web-portal/import-steps";
import { useBackGuard } from "@tieout/web-portal/use-back-guard";
import { useContext, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { Redirect, useLocation, useSearch } from "wouter";
import { fileImportCalls } from "../api/file-import.ts";
import {
  isOver,
  type LinkSession,
  linkSession,
  newestBegun,
  openSubmission,
} from "../api/link-session.ts";
import { type Asked, collectionLimit, isFull } from "../api/request.ts";
import { type TenantSettings, useTakesFiles, useTenant } from "../api/tenant-settings.ts";
import { readVisit, rememberVisit } from "../api/visit.ts";
import { Arrival } from "../app/arrival.tsx";
import { Frame, useIsWide } from "../app/frame.tsx";
import { TenantAwaited } from "../app/tenant.tsx";
import { Trouble } from "../app/trouble.tsx";
import { Working } from "../app/working.tsx";
import { submissionFor } from "../features/connect-package/prepare.ts";
import { useAsked } from "./use-asked.ts";

/** Leads a visitor with a link to their current step. */
const home = "/linked";

/** Only where the lender takes files, has room, and no import runs. */
export function FileUploadRoute() {
  const session = useQuery(linkSession());
  const settings = useTenant()?.appSettings;
  const takesFiles = useTakesFiles();
  const limit = useQuery({ ...collectionLimit(), enabled: session.isSuccess });
  if (session.isError) {
    if (session.error.status === 401) return <Redirect replace to={home} />;
    return <Trouble onAgain={session.refetch} problem={session.error} />;
  }
  if (!settings) return <TenantAwaited />;
  if (!session.data) return <Working />;

  const state = newestBegun(session.data.submissions)?.state;
  const mayShare =
    state === undefined ||
    state === "documents" ||
    state === "failed" ||
    (state === "complete" && settings.allowMultipleBorrowerImports);
  if (!takesFiles || !mayShare) return <Redirect replace to={home} />;
  if (limit.isPending) return <Working />;
  // The package choice explains the limit.
  if (isFull(limit.data)) return <Redirect replace to={`${home}?choose`} />;
  return <Uploading session={session.data} settings={settings} />;
}

interface UploadingProps {
  readonly session: LinkSession;
  readonly settings: TenantSettings["appSettings"];
}

function Uploading({ session, settings }: UploadingProps) {
  const { workspaceId, submissionRequestId, lender, submissions, mayUpload } = session;
  const { locale } = useIntl();
  const isWide = useIsWide();
  const isArrival = useContext(Arrival);
  const [ended, setEnded] = useState<Problem>();
  const [isRoomy, setIsRoomy] = useState(false);
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const wanted = new URLSearchParams(useSearch()).get("step");
  const [fileImportId, setFileImportId] = useState(readVisit().fileImportId);
  const openSubmissionId = openSubmission(submissions)?.id;
  const calls = useMemo(() => {
    const collectedFor = openSubmissionId === undefined ? {} : { submissionId: openSubmissionId };
    return fileImportCalls(languageOf(locale), collectedFor);
  }, [locale, openSubmissionId]);
  const { asked, error, refetch } = useAsked(session, settings);
  const remember = (id: string | undefined) => {
    rememberVisit({ fileImportId: id });
    setFileImportId(id);
  };

  if (error) return <Trouble onAgain={refetch} problem={error} />;
  if (!asked) return <Working />;
  if (ended) return <Trouble onAgain={() => {}} problem={ended} />;
  return (
    <Frame measure={isRoomy ? "table" : "sheet"}>
      <ImportFile
        calls={calls}
        collectedFor={async () => ({
          submissionId: await submissionFor({ workspaceId, submissionRequestId, openSubmissionId }),
        })}
        country={settings.country}
        fileImportId={fileImportId}
        isWide={isWide}
        lender={lender.visibleName}
        onDocuments={mayUpload ? () => navigate("/documents") : undefined}
        onFile={remember}
        onLeave={() => {
          remember(undefined);
          navigate(`${home}?choose`, { replace: true });
        }}
        onMeasure={setIsRoomy}
        onProblem={(problem) => isOver(problem) && setEnded(problem)}
        onSent={({ submissionId }) => {
          rememberVisit({ submissionId, fileImportId: undefined });
          void queryClient.resetQueries({ queryKey: linkSession().queryKey });
          navigate("/progress", { replace: true });
        }}
        onStep={(step) => navigate(`/fileupload?step=${step}`)}
        onTitle={(title) => {
          document.title = `${title} · ${lender.visibleName}`;
        }}
        step={stepOf(wanted)}
        takesFocus={isArrival}
        useLeaveGuard={useBackGuard}
        wordsOf={(file) => wordsOfFile(file, asked, { lender: lender.visibleName, locale })}
        workspaceId={workspaceId}
      />
    </Frame>
  );
}

interface Shown {
  readonly lender: string;
  readonly locale: string;
}

/** What sending the file agrees to, for the days that the page shows. */
function wordsOfFile(file: FileImport, asked: Asked, { lender, locale }: Shown) {
  const { from, upTo, figures } = file;
  if (from === undefined || upTo === undefined) return undefined;
  const request = {
    basis: asked.basisOfAccountingPreference,
    anonymizeCustomersAndVendors: asked.anonymizeCustomersAndVendors,
    fullFiscalYears: asked.fullFiscalYearsToCollect,
  };
  // The contract has days of books as text.
  const scope = scopeOfFile(request, { from: from as Day, upTo: upTo as Day });
  const hasEntries = (figures?.lines ?? 0) > 0;
  return consentWords(
    { lender, accountingPackage: "fileupload", scope, hasEntries, files: agreedFiles(file) },
    languageOf(locale),
  );
}

const stepOf = (wanted: string | null): ImportStep =>
  importSteps.find((step) => step === wanted) ?? "file";
