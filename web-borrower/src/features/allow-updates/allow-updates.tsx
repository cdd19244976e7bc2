import type { UpdatesQuestion } from "@tieout/core/consent/words";
import { Box, Card, Inline, Radio, Stack, Text } from "@tieout/ui-kit";
import { useId } from "react";

interface AllowUpdatesProps {
  readonly asked: UpdatesQuestion;
  readonly isAllowed: boolean;
  readonly onChange: (isAllowed: boolean) => void;
}

/** Whether the lender may read again. Once is preselected, and never keeps anyone from sharing. */
export function AllowUpdates({ asked, isAllowed, onChange }: AllowUpdatesProps) {
  const id = useId();
  const { question, how, once, until } = asked;
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
            <label htmlFor={`${id}-once`}>{once}</label>
          </Inline>
          <Inline gap="small">
            <Radio
              checked={isAllowed}
              id={`${id}-until`}
              name={id}
              onChange={() => onChange(true)}
            />
            <label htmlFor={`${id}-until`}>{until}</label>
          </Inline>
          <Text as="p" pretty size="small" tone="muted">
            {how}
          </Text>
        </Stack>
      </Card>
    </Box>
  );
}
