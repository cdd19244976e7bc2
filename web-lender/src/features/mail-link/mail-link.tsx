import { useQuery } from "@tanstack/react-query";
import { type Language, languageNames, languages } from "@tieout/core/language";
import { parseEmail } from "@tieout/core/text";
import {
  Button,
  Dialog,
  ErrorPanel,
  Field,
  GatedButton,
  Select,
  Stack,
  Text,
  TextInput,
} from "@tieout/ui-kit";
import { answerOf } from "@tieout/web-portal/answer";
import { Send } from "lucide-react";
import { type FormEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAction } from "../../action/use-action.ts";
import { client } from "../../api/client.ts";
import { workspace } from "../../api/workspaces.ts";
import * as styles from "./mail-link.css.ts";

interface MailLinkProps {
  readonly workspaceId: string;
  readonly submissionRequestId: number;
}

export function MailLink({ workspaceId, submissionRequestId }: MailLinkProps) {
  const { formatMessage, locale } = useIntl();
  const { data } = useQuery(workspace(workspaceId));
  const [typed, setTyped] = useState<string>();
  const [isVisited, setIsVisited] = useState(false);
  const [language, setLanguage] = useState<Language>(
    () => languages.find((each) => locale.startsWith(each)) ?? "en",
  );
  const mailing = useAction({
    call: (emailAddress: string) =>
      answerOf(
        client.POST("/{workspaceId}/SubmissionRequests/{submissionRequestId}/link/mail", {
          params: { path: { workspaceId, submissionRequestId } },
          body: { emailAddress, languageCode: language },
        }),
      ),
  });

  const address = (typed ?? data?.primaryEmail ?? "").trimStart();
  const emailAddress = parseEmail(address);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (emailAddress !== undefined) void mailing.run(emailAddress);
  };

  return (
    <form onSubmit={submit} noValidate aria-label={formatMessage({ id: "mailLink.title" })}>
      <Stack gap="small">
        {mailing.failure !== undefined && (
          <ErrorPanel title={formatMessage({ id: "mailLink.failed" })}>
            {mailing.failure}
          </ErrorPanel>
        )}
        <div className={styles.fields}>
          <Field
            label={formatMessage({ id: "mailLink.address" })}
            error={
              isVisited && address !== "" && emailAddress === undefined
                ? formatMessage({ id: "mailLink.notAnAddress" })
                : undefined
            }
          >
            <TextInput
              type="email"
              autoComplete="off"
              value={address}
              onChange={(event) => setTyped(event.target.value)}
              onBlur={() => setIsVisited(true)}
            />
          </Field>
          <Field label={formatMessage({ id: "mailLink.language" })}>
            <Select
              options={languages.map((value) => ({ value, label: languageNames[value] }))}
              value={language}
              onChange={setLanguage}
            />
          </Field>
          <span className={styles.send}>
            <GatedButton
              type="submit"
              icon={<Send />}
              why={emailAddress === undefined ? formatMessage({ id: "mailLink.needs" }) : undefined}
              busy={mailing.isPending}
              busyLabel={formatMessage({ id: "mailLink.sending" })}
              wide
            >
              <FormattedMessage id="mailLink.send" />
            </GatedButton>
          </span>
        </div>
        <div role="status">
          {mailing.answer && (
            <Text as="p" size="small" tone="success">
              <FormattedMessage
                id="mailLink.sent"
                values={{ address: mailing.answer.emailAddress }}
              />
            </Text>
          )}
        </div>
      </Stack>
    </form>
  );
}

interface MailLinkDialogProps {
  readonly workspace: { readonly id: string; readonly displayName: string };
  readonly submissionRequestId: number;
  readonly onClose: () => void;
}

export function MailLinkDialog({ workspace, submissionRequestId, onClose }: MailLinkDialogProps) {
  const { formatMessage } = useIntl();

  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage({ id: "mailLink.title" })}
      description={workspace.displayName}
      closeLabel={formatMessage({ id: "dialog.close" })}
      initialFocus="first"
      foot={
        <Button onClick={onClose}>
          <FormattedMessage id="link.done" />
        </Button>
      }
    >
      <MailLink workspaceId={workspace.id} submissionRequestId={submissionRequestId} />
    </Dialog>
  );
}
