import { composeStories } from "@storybook/react-vite";
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { Stepper } from "../stepper/stepper.tsx";
import { Tab, Tabs } from "../tabs/tabs.tsx";
import * as stories from "./header.stories.tsx";

const { Lender } = composeStories(stories);

it("says where one is, in the breadcrumb", () => {
  render(<Lender />);
  const path = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  expect(path.getByRole("link", { name: "Workspaces" })).toBeInTheDocument();
  expect(path.getByText("Tidewater Marine Supply, Inc.")).toHaveAttribute("aria-current", "page");
});

it("keeps a step's whole name in its title, where the header is too narrow for it", () => {
  render(<Lender />);
  expect(screen.getByTitle("Workspaces")).toHaveRole("link");
  expect(screen.getByTitle("Tidewater Marine Supply, Inc.")).toHaveAttribute("aria-current");
});

it("says which part one is in, in the tabs", () => {
  render(
    <Tabs label="Workspace">
      <Tab count={7} current href="/collections">
        Collections
      </Tab>
      <Tab href="/details">Details</Tab>
    </Tabs>,
  );
  expect(screen.getByRole("link", { current: "page" })).toHaveAccessibleName("Collections 7");
});

it("says which step one is at, and which are done", () => {
  render(<Stepper current={1} label="New data collection" steps={["Method", "Options", "Data"]} />);
  const [method, options] = screen.getAllByRole("listitem");
  expect(method).toHaveTextContent("Method, done");
  expect(options).toHaveAttribute("aria-current", "step");
});
