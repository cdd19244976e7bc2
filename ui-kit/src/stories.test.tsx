import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import { act, cleanup, render } from "@testing-library/react";
import axe from "axe-core";
import type { ComponentType } from "react";
import { describe, expect, it } from "vitest";
import preview from "../.storybook/preview.tsx";

setProjectAnnotations(preview);

type StoryFile = Parameters<typeof composeStories>[0];
const files = import.meta.glob<StoryFile>("./**/*.stories.tsx", { eager: true });

const stories = Object.entries(files).flatMap(([file, module]) =>
  // A glob forgets what its files export; each of these does export stories.
  Object.entries(composeStories(module) as Record<string, ComponentType>).map(([name, Story]) => ({
    title: `${file.replace(/^.*\/|\.stories\.tsx$/g, "")}: ${name}`,
    Story,
  })),
);

/** What needs a layout, or a page around it, isn't seen in jsdom: the browser run judges it. */
const rules = {
  "color-contrast": { enabled: false },
  region: { enabled: false },
  "page-has-heading-one": { enabled: false },
  "target-size": { enabled: false },
};

describe("every state of every component", () => {
  it.each(stories)("$title has nothing that axe finds fault with", async ({ Story }) => {
    await act(async () => {
      render(<Story />);
    });
    const { violations } = await axe.run(document.body, { rules });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    cleanup();
  });

  it("is there for more than thirty components", () => {
    expect(Object.keys(files).length).toBeGreaterThan(30);
  });
});
