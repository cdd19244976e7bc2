import type { Language } from "@tieout/core/language";
import { useOneAtATime } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import { api } from "../../api/client.ts";

/** Mails a request's link, and says where it went or why it didn't. */
export function useMailLink(workspaceId: string, submissionRequestId: number) {
  const { formatMessage } = useIntl();
  const { mutateAsync, data, error, isPending } = api.useMutation(
    "post",
    "/{workspaceId}/SubmissionRequests/{submissionRequestId}/link/mail",
  );
  const mail = useOneAtATime(mutateAsync);

  return {
    send: (emailAddress: string, languageCode: Language) =>
      mail({
        params: { path: { workspaceId, submissionRequestId } },
        body: { emailAddress, languageCode },
      }),
    sentTo: data?.emailAddress,
    refusal: error ? error.description || formatMessage({ id: "failure.unreachable" }) : undefined,
    isPending,
  };
}
