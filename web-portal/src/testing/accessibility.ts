import axe from "axe-core";

/** Dialogs and toasts are outside landmarks. Contrast needs a layout, so the tokens' own test checks it. */
export async function accessibilityFaults(part: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(part, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: part !== document.body } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
