import { Skeleton, useSkeleton } from "@tieout/ui-kit";
import { useIntl } from "react-intl";

/** Stands for a part of a page that is on its way, once that takes long. */
export function LoadingPart() {
  const { formatMessage } = useIntl();
  const isLong = useSkeleton(true);
  return isLong && <Skeleton shape="rows" count={6} label={formatMessage({ id: "waiting" })} />;
}
