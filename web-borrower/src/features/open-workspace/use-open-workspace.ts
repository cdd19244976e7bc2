import { useQueryClient } from "@tanstack/react-query";
import { type BusinessInfo, businessInfoMetadata } from "@tieout/core/business-info";
import { anonymousRequestId } from "@tieout/core/submission";
import type { Problem } from "@tieout/web-portal/answer";
import { useRef } from "react";
import { notePortalOpened } from "../../api/anonymous-link.ts";
import { client } from "../../api/client.ts";
import { linkSession } from "../../api/link-session.ts";
import { business, collectionLimit } from "../../api/request.ts";
import { beginVisit, rememberVisit } from "../../api/visit.ts";
import { rememberBusiness } from "../../api/visit-turns.ts";
import { useAction } from "../../app/use-action.ts";

/** The step that failed (S-T19). */
export interface OpeningFailure {
  readonly failed: "failedToCreateWorkspace" | "failedToSubmit";
  readonly problem: Problem;
}

/**
 * Opens a workspace for a visitor without a link, begins a submission and has the address confirmed
 * by mail. A retry continues at the step that failed.
 */
export function useOpenWorkspace(onOpened: () => void) {
  const queryClient = useQueryClient();
  const opened = useRef<{ readonly id: string; readonly info: BusinessInfo }>(undefined);
  const { run, isPending, error } = useAction<string, BusinessInfo, OpeningFailure>({
    call: async (info) => {
      const workspaceId = await workspaceFor(info);
      const body = {
        ...{ entityId: workspaceId, requestId: anonymousRequestId },
        submissionMetadata: businessInfoMetadata(info),
        verificationEmail: info.email,
      };
      notePortalOpened();
      // From here on this tab uses the workspace's session.
      beginVisit({ workspaceId, sharedLinkApplicationId: anonymousRequestId });
      const begun = await client.POST("/Submissions", { body });
      if (begun.error) throw { failed: "failedToSubmit", problem: begun.error };
      rememberBusiness(info);
      rememberVisit({ submissionId: begun.data.id });
      return workspaceId;
    },
    // Loads what the packages need first, so the page never goes blank.
    onDone: async (workspaceId) => {
      await Promise.all([
        queryClient.prefetchQuery(business(workspaceId)),
        queryClient.prefetchQuery(collectionLimit()),
      ]);
      onOpened();
      await queryClient.prefetchQuery(linkSession());
    },
  });

  async function workspaceFor(info: BusinessInfo): Promise<string> {
    const { id, info: before } = opened.current ?? {};
    if (id !== undefined && before?.name === info.name && before.email === info.email) return id;
    const body = { displayName: info.name, primaryEmail: info.email };
    const reply = await client.POST("/Entities", { body });
    if (reply.error) throw { failed: "failedToCreateWorkspace", problem: reply.error };
    opened.current = { id: reply.data.id, info };
    return reply.data.id;
  }

  return { open: run, isOpening: isPending, failure: error ?? undefined };
}
