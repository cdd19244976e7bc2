import axe from "axe-core";

/**
 * What axe finds wrong with a part of the page, or with all of it: dialogs and toasts stand outside of landmarks there. It
 * can't judge contrast without a layout; the tokens' own test does.
 */
export async function accessibilityFaults(part: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(part, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: part !== document.body } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
