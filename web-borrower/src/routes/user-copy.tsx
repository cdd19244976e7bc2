import { useQuery } from "@tanstack/react-query";
import { Box, Heading, IconLine, Stack } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { Clock, Download, Mail, Trash2 } from "lucide-react";
import { useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSearch } from "wouter";
import { useLenderName } from "../api/tenant-settings.ts";
import { type UserCopyKey, userCopy, userCopyAddress } from "../api/user-copy.ts";
import { pageTitleId } from "../app/arrival.tsx";
import { useLinkSecret } from "../app/link-secret.ts";
import { NoticePage } from "../app/notice-page.tsx";
import { Trouble } from "../app/trouble.tsx";
import { Working } from "../app/working.tsx";
import { CopyContents, CopyFile } from "../features/download-copy/download-copy.tsx";
import { Missing } from "./missing.tsx";

/** Where a user copy's mail leads (S-R8). */
export function UserCopyRoute() {
  const search = new URLSearchParams(useSearch());
  const secret = useLinkSecret();
  const [workspaceId, financialRecordId] = [search.get("eid"), search.get("frid")];
  if (secret === undefined || workspaceId === null || financialRecordId === null) {
    return <UserCopyMissing />;
  }
  return <Found copyKey={{ secret, workspaceId, financialRecordId }} />;
}

function Found({ copyKey }: { readonly copyKey: UserCopyKey }) {
  const { formatMessage } = useIntl();
  const { longDay, longMoment } = useDates();
  const lender = useLenderName();
  const { data: copy, error, isLoadingError, refetch } = useQuery(userCopy(copyKey));
  // The last download was taken, but its details can still be shown.
  const isUsedUp = copy !== undefined && error?.status === 404;
  useEffect(() => {
    // The button that had focus is gone with the last download.
    if (isUsedUp) document.getElementById(pageTitleId)?.focus();
  }, [isUsedUp]);

  if (isLoadingError) {
    if (error.status === 404 || error.status === 400) return <UserCopyMissing />;
    return <Trouble onAgain={refetch} problem={error} />;
  }
  if (!copy) return <Working />;
  // The server counts the download after this press.
  const countLater = () => window.setTimeout(() => void refetch(), 1_000);
  const values = { lender, business: copy.displayName, day: longDay(copy.creationTime) };
  return (
    <NoticePage
      foot={
        <FormattedMessage
          id="copy.foot"
          values={{
            until: longMoment(copy.expirationTime),
            downloads: isUsedUp ? 0 : copy.downloadsLeft,
          }}
        />
      }
      icon={<Download />}
      lede={<FormattedMessage id="copy.lede" values={values} />}
      title={formatMessage({ id: "copy.title" })}
      tone="brand"
    >
      <CopyFile
        address={isUsedUp ? undefined : userCopyAddress(copyKey)}
        copy={copy}
        onDownload={countLater}
      />
      <CopyContents copy={copy} lender={lender} />
    </NoticePage>
  );
}

const reasons = [
  ["copy.missing.time", Clock],
  ["copy.missing.deleted", Trash2],
  ["copy.missing.newer", Mail],
] as const;

/** Why there may be no such file, and who to ask (S-U29). */
export function UserCopyMissing() {
  const lender = useLenderName();

  return (
    <Missing what="copy">
      <Box above={28} as="section" aria-labelledby="why">
        <Heading id="why" level={2} size="small">
          <FormattedMessage id="copy.missing.why" />
        </Heading>
        <Stack above={10} as="ul" gap={10}>
          {reasons.map(([reason, Icon]) => (
            <IconLine icon={<Icon />} key={reason} muted>
              <FormattedMessage id={reason} values={{ lender }} />
            </IconLine>
          ))}
        </Stack>
      </Box>
    </Missing>
  );
}
