import { useQueryClient } from "@tanstack/react-query";
import { languageOf } from "@tieout/core/language";
import { parseEmail } from "@tieout/core/text";
import type { components } from "@tieout/openapi/borrower";
import { Button, Callout, Card, Field, Stack, Text, TextInput } from "@tieout/ui-kit";
import { answerOf, type Problem } from "@tieout/web-portal/answer";
import { Mail } from "lucide-react";
import { type FormEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { client } from "../../api/client.ts";
import { type LinkSession, linkSession } from "../../api/link-session.ts";
import { useAction } from "../../app/use-action.ts";
import { reasonOf } from "../../messages/reason.ts";

type Requested = components["schemas"]["RequestedUserCopy"];

interface RequestCopyProps {
  readonly workspaceId: string;
  readonly submissionId: string;
  readonly lender: string;
  readonly known: string | undefined;
  /** Requested and not sent yet. */
  readonly requested: Requested | undefined;
}

/** Only to an address that is the borrower's (S-U22). */
export function RequestCopy({
  workspaceId,
  submissionId,
  lender,
  known,
  requested,
}: RequestCopyProps) {
  const { formatMessage, locale } = useIntl();
  const queryClient = useQueryClient();
  const [email, setEmail] = useState(requested?.emailAddress ?? known ?? "");
  const [corrects, setCorrects] = useState(false);
  const { run, isPending, error } = useAction<Requested, string, Problem>({
    call: (emailAddress) =>
      answerOf(
        client.POST("/{workspaceId}/Submissions/{submissionId}/customerdatarequest", {
          params: { path: { workspaceId, submissionId } },
          body: { emailAddress, userLanguage: languageOf(locale) },
        }),
      ),
    onDone: (requestedCopy) => {
      queryClient.setQueryData(
        linkSession().queryKey,
        (session) => session && withCopy(session, submissionId, requestedCopy),
      );
      setCorrects(false);
    },
  });
  const address = parseEmail(email);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (address !== undefined) void run(address);
  };

  return (
    <Card title={formatMessage({ id: "request.title" })}>
      {requested && !corrects ? (
        <Callout
          actions={
            requested.state === "awaiting-confirmation" && (
              <Button onClick={() => setCorrects(true)}>
                {formatMessage({ id: "request.other" })}
              </Button>
            )
          }
          tone="success"
        >
          <FormattedMessage
            id={requested.state === "building" ? "request.building" : "request.awaiting"}
            values={{ email: requested.emailAddress }}
          />
        </Callout>
      ) : (
        <form noValidate onSubmit={send}>
          <Stack gap={14}>
            <Text as="p" size="medium" tone="muted">
              <FormattedMessage id="request.detail" values={{ lender }} />
            </Text>
            {error && (
              <Callout title={formatMessage({ id: "request.failed" })} tone="danger">
                {reasonOf(error, formatMessage)}
              </Callout>
            )}
            <Field
              hint={formatMessage({ id: "request.hint" })}
              label={formatMessage({ id: "request.email" })}
            >
              <TextInput
                autoComplete="email"
                // The button that had focus is gone.
                autoFocus={corrects}
                inputMode="email"
                // Pasted text often begins with a space (S-V7).
                onChange={({ target }) => setEmail(target.value.trimStart())}
                value={email}
              />
            </Field>
            <Stack rowFrom={640}>
              <Button
                busy={isPending}
                busyLabel={formatMessage({ id: "request.send.busy" })}
                disabled={address === undefined}
                icon={<Mail aria-hidden />}
                type="submit"
              >
                {formatMessage({ id: "request.send" })}
              </Button>
            </Stack>
          </Stack>
        </form>
      )}
    </Card>
  );
}

/** Keeps the request visible when the visitor comes back. */
function withCopy(session: LinkSession, id: string, requestedCopy: Requested): LinkSession {
  const submissions = session.submissions.map((one) =>
    one.id === id ? { ...one, requestedCopy } : one,
  );
  return { ...session, submissions };
}
