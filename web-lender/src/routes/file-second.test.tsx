import { screen, waitFor } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import {
  type aBooksFile,
  aFileWithoutOpenings,
  aFileWithoutTypes,
  fileImportId,
  filePath,
} from "../testing/a-books-file.ts";
import { server } from "../testing/bff.ts";
import { atThePage, theFileIs, theFileIsSent } from "../testing/the-file-page.tsx";

describe("a second file, on the lender's side", () => {
  it("gives a ledger its opening balances, and is collected with it", async () => {
    theFileIs(aFileWithoutOpenings());
    const places = theSecondFileIs({
      ...aFileWithoutOpenings({ from: "file", fileName: "Balances.csv" }),
      supporting: [aSecondFile({ found: { matched: 12 } })],
    });
    const { user } = atThePage(`&file=${fileImportId}&step=check`);

    await user.click(await screen.findByRole("radio", { name: "Add a second file" }));
    await user.upload(inputIn(document.body), aFile("Balances.csv"));

    expect(await screen.findByRole("region", { name: "Balances.csv" })).toHaveTextContent(
      "12 accounts match the ledger’s by number and name",
    );
    expect(places).toEqual(["?role=openings"]);
    expect(await accessibilityFaults()).toEqual([]);
    const sent = theFileIsSent();
    await user.click(screen.getByRole("button", { name: "Collect these books" }));
    expect(await sent()).toMatchObject({ version: 2 });
  });

  it("that isn't taken says why, and holds the books back until it's removed", async () => {
    const second = aSecondFile({ problem: { code: "other-books" } });
    theFileIs({ ...aFileWithoutOpenings(), supporting: [second] });
    server.use(
      http.delete(`${filePath}/:id/supporting/:second`, () =>
        HttpResponse.json({ ...aFileWithoutOpenings(), version: 2 }),
      ),
    );
    const { user } = atThePage(`&file=${fileImportId}&step=check`);

    expect(
      await screen.findByRole("button", { name: "Collect these books" }),
    ).toHaveAccessibleDescription("Replace or remove the second file first.");
    await user.click(screen.getByRole("button", { name: "Remove Balances.csv" }));

    await waitFor(() => expect(screen.queryByText("Balances.csv")).toBeNull());
    expect(screen.getByRole("radio", { name: "Type the balances" })).toBeEnabled();
  });

  it("with a statement takes the place of another one", async () => {
    const [profit, sheet] = [
      aSecondFile({ role: "statements", fileName: "Profit.csv", found: { matched: 5 } }),
      aSecondFile({
        ...{ id: "1f0c55d0-2f9f-4bb5-8a6c-5e4a35cf6f22", role: "statements" },
        ...{ fileName: "Sheet.csv", problem: { code: "no-statement" } },
      }),
    ];
    theFileIs({ ...aFileWithoutTypes(), supporting: [profit, sheet] });
    const newer = { ...sheet, fileName: "Newer.csv", found: { matched: 9 } };
    const { problem: _, ...taken } = newer;
    const places = theSecondFileIs({ ...aFileWithoutTypes(), supporting: [profit, taken] });
    const { user } = atThePage(`&file=${fileImportId}&step=types`);

    const replace = await screen.findByRole("button", { name: "Replace Sheet.csv" });
    await user.upload(inputIn(replace.parentElement), aFile("Newer.csv"));

    expect(await screen.findByRole("region", { name: "Newer.csv" })).toHaveTextContent(
      "Says the types of 9 accounts",
    );
    expect(places).toEqual([`?role=statements&replaces=${sheet.id}`]);
    expect(screen.queryByText("Sheet.csv")).toBeNull();
  });
});

type SecondFile = NonNullable<ReturnType<typeof aBooksFile>["supporting"]>[number];

const aSecondFile = (over: Partial<SecondFile>): SecondFile => ({
  ...{ id: "5d1f6f0e-6a0f-4a06-8a94-1d2b30b4a911", role: "openings", fileName: "Balances.csv" },
  ...{ bytes: 2_048, uploadTime: "2026-03-15T10:00:00.000Z" },
  ...over,
});

/** Gives the places that files were sent for, as they come. */
function theSecondFileIs(file: object): readonly string[] {
  const places: string[] = [];
  server.use(
    http.post(`${filePath}/:id/supporting`, ({ request }) => {
      places.push(new URL(request.url).search);
      return HttpResponse.json({ ...file, version: 2 });
    }),
  );
  return places;
}

const aFile = (name: string) => new File(["Account,Amount"], name, { type: "text/csv" });

function inputIn(place: HTMLElement | null): HTMLInputElement {
  const found = place?.querySelector<HTMLInputElement>('input[type="file"]');
  if (!found) throw new RangeError("There is no file input");
  return found;
}
