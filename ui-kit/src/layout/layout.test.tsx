import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Box, Inline, Stack } from "./layout.tsx";

it("takes room, gaps and widths from the theme's spacing scale", () => {
  render(
    <Stack above={22} below="large" centered gap={10} maxWidth={560} role="group">
      Facts
    </Stack>,
  );

  expect(screen.getByRole("group").style).toMatchObject({
    marginBlockStart: "var(--space-22)",
    marginBlockEnd: "var(--space-16)",
    gap: "var(--space-10)",
    maxWidth: "560px",
  });
});

it("wraps with a gap of its own between lines", () => {
  render(
    <Inline as="ul" gap={18} justify="between" rowGap={2} wrap>
      <li>Received</li>
    </Inline>,
  );

  expect(screen.getByRole("list").style).toMatchObject({
    columnGap: "var(--space-18)",
    rowGap: "var(--space-2)",
    justifyContent: "space-between",
    flexWrap: "wrap",
  });
});

it("says from which width it is a row, or hides, and keeps its role and name", () => {
  render(
    <Box aria-label="Contact" as="section" hideBelow={900}>
      <Stack aria-label="Ways" as="nav" rowFrom={640}>
        Email
      </Stack>
    </Box>,
  );

  expect(screen.getByRole("region", { name: "Contact" })).toHaveAttribute("data-hide-below", "900");
  expect(screen.getByRole("navigation", { name: "Ways" })).toHaveAttribute("data-row-from", "640");
});
