import { useQueryClient } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import { copyWhenKnown } from "@tieout/ui-kit";
import { answerOf, problemOf } from "@tieout/web-portal/answer";
import type { AccountingPackage } from "@tieout/web-portal/packages";
import { useIntl } from "react-intl";
import { useAction } from "../../action/use-action.ts";
import { client } from "../../api/client.ts";
import { type Connection, type ConnectionRequest, connections } from "../../api/connections.ts";
import { links } from "../../api/links.ts";
import { pathTo, type RequestDraft, requestOf } from "./collection-request-draft.ts";

/** Creates the request and opens its submission; returns the submission's id. */
export async function beginSubmission(workspaceId: string, draft: RequestDraft): Promise<string> {
  const { id: requestId } = await createRequest(workspaceId, draft);
  const submission = await answerOf(
    client.POST("/Submissions", { body: { entityId: workspaceId, requestId } }),
  );
  return submission.id;
}

const createRequest = (workspaceId: string, draft: RequestDraft) =>
  answerOf(
    client.POST("/{workspaceId}/SubmissionRequests", {
      ...{ params: { path: pathTo(workspaceId) }, body: requestOf(draft) },
    }),
  );

export async function startImport(
  workspaceId: string,
  submissionId: string,
  connectionId: string,
): Promise<void> {
  await answerOf(
    client.POST("/{workspaceId}/Submissions/{submissionId}/imports", {
      params: { path: { workspaceId, submissionId } },
      body: { connectionId },
    }),
  );
}

export interface CreatedLink {
  readonly submissionRequestId: number;
  readonly url: string;
  readonly expirationTime: string;
  /** What it asks for. */
  readonly draft: RequestDraft;
  /** Browsers may refuse to copy, and may take time. */
  readonly copied: Promise<boolean>;
}

export function useCreateLink(workspaceId: string, onCreated: (link: CreatedLink) => void) {
  return useAction({
    call: (draft: RequestDraft) => {
      const created = createLink(workspaceId, draft);
      // Browsers copy only what starts within the press.
      const copied = copyWhenKnown(created.then(({ url }) => url));
      return created.then((link) => ({ ...link, draft, copied }));
    },
    changes: [links(workspaceId).queryKey],
    onDone: onCreated,
  });
}

async function createLink(workspaceId: string, draft: RequestDraft) {
  const { id: submissionRequestId, shareableLink } = await createRequest(workspaceId, draft);
  if (!shareableLink) throw new Error("a request by link came back without its link");
  return { ...shareableLink, submissionRequestId };
}

interface Asking {
  readonly draft: RequestDraft;
  readonly connectionId: string;
}

/** Mails whoever allowed updates over a connection, to allow what the draft wants beyond that. */
export const useAskForMore = (workspaceId: string, onAsked: () => void) =>
  useAction({
    call: async ({ draft, connectionId }: Asking) => {
      const { id: submissionRequestId } = await createRequest(workspaceId, draft);
      const path = { workspaceId, connectionId };
      await answerOf(
        client.POST("/workspaces/{workspaceId}/connections/{connectionId}/permissionasks", {
          ...{ params: { path }, body: { submissionRequestId } },
        }),
      );
    },
    changes: [connections(workspaceId).queryKey],
    // It may be allowed or ended by now.
    changesOnFailure: true,
    onDone: onAsked,
  });

/** The file is chosen on a page of its own. */
export const useRequestFile = (workspaceId: string) =>
  useAction({ call: (draft: RequestDraft) => createRequest(workspaceId, draft) });

interface Collecting {
  readonly draft: RequestDraft;
  readonly connectionId: string;
}

/** Nobody has to sign in. */
export function useExistingConnection(
  workspaceId: string,
  onImporting: () => void,
  /** Gets the connection with its current state, such as expired, and what goes beyond every permission given for it. */
  onRefused: (connection: Connection, excesses: readonly string[] | undefined) => void,
) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const { run, error, isPending } = useAction({
    call: async ({ draft, connectionId }: Collecting) => {
      const submissionId = await beginSubmission(workspaceId, draft);
      await startImport(workspaceId, submissionId, connectionId);
    },
    onDone: onImporting,
    onFailed: async ({ input: { connectionId }, problem }) => {
      const existing = await queryClient.fetchQuery(connections(workspaceId));
      const connection = existing.find(({ id }) => id === connectionId);
      const isBeyond = problem?.type === "beyond-consent";
      const excesses = isBeyond ? problem.errors?.map(({ description }) => description) : undefined;
      if (connection) onRefused(connection, excesses);
    },
  });

  return {
    collect: (draft: RequestDraft, connectionId: string) => run({ draft, connectionId }),
    refusal: error
      ? problemOf(error)?.description || formatMessage({ id: "import.failedToStart" })
      : undefined,
    isPending,
  };
}

interface Wanted {
  readonly accountingPackage: AccountingPackage;
  readonly ground: NonNullable<components["schemas"]["NewConnectionRequest"]["ground"]>;
  readonly submissionId?: string;
  /** Reconnected under the same id. */
  readonly existingConnectionId?: string;
}

/** Prepares the package's own page before the click that opens it (D-18). */
export async function prepareConnection(
  workspaceId: string,
  wanted: Wanted,
): Promise<ConnectionRequest> {
  const path = { workspaceId };
  const given = await client.POST("/Workspaces/{workspaceId}/DelegatedAccessTokens", {
    params: { path },
  });
  if (given.error) throw given.error;
  const token = given.data?.token;
  if (!token) throw new Error("UnexpectedApiFailure");
  return answerOf(
    client.POST("/Workspaces/{workspaceId}/ConnectionRequests", {
      params: { path },
      body: { ...wanted, delegatedAccessToken: token, sourceFlow: "lender" },
    }),
  );
}
