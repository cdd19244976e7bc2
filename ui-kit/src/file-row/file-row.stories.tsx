import type { Meta, StoryObj } from "@storybook/react-vite";
import { Download, Trash2, X } from "lucide-react";
import { Card } from "../card/card.tsx";
import { Checkbox } from "../choice/checkbox.tsx";
import { FileButton } from "../drop-zone/drop-zone.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { FileList, FileRow } from "./file-row.tsx";

const meta = { component: FileList } satisfies Meta<typeof FileList>;

export default meta;
type Story = StoryObj;

export const Uploading: Story = {
  globals: { density: "touch" },
  render: () => (
    <Card inset="none">
      <FileList label="Your documents">
        <FileRow
          action={
            <IconButton label="Delete 2024 Form 1120-S signed.pdf">
              <Trash2 />
            </IconButton>
          }
          detail="Uploaded, 2.4 MB"
          name="2024 Form 1120-S signed.pdf"
          status="done"
        />
        <FileRow
          action={
            <IconButton label="Cancel Equipment loan agreement.pdf">
              <X />
            </IconButton>
          }
          name="Equipment loan agreement.pdf"
          progress={0.62}
          side="1.3 of 2.1 MB"
          status="busy"
        />
        <FileRow
          action={
            <IconButton label="Remove Warehouse scan archive.pdf">
              <X />
            </IconButton>
          }
          detail="File too large. The limit is 65 MB."
          name="Warehouse scan archive.pdf"
          status="failed"
        />
      </FileList>
    </Card>
  ),
};

export const Replaceable: Story = {
  globals: { density: "touch" },
  render: () => (
    <Card>
      <FileList inset="none" label="Your reports">
        <FileRow
          action={
            <IconButton label="Remove Balance sheet 2025.xlsx">
              <X />
            </IconButton>
          }
          detail="Says the types of 42 accounts"
          foot={
            <FileButton
              label="Replace"
              name="Replace Balance sheet 2025.xlsx"
              onFiles={() => {}}
              variant="ghost"
            />
          }
          name="Balance sheet 2025.xlsx"
          side="18 KB"
          status="done"
        />
      </FileList>
    </Card>
  ),
};

export const Selectable: Story = {
  render: () => (
    <Card inset="none" title="Workbooks">
      <FileList label="Workbooks of revision 3">
        <FileRow
          action={
            <IconButton label="Download Financial statements.xlsx" size="small">
              <Download />
            </IconButton>
          }
          name="Tidewater Marine Supply - Financial statements.xlsx"
          selection={
            <Checkbox checked label="Financial statements.xlsx" labelHidden onChange={() => {}} />
          }
          side="1.3 MB"
        />
      </FileList>
    </Card>
  ),
};
