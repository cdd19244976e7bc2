import { connectionRequestId } from "../src/testing/answers.ts";
import { aPassword, aWaitingWebConnector, aWebConnector } from "../src/testing/web-connector.ts";
import type { Picture } from "./picture.ts";

const address = `/webconnector?request=${connectionRequestId}`;

/** QuickBooks Desktop's pages, over what every page is answered. */
export const desktopPictures = (answers: Picture["answers"]): readonly Picture[] => {
  const over = (connector: ReturnType<typeof aWebConnector>) => ({
    "webconnector/password": aPassword(),
    webconnector: connector,
    ...answers,
  });
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const { passwordMadeAt: _shown, ...waiting } = aWaitingWebConnector({
    downloadedAt: ago(2),
    waitingSince: ago(2),
  });
  return [
    { name: "47a-desktop", address, answers: over(aWebConnector()), seen: "Copy" },
    { name: "47b-desktop-waiting", address, answers: over(waiting), seen: "Copy" },
    {
      name: "47-desktop-troubles",
      address,
      answers: over({
        ...waiting,
        passwordMadeAt: "2025-10-14T13:20:00Z",
        wrongPasswordAt: "2025-10-14T13:25:00Z",
        trouble: { reason: "quickbooks-closed", at: "2025-10-14T13:25:00Z" },
      }),
      seen: "an old password",
    },
    {
      name: "47-desktop-other-company",
      address,
      answers: over({
        ...waiting,
        firstCallAt: "2025-10-14T13:25:00Z",
        wrongCompany: {
          expected: "Tidewater Marine Supply, Inc.",
          found: "Bluestem Bakery Co.",
          at: "2025-10-14T13:25:00Z",
        },
      }),
      seen: "Another company file",
    },
    {
      name: "47-desktop-ended",
      address,
      answers: over(aWebConnector({ state: "ended" })),
      seen: "did not call",
    },
  ];
};
