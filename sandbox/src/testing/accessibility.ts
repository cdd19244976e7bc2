import { AxeBuilder } from "@axe-core/playwright";

type Page = ConstructorParameters<typeof AxeBuilder>[0]["page"];

interface AccessibilityFault {
  readonly rule: string;
  /** The first few places, as markup with what is wrong about it. */
  readonly places: readonly string[];
}

/** What axe finds wrong with a page as it stands, dialogs and all; nothing where all is well. */
export async function accessibilityFaults(page: Page): Promise<AccessibilityFault[]> {
  const { violations } = await new AxeBuilder({ page })
    // Only what is wrong is wanted, and no page of ours holds another's: judging in the page itself is twice as quick.
    .options({ resultTypes: ["violations"] })
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    places: nodes.slice(0, 4).map(({ html, failureSummary }) => `${html} ${failureSummary ?? ""}`),
  }));
}
