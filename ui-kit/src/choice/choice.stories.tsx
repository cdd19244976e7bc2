import type { Meta, StoryObj } from "@storybook/react-vite";
import { FileSpreadsheet, Link2, Plug } from "lucide-react";
import { useState } from "react";
import { Badge } from "../badge/badge.tsx";
import { Inline, Stack } from "../layout/layout.tsx";
import { Monogram } from "../monogram/monogram.tsx";
import { Checkbox } from "./checkbox.tsx";
import { Radio } from "./radio.tsx";
import { RadioCards } from "./radio-cards.tsx";
import { Switch, SwitchRow } from "./switch.tsx";

const meta = { title: "choice" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const ignore = () => {};

export const Checkboxes: Story = {
  render: () => (
    <Stack>
      <Checkbox checked={false} label="Accounts payable" onChange={ignore} />
      <Checkbox checked hint="With the general ledger" label="Statements" onChange={ignore} />
      <Checkbox checked="mixed" label="Select all" onChange={ignore} />
      <Checkbox checked disabled label="Owner" onChange={ignore} />
    </Stack>
  ),
};

export const Switches: Story = {
  render: () => (
    <Stack>
      <SwitchRow checked={false} label="Anonymize names" onChange={ignore} />
      <SwitchRow
        checked
        hint="The borrower may add files."
        label="Allow uploads"
        onChange={ignore}
      />
      <SwitchRow checked disabled hint="Required" label="Security notices" onChange={ignore} />
    </Stack>
  ),
};

export const BareSwitches: Story = {
  render: () => (
    <Stack>
      <Switch checked={false} label="Completed, Tidewater" onChange={ignore} />
      <Switch checked label="Failed, Tidewater" onChange={ignore} />
      <Switch checked disabled label="Access, Tidewater" onChange={ignore} />
    </Stack>
  ),
};

export const Radios: Story = {
  render: () => (
    <Stack role="group" aria-label="Layout">
      {["Wholesale distribution", "Standard commercial"].map((name, i) => (
        <Inline gap="small" key={name}>
          <Radio checked={i === 0} id={`layout-${i}`} name="layout" onChange={ignore} />
          <label htmlFor={`layout-${i}`}>{name}</label>
        </Inline>
      ))}
    </Stack>
  ),
};

const methods = [
  {
    value: "link",
    title: "Secure link",
    description: "Create a link to send to the borrower.",
    icon: <Link2 />,
  },
  {
    value: "direct",
    title: "Direct connection",
    description: "The borrower signs in beside you.",
    icon: <Plug />,
  },
  {
    value: "excel",
    title: "Excel upload",
    description: "Upload a trial balance or general ledger you already have.",
    icon: <FileSpreadsheet />,
    disabled: true,
  },
];

export const Methods: Story = {
  render: function Choosing() {
    const [value, setValue] = useState("link");
    return (
      <RadioCards label="Collection method" onChange={setValue} options={methods} value={value} />
    );
  },
};

export const Packages: Story = {
  render: function Choosing() {
    const [value, setValue] = useState("qbo");
    const packages = [
      { value: "qbo", title: "QuickBooks Online", letters: "QB", color: "#1d7a35" },
      { value: "xero", title: "Xero", letters: "X", color: "#0b6f96" },
      { value: "myob", title: "MYOB Business", letters: "my", color: "#6a2bb0", isBeta: true },
    ];
    return (
      <RadioCards
        columns="three"
        hint="You need someone who can sign in to it"
        label="Accounting package"
        onChange={setValue}
        options={packages.map(({ letters, color, isBeta, ...option }) => ({
          ...option,
          mark: <Monogram color={color} letters={letters} size="large" />,
          badge: isBeta && <Badge>Beta</Badge>,
        }))}
        value={value}
      />
    );
  },
};

export const Connections: Story = {
  render: function Choosing() {
    const [value, setValue] = useState("tidewater");
    return (
      <RadioCards
        label="Use a connection you have"
        onChange={setValue}
        options={[
          {
            value: "tidewater",
            title: "Tidewater Marine Supply, Inc.",
            description: "QuickBooks Online, last used Oct 14, 2025",
            mark: <Monogram color="#1d7a35" letters="QB" />,
            badge: <Badge tone="success">Connected</Badge>,
          },
        ]}
        value={value}
      />
    );
  },
};
