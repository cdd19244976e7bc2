import { Box, Heading, IconLine, Stack } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { Check } from "lucide-react";
import { FormattedMessage } from "react-intl";
import type { UserCopy } from "../../api/user-copy.ts";

interface CopyContentsProps {
  readonly copy: UserCopy;
  readonly lender: string;
}

/** What is in the file. Names that were replaced with codes are codes here too. */
export function CopyContents({ copy, lender }: CopyContentsProps) {
  const { longBookDay } = useDates();
  const { groups, anonymized } = copy;
  const values = { lender, from: longBookDay(copy.from), upTo: longBookDay(copy.upTo) };
  const exactly = anonymized ? "copy.inside.anonymous" : "copy.inside.exact";
  const lines = [...groups.map((group) => `copy.inside.${group}` as const), exactly] as const;

  return (
    <Box above={28} as="section" aria-labelledby="in-this-file">
      <Heading id="in-this-file" level={2} size="small">
        <FormattedMessage id="copy.inside" />
      </Heading>
      <Stack above={10} as="ul" gap={10}>
        {lines.map((line) => (
          <IconLine icon={<Check />} key={line} muted tone="success">
            <FormattedMessage id={line} values={values} />
          </IconLine>
        ))}
      </Stack>
    </Box>
  );
}
