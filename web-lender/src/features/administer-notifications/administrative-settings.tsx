import { useQuery } from "@tanstack/react-query";
import { Card, Skeleton, Stack, Text, useSkeleton } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { administrativeNotificationSettings } from "../../api/notifications.ts";
import { LoadFailure } from "../../loading/load-failure.tsx";
import { AdministrativeSetting } from "./administrative-setting.tsx";

/** Who is told by default, for who looks after that. */
export function AdministrativeSettings() {
  const { formatMessage } = useIntl();
  const { data, error, isPending, refetch } = useQuery(administrativeNotificationSettings());
  const showsSkeleton = useSkeleton(isPending);

  return (
    <Stack gap="medium">
      <Text as="p" tone="muted">
        <FormattedMessage id="administer.intro" />
      </Text>
      {error && (
        <LoadFailure
          title={formatMessage({ id: "notifications.failed" })}
          error={error}
          onTryAgain={() => refetch()}
        />
      )}
      {showsSkeleton && (
        <Card inset="none">
          <Skeleton shape="rows" count={5} label={formatMessage({ id: "waiting" })} />
        </Card>
      )}
      {!showsSkeleton &&
        data?.map((setting) => <AdministrativeSetting key={setting.id} setting={setting} />)}
    </Stack>
  );
}
