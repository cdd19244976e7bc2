import { Button, Inline, Popover, Stack, Text } from "@tieout/ui-kit";
import type { ReactElement, ReactNode } from "react";

interface AskScopeProps {
  readonly trigger: ReactElement;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly question: string;
  readonly narrow: string;
  readonly onNarrow: () => void;
  readonly wide: string;
  readonly onWide: () => void;
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** Asks for the scope of a choice. Closing it chooses nothing. */
export function AskScope(props: AskScopeProps) {
  const { trigger, open, onOpenChange, question, children, busy } = props;

  return (
    <Popover
      trigger={trigger}
      open={open}
      onOpenChange={onOpenChange}
      label={question}
      title={question}
      align="end"
    >
      <Stack gap="medium">
        <Text as="p" size="small" tone="muted">
          {children}
        </Text>
        <Inline gap="small" wrap>
          <Button size="small" variant="primary" disabled={busy} onClick={props.onNarrow}>
            {props.narrow}
          </Button>
          <Button size="small" disabled={busy} onClick={props.onWide}>
            {props.wide}
          </Button>
        </Inline>
      </Stack>
    </Popover>
  );
}
