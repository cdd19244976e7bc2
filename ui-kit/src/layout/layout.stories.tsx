import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { Header, Logo } from "../header/header.tsx";
import { Heading, Text } from "../text/text.tsx";
import { Box, Columns, Inline, Page, Split, Stack } from "./layout.tsx";
import { PageHead } from "./page-head.tsx";

const meta = { title: "layout" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const LenderPage: Story = {
  render: () => (
    <Page>
      <PageHead
        actions={<Button variant="primary">Open financial statements</Button>}
        count="146"
        meta={["Tidewater Marine Supply, Inc.", "QuickBooks Online"]}
        status={<Badge tone="success">Verified</Badge>}
        title="October 14, 2025"
      />
      <Columns layout="main-aside">
        <Card title="Collection details">Main</Card>
        <Card title="Data quality">Aside</Card>
      </Columns>
    </Page>
  ),
};

export const BorrowerLanding: Story = {
  parameters: { layout: "fullscreen" },
  globals: { density: "touch" },
  render: () => (
    <Split
      aside={
        <Stack gap="medium">
          <Heading level={1} size="hero">
            Copperfield is asking for your accounting data
          </Heading>
          <Text as="p" tone="muted">
            For the loan review of Tidewater Marine Supply, Inc. It takes about five minutes.
          </Text>
          <Card title="What will be shared" tone="accent">
            Financial statements
          </Card>
        </Stack>
      }
      header={<Header audience="borrower" logo={<Logo name="Copperfield" />} tone="clear" />}
    >
      <Heading level={2} size="section">
        Where do you keep your books?
      </Heading>
    </Split>
  ),
};

export const Placed: Story = {
  render: () => (
    <Stack centered gap={18} maxWidth={560}>
      <Heading level={2}>Whom to ask</Heading>
      <Inline gap={18} justify="between" rowGap={6} wrap>
        <Text tone="muted">Copperfield</Text>
        <Text numeric>October 14, 2025</Text>
      </Inline>
      <Stack above={4} gap={10} rowFrom={640}>
        <Button variant="primary">Email Rosa</Button>
        <Button>Download receipt</Button>
      </Stack>
      <Box as="p" hideFrom={640} paddingInline={8}>
        The file is needed on your computer.
      </Box>
    </Stack>
  ),
};
