import { Box, StatusIcon, type StatusTone, Text } from "@tieout/ui-kit";
import type { ReactNode } from "react";
import { PageTitle } from "./arrival.tsx";
import { Frame } from "./frame.tsx";

interface NoticePageProps {
  readonly tone: StatusTone;
  readonly icon: ReactNode;
  readonly title: string;
  readonly lede?: ReactNode;
  readonly children?: ReactNode;
  readonly foot?: ReactNode;
}

export function NoticePage({ tone, icon, title, lede, children, foot }: NoticePageProps) {
  return (
    <Frame foot={foot}>
      <Box below={18}>
        <StatusIcon icon={icon} size="large" tone={tone} />
      </Box>
      <PageTitle>{title}</PageTitle>
      {lede && (
        <Text above={10} as="p" pretty tone="muted">
          {lede}
        </Text>
      )}
      {children}
    </Frame>
  );
}
