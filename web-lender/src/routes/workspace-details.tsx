import { PageHead } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import { Frame } from "../app/frame.tsx";

interface WorkspaceDetailsRouteProps {
  readonly workspaceId: string;
  readonly tab: string | undefined;
}

/** One workspace and its past data collections. */
export function WorkspaceDetailsRoute(_: WorkspaceDetailsRouteProps) {
  const { formatMessage } = useIntl();

  return (
    <Frame trail={[{ label: formatMessage({ id: "list.title" }), href: "/home/workspacelist" }]}>
      <PageHead title="" />
    </Frame>
  );
}
