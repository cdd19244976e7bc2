import type { Meta, StoryObj } from "@storybook/react-vite";
import { BadgeCheck, Trash2, TriangleAlert, X } from "lucide-react";
import { Inline } from "../layout/layout.tsx";
import { Badge, CountPill } from "./badge.tsx";

const meta = { component: Badge, args: { children: "Latest" } } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Inline wrap>
      <Badge icon={<Trash2 />}>Deleted</Badge>
      <Badge icon={<BadgeCheck />} tone="success" wraps>
        Email confirmed: rosa.lowell@tidewatermarinesupply.com
      </Badge>
      <Badge icon={<BadgeCheck />} tone="success">
        Verified
      </Badge>
      <Badge icon={<TriangleAlert />} tone="warning">
        Unverified
      </Badge>
      <Badge icon={<X />} tone="danger">
        Import error
      </Badge>
      <Badge dot tone="info">
        Invited
      </Badge>
      <Badge tone="accent">Latest</Badge>
      <Badge tone="outline">Beta</Badge>
    </Inline>
  ),
};
export const Count: Story = { render: () => <CountPill>146</CountPill> };
