import type { Language } from "@tieout/core/language";
import type { Page } from "@tieout/services/testing/page-words";
import type { BorrowerFixtures } from "./test.ts";
import type { LinkVisitor } from "./visitors.ts";

/** Reads what the visitor's page reads before it shows the words of a consent. */
export async function openPage(
  { as, clock }: Pick<BorrowerFixtures, "as" | "clock">,
  visitor: Pick<LinkVisitor, "workspaceId" | "cookie">,
  language: Language = "en",
): Promise<Page> {
  const session = (await as(visitor).GET("/links/session")).data;
  const settings = (await as(visitor).GET("/tenant/settings")).data;
  const path = { ...visitor, submissionRequestId: session?.submissionRequestId ?? 0 };
  const request = await as(visitor).GET("/{workspaceId}/SubmissionRequests/{submissionRequestId}", {
    params: { path },
  });
  const asked = request.data ?? settings?.appSettings.defaultAnonymousOptions;
  if (!session || !asked) throw new Error("The page can't be opened");
  return { lender: session.lender.visibleName, asked, now: clock.now, language };
}
