import { PageHead } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import { Frame } from "../app/frame.tsx";
import { usePageTitle } from "../app/use-page-title.ts";

/** The tenant's workspaces, and the imports that are running. */
export function WorkspaceListRoute() {
  const { formatMessage } = useIntl();
  usePageTitle("list.title");

  return (
    <Frame trail={[{ label: formatMessage({ id: "list.title" }) }]}>
      <PageHead title={formatMessage({ id: "list.title" })} />
    </Frame>
  );
}
