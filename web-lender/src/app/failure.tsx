import { Page } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import { LoadFailure } from "../loading/load-failure.tsx";

interface FailureProps {
  readonly error: unknown;
  readonly onTryAgain: () => void;
}

/** What stands in place of a page that couldn't be read, where nothing stands around it either. */
export function Failure(props: FailureProps) {
  return (
    <Page>
      <FailurePanel {...props} />
    </Page>
  );
}

interface FailurePanelProps extends FailureProps {
  /** A page whose headline stands has no need of another. */
  readonly underHead?: boolean;
  /** What couldn't be loaded, where it isn't just this page; and what else may be the matter. */
  readonly title?: string;
  readonly hint?: string;
}

/** The same within a frame, whose menu and trail lead on. */
export function FailurePanel({
  error,
  onTryAgain,
  underHead = false,
  title,
  hint,
}: FailurePanelProps) {
  const { formatMessage } = useIntl();

  return (
    <LoadFailure
      title={title ?? formatMessage({ id: "failure.title" })}
      error={error}
      hint={hint}
      onTryAgain={onTryAgain}
      takesFocus
      isPage={!underHead}
    />
  );
}
