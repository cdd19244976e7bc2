import { Box, Card, DefinitionList } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { useIntl } from "react-intl";
import type { EmailConfirmation } from "../../api/email-confirmation.ts";

/** Which address, for whose records, and since when it's confirmed. */
export function ConfirmationFacts({ confirmation }: { readonly confirmation: EmailConfirmation }) {
  const { formatMessage } = useIntl();
  const { longDay, time } = useDates();
  const { emailAddress, displayName: business, creationTime, confirmedTime } = confirmation;
  const confirmed = confirmedTime && { day: longDay(confirmedTime), time: time(confirmedTime) };
  const items = [
    { term: formatMessage({ id: "confirming.email" }), description: emailAddress },
    {
      term: formatMessage({ id: "confirming.for" }),
      description: formatMessage(
        { id: "confirming.for.value" },
        { business, day: longDay(creationTime) },
      ),
    },
  ];
  const since = confirmed && {
    term: formatMessage({ id: "confirming.confirmed" }),
    description: formatMessage({ id: "confirming.confirmed.value" }, confirmed),
  };

  return (
    <Box above={22}>
      <Card>
        <DefinitionList items={since ? [...items, since] : items} layout="stacked" />
      </Card>
    </Box>
  );
}
