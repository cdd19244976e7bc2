import { useQuery } from "@tanstack/react-query";
import { Button, Card, Stack, Text } from "@tieout/ui-kit";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type Link, links } from "../../api/links.ts";
import { LoadFailure } from "../../loading/load-failure.tsx";
import { EndLink } from "./end-link.tsx";
import { LinkRow } from "./link-row.tsx";
import * as styles from "./manage-links.css.ts";

interface ManageLinksProps {
  readonly workspaceId: string;
  readonly onMail: (submissionRequestId: number) => void;
}

/** The links by which borrowers can answer now, and on demand those that have expired. */
export function ManageLinks({ workspaceId, onMail }: ManageLinksProps) {
  const { formatMessage } = useIntl();
  const { data = [], error, refetch } = useQuery(links(workspaceId));
  const [showsExpired, setShowsExpired] = useState(false);
  const [ending, setEnding] = useState<{ how: "expire" | "delete"; link: Link }>();
  const open = data.filter(({ state }) => state === "open");
  const expired = data.filter(({ state }) => state === "expired");

  if (data.length === 0 && !error) return null;

  return (
    <div className={styles.block}>
      <Stack gap="medium">
        {error && (
          <LoadFailure
            title={formatMessage({ id: "links.failed" })}
            error={error}
            onTryAgain={() => refetch()}
          />
        )}
        {data.length > 0 && (
          <Card
            title={formatMessage({ id: "links.title" })}
            count={open.length}
            inset="none"
            actions={
              expired.length > 0 && (
                <Button
                  size="small"
                  variant="ghost"
                  aria-expanded={showsExpired}
                  onClick={() => setShowsExpired(!showsExpired)}
                >
                  {formatMessage(
                    { id: showsExpired ? "links.hideExpired" : "links.showExpired" },
                    { count: expired.length },
                  )}
                </Button>
              )
            }
          >
            {open.length === 0 && (
              <div className={styles.none}>
                <Text size="small" tone="muted">
                  <FormattedMessage id="links.noneOpen" />
                </Text>
              </div>
            )}
            <ul className={styles.list}>
              {[...open, ...(showsExpired ? expired : [])].map((link) => (
                <LinkRow
                  key={link.submissionRequest.id}
                  workspaceId={workspaceId}
                  link={link}
                  onMail={() => onMail(link.submissionRequest.id)}
                  onEnd={(how) => setEnding({ how, link })}
                />
              ))}
            </ul>
          </Card>
        )}
      </Stack>
      {ending && (
        <EndLink workspaceId={workspaceId} {...ending} onClose={() => setEnding(undefined)} />
      )}
    </div>
  );
}
