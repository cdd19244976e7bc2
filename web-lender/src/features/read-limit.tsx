import { Button, Dialog, Link, Stack, Text } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { FormattedMessage, useIntl } from "react-intl";
import type { CollectionLimit } from "../api/collection-limit.ts";
import type { TenantSettings } from "../api/tenant-settings.ts";

interface ReadLimitProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly limit: CollectionLimit;
  readonly settings: TenantSettings;
}

export function ReadLimit({ open, onClose, limit, settings }: ReadLimitProps) {
  const { formatMessage } = useIntl();
  const { longBookDay } = useDates();
  const support = settings.appSettings.supportEmailAddress;

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={formatMessage({ id: "limit.reached" })}
      closeLabel={formatMessage({ id: "dialog.close" })}
      foot={
        <Button variant="primary" onClick={onClose}>
          <FormattedMessage id="limit.understood" />
        </Button>
      }
    >
      <Stack gap="small">
        <Text as="p">
          <FormattedMessage id="limit.used" values={{ limit: limit.limit }} />
        </Text>
        {limit.resetsOn !== undefined && (
          <Text as="p">
            <FormattedMessage id="limit.resets" values={{ day: longBookDay(limit.resetsOn) }} />
          </Text>
        )}
        {support !== undefined && (
          <Text as="p" tone="muted">
            <FormattedMessage
              id="limit.contact"
              values={{ address: <Link href={`mailto:${support}`}>{support}</Link> }}
            />
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
