import { Box, Page, Skeleton, Text, useSkeleton } from "@tieout/ui-kit";
import { useIsAfter } from "@tieout/web-portal/patience";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useTenant } from "../api/tenant-settings.ts";
import { PageTitle } from "./arrival.tsx";
import { Frame } from "./frame.tsx";

/** In milliseconds; most pages are there by then. */
const usual = 5_000;

interface WorkingProps {
  /** What takes long, if it's known. */
  readonly reason?: ReactNode;
}

/** Nothing at first, a skeleton after a second (S-U33), then a note that it takes longer. */
export function Working({ reason }: WorkingProps) {
  const { formatMessage } = useIntl();
  const isShown = useSkeleton(true);
  const isLong = useIsAfter(usual);
  const isLenderKnown = useTenant() !== undefined;
  const shape = isShown && (
    <>
      <div role="status">
        {isLong && (
          <>
            <PageTitle>{formatMessage({ id: "frame.long.title" })}</PageTitle>
            <Text above={10} as="p" pretty tone="muted">
              {reason || <FormattedMessage id="frame.long.lede" />}
            </Text>
          </>
        )}
      </div>
      <Box above={18}>
        <Skeleton count={4} label={formatMessage({ id: "frame.loading" })} />
      </Box>
    </>
  );
  // Without its lender a page has no name or colors yet.
  return isShown && isLenderKnown ? <Frame>{shape}</Frame> : <Page width="narrow">{shape}</Page>;
}
