import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { server } from "../testing/bff.ts";
import { takesFiles } from "../testing/books-uploaded.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";

describe("the progress of a file", () => {
  it("says that it's opened, as nobody connects to one", async () => {
    const reading = given.importing({ datasourceNameId: "fileupload" });
    server.use(given.theTenantIs(takesFiles()), ...theImportIs(reading));

    visit("/progress");

    const steps = await screen.findByRole("list", { name: "Progress" });
    expect(steps).toHaveTextContent(/Open(ing|ed) your file/);
    expect(steps).not.toHaveTextContent(/Connect|File upload/);
  });

  it("promises what is so of a file: nobody reads more than was sent, and it has no package's own statements", async () => {
    const steps = given.importing().steps.filter(({ step }) => !/lines|ables$/.test(step));
    const reading = given.importing({
      ...{ datasourceNameId: "fileupload", startedAt: "2025-10-14T13:00:00Z" },
      steps: [...steps, { step: "vendor-statements", state: "waiting", done: 0 }],
    });
    server.use(given.theTenantIs(takesFiles()), ...theImportIs(reading));

    visit("/progress");

    const list = await screen.findByRole("list", { name: "Progress" });
    expect(list).toHaveTextContent("Collecting your books");
    expect(list).not.toHaveTextContent("own statements");
    expect(
      screen.getByText(
        "Copperfield gets only the files you sent, and no access to your accounting software.",
      ),
    ).toBeVisible();
  });
});

const theImportIs = (status: ReturnType<typeof given.importing>) => [
  given.theImportIs(status),
  ...given.theLinkOpens(given.session([given.submission("importing")])),
];
