import type { Meta, StoryObj } from "@storybook/react-vite";
import { BadgeCheck, FolderOpen, RefreshCw, Trash2, TriangleAlert, X } from "lucide-react";
import {
  Badge,
  Breadcrumb,
  Button,
  Callout,
  Card,
  Checkbox,
  Columns,
  Crumb,
  EmptyState,
  ErrorPanel,
  FilterChip,
  Header,
  Heading,
  Inline,
  Logo,
  Page,
  Pagination,
  Progress,
  Skeleton,
  Stack,
  Stepper,
  SwitchRow,
  Tab,
  Tabs,
  Text,
} from "../index.ts";
import { Buttons, Inputs, Listing, Section } from "./controls.tsx";

const meta = { title: "Component sheet" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const ignore = () => {};

function Marks() {
  return (
    <Section title="Badges and chips">
      <Inline wrap>
        <Badge icon={<Trash2 />}>Deleted</Badge>
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
      <Inline>
        <FilterChip label="Complete" on onChange={ignore} />
        <FilterChip label="Deleted" on={false} onChange={ignore} />
      </Inline>
      <Progress label="Inline" labelHidden max={100} value={65} />
      <Progress label="Page" labelHidden max={100} size="page" value={40} />
      <Progress label="Done" labelHidden max={100} tone="success" value={100} />
      <Stepper current={1} label="Steps" steps={["Method", "Options", "Data"]} />
    </Section>
  );
}

function Ways() {
  return (
    <Section title="Tabs, breadcrumb, pagination">
      <Tabs label="Submission">
        <Tab current href="#overview">
          Overview
        </Tab>
        <Tab href="#statements">Financial statements</Tab>
        <Tab href="#risk">Risk analysis</Tab>
      </Tabs>
      <Breadcrumb>
        <Crumb href="#workspaces">Workspaces</Crumb>
        <Crumb href="#tidewater">Tidewater Marine</Crumb>
        <Crumb current>October 14, 2025</Crumb>
      </Breadcrumb>
      <Pagination onPageChange={ignore} page={2} pages={6} range="26–50 of 146" />
    </Section>
  );
}

function Choices() {
  return (
    <Section title="Checkbox and switch">
      <Checkbox checked={false} label="Off" onChange={ignore} />
      <Checkbox checked label="On" onChange={ignore} />
      <Checkbox checked="mixed" label="Mixed" onChange={ignore} />
      <Checkbox checked disabled label="Owner" onChange={ignore} />
      <SwitchRow checked={false} label="Off" onChange={ignore} />
      <SwitchRow checked label="On" onChange={ignore} />
      <SwitchRow checked={false} disabled label="Disabled" onChange={ignore} />
    </Section>
  );
}

function Notices() {
  return (
    <Section title="Callouts and error panel">
      <ErrorPanel
        actions={
          <>
            <Button icon={<RefreshCw />} size="small">
              Try again
            </Button>
            <Button size="small" variant="ghost">
              Reset to default
            </Button>
          </>
        }
        title="We could not load the statement"
      >
        Nothing was changed. Try again, or reset it to the collected data.
      </ErrorPanel>
      <Callout title="Unable to compare against peer companies." tone="warning">
        Check the NAICS code and postal code.
      </Callout>
      <Callout title="Scheduled maintenance, Sunday, Oct 19.">
        Imports are paused from 2:00 to 4:00 AM ET.
      </Callout>
    </Section>
  );
}

function Waiting() {
  return (
    <Section title="Empty and loading">
      <Card>
        <EmptyState
          action={<Button variant="primary">New data collection</Button>}
          headingLevel={3}
          icon={<FolderOpen />}
          title="No data collections yet"
        >
          Send a secure link to collect the first one.
        </EmptyState>
      </Card>
      <Card inset="none">
        <Skeleton count={1} label="Loading" shape="rows" />
      </Card>
    </Section>
  );
}

function Type() {
  return (
    <Section title="Type">
      <Heading level={3} size="display">
        Collecting your records
      </Heading>
      <Heading level={3} size="page">
        Tidewater Marine Supply, Inc.
      </Heading>
      <Heading level={3} size="card">
        New data collection
      </Heading>
      <Text>Body 13. Names are replaced with codes.</Text>
      <Text size="small" tone="muted">
        Caption 12. Created Oct 14, 2025, 9:42 AM
      </Text>
    </Section>
  );
}

/** Every component on one page, to compare with the design and other brands. */
export const Sheet: Story = {
  parameters: { layout: "fullscreen" },
  render: () => (
    <>
      <Header logo={<Logo href="#home" name="Copperfield" />} />
      <Page>
        <Columns gap="huge" layout="main-aside">
          <Stack gap="huge">
            <Buttons />
            <Inputs />
            <Listing />
            <Notices />
          </Stack>
          <Stack gap="huge">
            <Type />
            <Ways />
            <Choices />
            <Marks />
            <Waiting />
          </Stack>
        </Columns>
      </Page>
    </>
  ),
};
