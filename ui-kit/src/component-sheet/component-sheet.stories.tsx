import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  BadgeCheck,
  Check,
  CircleDashed,
  Download,
  FolderOpen,
  RefreshCw,
  Search,
  Trash2,
  TriangleAlert,
  X,
} from "lucide-react";
import type { ReactNode } from "react";
import {
  Badge,
  Breadcrumb,
  Button,
  Callout,
  Card,
  Cell,
  Checkbox,
  ColumnHeader,
  Columns,
  Crumb,
  EmptyState,
  ErrorPanel,
  Field,
  FilterChip,
  Header,
  Heading,
  IconButton,
  Inline,
  Logo,
  Page,
  Pagination,
  Progress,
  Row,
  Segmented,
  Select,
  Skeleton,
  Spinner,
  Stack,
  Stepper,
  SwitchRow,
  Tab,
  Table,
  Tabs,
  Text,
  TextInput,
} from "../index.ts";

const meta = { title: "Component sheet" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const ignore = () => {};

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="medium">
      <Heading level={2}>{title}</Heading>
      {children}
    </Stack>
  );
}

function Buttons() {
  return (
    <Section title="Buttons">
      {(["primary", "default", "ghost", "danger"] as const).map((variant) => (
        <Inline gap="huge" key={variant}>
          <Button variant={variant}>Save statement</Button>
          <Button disabled variant={variant}>
            Save statement
          </Button>
          <Button busy busyLabel="Saving" variant={variant}>
            Save
          </Button>
        </Inline>
      ))}
      <Inline gap="medium" wrap>
        <Button size="small">Small</Button>
        <Button>Compact</Button>
        <Button size="large" variant="primary">
          Large
        </Button>
        <IconButton label="Refresh" variant="default">
          <RefreshCw />
        </IconButton>
        <Button icon={<Download />}>With icon</Button>
        <Button icon={<Trash2 />} variant="danger-quiet">
          Delete connection
        </Button>
        <Button variant="link">Inline link</Button>
        <Segmented
          label="Basis"
          onChange={ignore}
          options={[
            { value: "accrual", label: "Accrual" },
            { value: "cash", label: "Cash" },
          ]}
          value="accrual"
        />
      </Inline>
    </Section>
  );
}

function Inputs() {
  return (
    <Section title="Inputs and selects">
      <Columns layout="thirds">
        <Field label="Default">
          <TextInput placeholder="Workspace name" />
        </Field>
        <Field hint="Set by your administrator" label="Disabled">
          <TextInput defaultValue="Default tenant" disabled />
        </Field>
        <Field error="Invalid postal code" label="Invalid">
          <TextInput defaultValue="2351" />
        </Field>
        <Field hint="Searching NAICS codes" label="Busy" optional>
          <TextInput
            defaultValue="4238"
            icon={<Search aria-hidden />}
            trailing={<Spinner tone="accent" />}
          />
        </Field>
        <Field label="Select">
          <Select
            onChange={ignore}
            options={[{ value: "years", label: "Fiscal years and YTD" }]}
            value="years"
          />
        </Field>
        <Field error="Choose where to move the line items" label="Select, invalid">
          <Select onChange={ignore} options={[]} placeholder="Choose a section" value={undefined} />
        </Field>
      </Columns>
    </Section>
  );
}

function Listing() {
  return (
    <Section title="Table">
      <Card inset="none">
        <Table
          columns={
            <>
              <ColumnHeader labelHidden>Chosen</ColumnHeader>
              <ColumnHeader onSort={ignore} sort="ascending">
                Workspace
              </ColumnHeader>
              <ColumnHeader>Status</ColumnHeader>
              <ColumnHeader align="end" onSort={ignore} sort="none">
                Total assets
              </ColumnHeader>
            </>
          }
          label="Workspaces"
        >
          <Row>
            <Cell fit>
              <Checkbox checked={false} label="Bluestem" labelHidden onChange={ignore} />
            </Cell>
            <Cell rowHeader tone="strong">
              Bluestem Bakery Co.
            </Cell>
            <Cell>
              <Badge icon={<Check />} tone="success">
                Complete
              </Badge>
            </Cell>
            <Cell align="end">1,204,880</Cell>
          </Row>
          <Row state="selected">
            <Cell fit>
              <Checkbox checked label="Tidewater" labelHidden onChange={ignore} />
            </Cell>
            <Cell rowHeader tone="strong">
              Tidewater Marine Supply, Inc.
            </Cell>
            <Cell>
              <Badge icon={<CircleDashed />} tone="warning">
                Incomplete
              </Badge>
            </Cell>
            <Cell align="end">(48,210)</Cell>
          </Row>
          <Row state="locked">
            <Cell fit>
              <Checkbox checked={false} disabled label="Nakamura" labelHidden onChange={ignore} />
            </Cell>
            <Cell rowHeader>Nakamura Precision Tooling</Cell>
            <Cell>—</Cell>
            <Cell align="end">—</Cell>
          </Row>
        </Table>
      </Card>
    </Section>
  );
}

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

/** Everything at once, to compare with the design and with another brand. */
export const Sheet: Story = {
  parameters: { layout: "fullscreen" },
  render: () => (
    <>
      <Header logo={<Logo href="#home" name="Copperfield" />} />
      <Page>
        <Columns gap="huge" layout="wide-narrow">
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
