import { AxeBuilder } from "@axe-core/playwright";

type Page = ConstructorParameters<typeof AxeBuilder>[0]["page"];

interface AccessibilityFault {
  readonly rule: string;
  readonly places: readonly string[];
}

/** axe's violations on a page, dialogs included. */
export async function accessibilityFaults(page: Page): Promise<AccessibilityFault[]> {
  const { violations } = await new AxeBuilder({ page })
    // Only violations are needed, and our pages have no frames: judging in the page itself is twice as fast.
    .options({ resultTypes: ["violations"] })
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    places: nodes.slice(0, 4).map(({ html, failureSummary }) => `${html} ${failureSummary ?? ""}`),
  }));
}
