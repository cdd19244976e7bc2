import { Card, Skeleton, useSkeleton } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import * as styles from "./loading-part.css.ts";

/** Stands for a part of a page that is on its way, once that takes long. */
export function LoadingPart({ underTabs = false }: { readonly underTabs?: boolean }) {
  const { formatMessage } = useIntl();
  const isLong = useSkeleton(true);

  return (
    isLong && (
      <div className={underTabs ? styles.underTabs : undefined}>
        <Card inset="none">
          <Skeleton shape="rows" count={6} label={formatMessage({ id: "waiting" })} />
        </Card>
      </div>
    )
  );
}
