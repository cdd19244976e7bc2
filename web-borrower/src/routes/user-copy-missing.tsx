import { Box, Heading, IconLine, Stack } from "@tieout/ui-kit";
import { Clock, Mail, Trash2 } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { useLenderName } from "../api/tenant-settings.ts";
import { Missing } from "./missing.tsx";

const reasons = [
  ["copy.missing.time", Clock],
  ["copy.missing.deleted", Trash2],
  ["copy.missing.newer", Mail],
] as const;

/** There is no such file: why that may be, and whom to ask (S-U29). */
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
