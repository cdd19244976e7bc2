import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../button/button.tsx";
import { Field } from "../field/field.tsx";
import { TextInput } from "../field/text-input.tsx";
import { Monogram } from "../monogram/monogram.tsx";
import { Stepper } from "../stepper/stepper.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";

const meta = {
  component: Dialog,
  args: {
    open: true,
    onClose: () => {},
    title: "New data collection",
    description: "Tidewater Marine Supply, Inc.",
    children: "Choose how the borrower connects.",
    foot: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Continue</Button>
      </>
    ),
  },
  render: function Opening(args: DialogProps) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>New data collection</Button>
        <Dialog {...args} onClose={() => setOpen(false)} open={open} />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPackageMark: Story = {
  args: {
    title: "Before you connect QuickBooks Online",
    mark: <Monogram color="#1d7a35" letters="QB" size="large" />,
    description: undefined,
    children: "The connection is encrypted.",
    foot: <Button variant="primary">Continue with QuickBooks Online</Button>,
  },
};

export const Wizard: Story = {
  args: {
    progress: (
      <Stepper
        current={0}
        label="New data collection"
        steps={["Collection method", "Basic options", "Accounting data"]}
      />
    ),
    footStart: "38 of 50 data collections remaining",
  },
};

export const SomethingTyped: Story = {
  args: {
    size: "small",
    title: "Add workspace",
    description: undefined,
    typed: true,
    children: (
      <Field label="Name">
        <TextInput defaultValue="Bluestem" />
      </Field>
    ),
  },
};

export const Large: Story = { args: { size: "large", title: "Add users" } };

export const Wide: Story = {
  args: {
    size: "wide",
    title: "Templates",
    description: "See what a template would change before you apply it.",
    footStart: "Assets equal liabilities and equity",
  },
};

export const Confirm: Story = {
  render: () => (
    <ConfirmDialog
      confirmLabel="Delete connection"
      destructive
      onClose={() => {}}
      onConfirm={() => {}}
      open
      safeLabel="Keep connection"
      title="Delete connection"
    >
      Tidewater Marine Supply will have to sign in to QuickBooks Online again before you can collect
      more data.
    </ConfirmDialog>
  ),
};

export const ThreeAnswers: Story = {
  render: () => (
    <ConfirmDialog
      alternative={{ label: "Do not save", onChoose: () => {} }}
      confirmLabel="Save and continue"
      onClose={() => {}}
      onConfirm={() => {}}
      open
      safeLabel="Cancel"
      title="Save before managing templates?"
    >
      You have 2 unsaved changes to this statement.
    </ConfirmDialog>
  ),
};
