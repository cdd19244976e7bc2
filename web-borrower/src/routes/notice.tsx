import { Box, Callout, type CalloutProps } from "@tieout/ui-kit";

/** A message above what it's about. */
export function Notice(props: CalloutProps) {
  return (
    <Box below={22}>
      <Callout {...props} />
    </Box>
  );
}
