import axe from "axe-core";

/** What axe finds, as the rules that are broken. Contrast can't be judged without a layout. */
export async function findings(container: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(container, {
    rules: { "color-contrast": { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`);
}
