import { Page, Skeleton, useSkeleton } from "@tieout/ui-kit";
import { useIntl } from "react-intl";

/** Stands in for a page that is on its way: nothing at first, its shape after a second (S-U33). */
export function Working() {
  const { formatMessage } = useIntl();
  const isShown = useSkeleton(true);
  return (
    <Page width="narrow">
      {isShown && <Skeleton count={4} label={formatMessage({ id: "frame.loading" })} />}
    </Page>
  );
}
