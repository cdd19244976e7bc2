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
  // `import.meta.glob` loses the modules' types; each exports stories.
  Object.entries(composeStories(module) as Record<string, ComponentType>).map(([name, Story]) => ({
    title: `${file.replace(/^.*\/|\.stories\.tsx$/g, "")}: ${name}`,
    Story,
  })),
);

/** Rules that need layout or a whole page don't work in jsdom; the browser run checks them. */
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
