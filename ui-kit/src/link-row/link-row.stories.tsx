import type { Meta, StoryObj } from "@storybook/react-vite";
import { RefreshCw } from "lucide-react";
import { Badge } from "../badge/badge.tsx";
import { Heading, Text } from "../text/text.tsx";
import { CardLead, LinkRow } from "./link-row.tsx";

const meta = {
  component: LinkRow,
  args: { title: "Commercial lending", detail: "copperfieldcapital.com", href: "#cl", icon: "CL" },
} satisfies Meta<typeof LinkRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Team: Story = { args: { badge: <Badge>Last used</Badge> } };
export const Accent: Story = {
  args: { title: "Import again", icon: <RefreshCw />, tone: "accent" },
};
export const AsButton: Story = {
  args: { asChild: true, href: undefined, children: <button type="button" /> },
};
export const Lead: Story = {
  render: () => (
    <CardLead icon={<RefreshCw />}>
      <Heading level={2}>Import again</Heading>
      <Text tone="muted">Connect another company or accounting package.</Text>
    </CardLead>
  ),
};
