import {
  Button,
  CopyField,
  DefinitionList,
  Dialog,
  Inline,
  Stack,
  StatusIcon,
  Text,
} from "@tieout/ui-kit";
import { ExternalLink, LinkIcon } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useTermDays } from "../../messages/use-term-days.ts";
import { useDraftTexts } from "./collection-request-draft.ts";
import type { CreatedLink } from "./start-collection.ts";

interface LinkCreatedProps {
  readonly workspace: { readonly displayName: string };
  readonly link: CreatedLink;
  readonly onClose: () => void;
  /** Other ways to send it. */
  readonly children?: ReactNode;
}

export function LinkCreated({ workspace, link, onClose, children }: LinkCreatedProps) {
  const { formatMessage } = useIntl();
  const { termDay } = useTermDays();
  const texts = useDraftTexts(link.draft);
  const [isCopied, setIsCopied] = useState(false);
  const { copied } = link;
  useEffect(() => {
    copied.then(setIsCopied);
  }, [copied]);
  const facts = [
    { term: formatMessage({ id: "collect.step.data" }), description: texts.groups },
    { term: formatMessage({ id: "wish.periodTerm" }), description: texts.period },
    { term: formatMessage({ id: "wish.privacyTerm" }), description: texts.privacy },
    { term: formatMessage({ id: "options.updates" }), description: texts.updates },
    { term: formatMessage({ id: "wish.mayTerm" }), description: texts.borrowerMay },
  ];

  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage({ id: "link.created" })}
      description={workspace.displayName}
      closeLabel={formatMessage({ id: "dialog.close" })}
      // A press outside would lose an uncopied link.
      typed={!isCopied}
      footStart={
        <Button asChild icon={<ExternalLink />}>
          <a href={link.url} target="_blank" rel="noreferrer">
            <FormattedMessage id="link.preview" />
          </a>
        </Button>
      }
      foot={
        <Button variant={isCopied ? "primary" : "default"} onClick={onClose}>
          <FormattedMessage id="link.done" />
        </Button>
      }
    >
      <Stack gap="large">
        <Inline gap="medium">
          <StatusIcon tone="success" size="medium" icon={<LinkIcon />} />
          <div>
            <Text as="div" weight="strong">
              <FormattedMessage id="link.send" />
            </Text>
            <Text as="div" tone="muted">
              <FormattedMessage id="link.until" values={{ day: termDay(link.expirationTime) }} />
            </Text>
          </div>
        </Inline>
        <CopyField
          label={formatMessage({ id: "method.shareable" })}
          value={link.url}
          copyLabel={formatMessage({ id: "link.copy" })}
          copiedLabel={formatMessage({ id: "link.copied" })}
          copiedNote={formatMessage({ id: "link.copiedNote" })}
          primary={!isCopied}
          isCopied={isCopied}
          onCopied={() => setIsCopied(true)}
        />
        {children}
        <DefinitionList items={facts.filter(({ description }) => description !== "")} />
      </Stack>
    </Dialog>
  );
}
