import { Heading, IconLine, Link, Stack } from "@tieout/ui-kit";
import { Download, Lock } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { InPlace } from "./in-place.tsx";

const intuit =
  "https://developer.intuit.com/app/developer/qbdesktop/docs/get-started/get-started-with-quickbooks-web-connector";

/** Where people get stuck, and how they get on. */
export function NothingHappening({ onNewPassword }: { readonly onNewPassword: () => void }) {
  return (
    <section>
      <Heading level={2} size="small">
        <FormattedMessage id="desktop.nothing" />
      </Heading>
      <Stack as="ul" gap={10} paddingBlock={4}>
        <IconLine icon={<Lock />} muted>
          <FormattedMessage
            id="desktop.nothing.password"
            values={{ new: (words) => <InPlace onPress={onNewPassword}>{words}</InPlace> }}
          />
        </IconLine>
        <IconLine icon={<Download />} muted>
          <FormattedMessage
            id="desktop.nothing.connector"
            values={{
              intuit: (words) => (
                <Link href={intuit} rel="noreferrer" target="_blank">
                  {words}
                </Link>
              ),
            }}
          />
        </IconLine>
      </Stack>
    </section>
  );
}
