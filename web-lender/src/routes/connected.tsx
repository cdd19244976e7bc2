import { Page } from "@tieout/ui-kit";
import { FormattedMessage } from "react-intl";

/** Where a package's own page sends its pop-up back to. */
export function ConnectedRoute() {
  return (
    <Page width="narrow">
      <FormattedMessage id="waiting" />
    </Page>
  );
}
