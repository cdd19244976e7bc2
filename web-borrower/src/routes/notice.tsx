import { Box, Callout, type CalloutProps } from "@tieout/ui-kit";

export function Notice(props: CalloutProps) {
  return (
    <Box below={22}>
      <Callout {...props} />
    </Box>
  );
}
