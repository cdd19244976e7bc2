import { type Day, formatDay } from "@tieout/core/calendar/day";
import { languageOf } from "@tieout/core/language";
import { Box, Card, Inline, Radio, Stack, Text } from "@tieout/ui-kit";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";

interface AllowUpdatesProps {
  readonly lenderName: string;
  /** The last day that the lender asks for. */
  readonly until: Day;
  readonly isAllowed: boolean;
  readonly onChange: (isAllowed: boolean) => void;
}

/** Whether the lender may read again. Once is preselected, and never keeps anyone from sharing. */
export function AllowUpdates({ lenderName, until, isAllowed, onChange }: AllowUpdatesProps) {
  const { formatMessage, locale } = useIntl();
  const id = useId();
  const question = formatMessage({ id: "confirm.updates" }, { lender: lenderName });
  const day = formatDay(until, languageOf(locale));
  return (
    <Box above={16}>
      <Card title={question}>
        <Stack aria-label={question} gap="medium" role="group">
          <Inline gap="small">
            <Radio
              checked={!isAllowed}
              id={`${id}-once`}
              name={id}
              onChange={() => onChange(false)}
            />
            <label htmlFor={`${id}-once`}>{formatMessage({ id: "confirm.updates.once" })}</label>
          </Inline>
          <Inline gap="small">
            <Radio
              checked={isAllowed}
              id={`${id}-until`}
              name={id}
              onChange={() => onChange(true)}
            />
            <label htmlFor={`${id}-until`}>
              <FormattedMessage id="confirm.updates.until" values={{ day }} />
            </label>
          </Inline>
          <Text as="p" pretty size="small" tone="muted">
            <FormattedMessage id="confirm.updates.how" />
          </Text>
        </Stack>
      </Card>
    </Box>
  );
}
