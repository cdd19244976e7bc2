import type { Meta, StoryObj } from "@storybook/react-vite";
import { Upload } from "lucide-react";
import { Badge } from "../badge/badge.tsx";
import { PackageTile, PackageTiles } from "./package-tile.tsx";

const meta = {
  component: PackageTile,
  args: { name: "QuickBooks Online", letters: "QB", color: "#1d7a35" },
} satisfies Meta<typeof PackageTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Packages: Story = {
  globals: { density: "touch" },
  render: () => (
    <PackageTiles label="Accounting packages">
      <PackageTile color="#1d7a35" letters="QB" name="QuickBooks Online" />
      <PackageTile color="#0b6f96" letters="X" name="Xero" />
      <PackageTile badge={<Badge>Beta</Badge>} color="#6a2bb0" letters="my" name="MYOB Business" />
      <PackageTile busy color="#1f5fae" letters="FA" name="FreeAgent" />
      <PackageTile
        detail="PDF, Excel or CSV, up to 65 MB each"
        icon={<Upload />}
        layout="row"
        name="Upload files instead"
      />
    </PackageTiles>
  ),
};
export const One: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const AsOwnButton: Story = {
  args: { asChild: true, children: <button type="button" /> },
};
