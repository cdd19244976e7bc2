import { Check, CircleDashed, Download, RefreshCw, Search, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import {
  Badge,
  Button,
  Card,
  Cell,
  Checkbox,
  ColumnHeader,
  Columns,
  Field,
  Heading,
  IconButton,
  Inline,
  Row,
  Segmented,
  Select,
  Spinner,
  Stack,
  Table,
  TextInput,
} from "../index.ts";

const ignore = () => {};

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="medium">
      <Heading level={2}>{title}</Heading>
      {children}
    </Stack>
  );
}

export function Buttons() {
  return (
    <Section title="Buttons">
      {(["primary", "default", "ghost", "danger"] as const).map((variant) => (
        <Inline gap="huge" key={variant}>
          <Button variant={variant}>Save statement</Button>
          <Button waiting variant={variant}>
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

export function Inputs() {
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

export function Listing() {
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
