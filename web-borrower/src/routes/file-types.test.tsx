import { screen, waitFor, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { rememberVisit } from "../api/visit.ts";
import { server } from "../testing/bff.ts";
import {
  aBooksFile,
  aFileWithoutOpenings,
  aFileWithoutTypes,
  fileImportId,
  filePath,
  unsaidTypes,
} from "../testing/books-file.ts";
import { takesFiles, theFileIs } from "../testing/books-uploaded.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";

describe("account types that a file doesn't say", () => {
  it("are asked before its figures are shown, by runs of neighbors, the largest first", async () => {
    const { container } = await atTheTypes(aFileWithoutTypes(), "check");

    expect(await screen.findByRole("heading", { name: "Check account types" })).toBeVisible();
    const rows = questions();
    expect(rows).toHaveLength(3);
    expect(rows[0]).toHaveTextContent(
      "6100 – 61903 accounts: Yard, Slipway, and Hoist84,210.00 debit",
    );
    expect(rows[1]).toHaveTextContent("1900 ClearingOther84,000.00 debit");
    expect(rows[2]).toHaveTextContent("9900 Sundry 760,118.00 credit");
    expect(screen.getByText("3 of 3 open")).toBeVisible();
    expect(screen.getByText("2 guesses we didn’t ask about")).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it("hold the figures back until each question is answered, and are said with what was said before", async () => {
    const said = readAsSaid();
    const { user } = await atTheTypes(aFileWithoutTypes());
    await screen.findByRole("heading", { name: "Check account types" });

    const check = screen.getByRole("button", { name: "Check the figures" });
    expect(check).toHaveAccessibleDescription("Answer 3 more questions first.");
    await user.click(check);
    await user.click(within(row(0)).getByRole("button", { name: "Yes" }));
    await choose(user, row(1), "Liability");
    await choose(user, row(2), "Income");
    expect(screen.getByText("All answered")).toBeVisible();
    await user.click(check);

    await waitFor(() =>
      expect(said).toEqual([
        expect.objectContaining({
          asOf: "2025-09-30",
          tableKind: "trial-balance",
          accountTypes: [
            { accountId: "6100", accountClass: "opex" },
            { accountId: "6140", accountClass: "opex" },
            { accountId: "6190", accountClass: "opex" },
            { accountId: "1900", accountClass: "other_current_liability" },
            { accountId: "9900", accountClass: "revenue" },
          ],
        }),
      ]),
    );
  });

  it("are titled by names where numbers don't span their accounts, the first three and how many more", async () => {
    const { accounts } = unsaidTypes();
    const costs = accounts
      .filter(({ side }) => side === "expense")
      .map(({ number: _, ...cost }) => cost);
    const more = costs
      .slice(0, 2)
      .map((cost) => ({ ...cost, id: `${cost.id}b`, name: `Second ${cost.name}` }));
    await atTheTypes(aFileWithoutTypes({ accounts: [...costs, ...more], materiality: 0 }));
    await screen.findByRole("heading", { name: "Check account types" });

    expect(questions()[0]).toHaveTextContent("Yard, Slipway, Hoist, and 3 more6 accounts");
  });

  it("say that answers made other accounts doubtful, and go on here", async () => {
    const { accounts } = unsaidTypes();
    const read = aBooksFile({
      version: 2,
      accountTypes: unsaidTypes({
        accounts: accounts.map((account) =>
          account.id === "1010"
            ? { ...account, sureness: "unsure" }
            : { ...account, from: "sender", sureness: "likely" },
        ),
      }),
    });
    server.use(http.put(`${filePath}/:id`, () => HttpResponse.json(read)));
    const { user } = await atTheTypes(aFileWithoutTypes());

    await user.click(await screen.findByRole("button", { name: "I don’t know the rest" }));
    await user.click(screen.getByRole("button", { name: "Check the figures" }));

    const notice = await screen.findByText(/^Your answers make 1 more account doubtful/);
    expect(notice.closest("[tabindex]")).toHaveFocus();
    expect(window.location.search).toBe("?step=types");
  });

  it("are counted by whose word they are, once the figures are shown", async () => {
    const accounts = unsaidTypes().accounts.map((account) =>
      ["1900", "6100", "6140", "6190"].includes(account.id)
        ? { ...account, from: "sender" as const, sureness: "likely" as const }
        : account.id === "9900"
          ? { ...account, from: "sender" as const }
          : account,
    );
    const untyped = { id: "accounts-typed", outcome: "not-checkable" } as const;
    await atTheTypes(
      {
        ...aFileWithoutTypes({ accounts }),
        tieOut: {
          ...{ agreed: 0, notCheckable: 1, total: 1 },
          checks: [{ ...untyped, agreed: 0, of: 0, differences: [] }],
        },
      },
      "check",
    );

    expect(await screen.findByText("Account types that the file doesn’t say")).toHaveTextContent(
      "4 answered, 2 guessed, 1 unknown",
    );
    expect(screen.queryByText(/Every account has a type/)).toBeNull();
  });

  it("are answered by keys: yes with Enter, a side with its number, several that are selected", async () => {
    const said = readAsSaid();
    const { user } = await atTheTypes(aFileWithoutTypes());
    await screen.findByRole("heading", { name: "Check account types" });

    within(row(0)).getByRole("button", { name: "Yes" }).focus();
    await user.keyboard("{Enter}");
    expect(within(row(1)).getByRole("button", { name: "Yes" })).toHaveFocus();
    await user.keyboard("{Shift>}{ArrowDown}{/Shift}2");
    await user.click(screen.getByRole("button", { name: "Check the figures" }));

    await waitFor(() => expect(said).toHaveLength(1));
    expect(said[0]).toMatchObject({
      accountTypes: [
        { accountId: "6100" },
        { accountId: "6140" },
        { accountId: "6190" },
        { accountId: "1900", accountClass: "other_current_liability" },
        { accountId: "9900", accountClass: "other_current_liability" },
      ],
    });
  });

  it("move net income and total assets beside those of the sender's own reports, which prove them", async () => {
    const { user } = await atTheTypes(aFileWithoutTypes());
    await screen.findByRole("heading", { name: "Check account types" });

    // 210,000.00 less costs of 84,210.00 and 12.00; 1,204,000.00, the bank and the clearing account.
    expect(screen.getByText("125,778.00")).toBeVisible();
    expect(screen.getByText("1,649,908.00")).toBeVisible();
    await user.type(screen.getByLabelText("The profit and loss says"), "185,896.00");
    await user.type(screen.getByLabelText("The balance sheet says"), "1,649,908.00");

    expect(screen.getByText("Differs by 60,118.00")).toBeVisible();
    expect(screen.getByText("Matches to the cent")).toBeVisible();
    expect(screen.getByText("9900 Sundry 7 belongs in the profit and loss.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Change it so" }));

    expect(screen.getAllByText("Matches to the cent")).toHaveLength(2);
    expect(screen.getByText("All answered")).toBeVisible();
    expect(screen.getAllByRole("button", { name: "No longer needed" })).toHaveLength(2);
    expect(screen.getByRole("combobox", { name: "What is 9900 Sundry 7?" })).toHaveTextContent(
      "Income",
    );
  });

  it("aren't compared with total assets while opening balances are missing", async () => {
    const { openings } = aFileWithoutOpenings();
    await atTheTypes({ ...aFileWithoutTypes(), ...(openings && { openings }) });

    expect(await screen.findByLabelText("The profit and loss says")).toBeVisible();
    expect(screen.queryByLabelText("The balance sheet says")).toBeNull();
  });

  it("may stay unknown, which is said", async () => {
    const said = readAsSaid();
    const { user } = await atTheTypes(aFileWithoutTypes());

    await user.click(await screen.findByRole("button", { name: "I don’t know the rest" }));
    expect(screen.queryByRole("button", { name: "I don’t know the rest" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Check the figures" }));

    await waitFor(() => expect(said).toHaveLength(1));
    expect(said[0]).toMatchObject({
      accountTypes: ["6100", "6140", "6190", "1900", "9900"].map((accountId) => ({
        ...{ accountId, accountClass: "unknown" },
      })),
    });
  });

  it("are asked one by one only after reports and totals were offered, where there are many", async () => {
    const { user } = await atTheTypes(aFileWithoutTypes({ tooMany: true }));

    expect(await screen.findByText("Faster than answering each")).toBeVisible();
    expect(screen.queryByRole("list", { name: "Are these right?" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Answer 3 questions one by one" }));

    expect(questions()).toHaveLength(3);
  });

  it("can be said otherwise where our guess is not in doubt, and then are the sender's", async () => {
    const said = readAsSaid();
    const { user } = await atTheTypes(aFileWithoutTypes({ accounts: loanGuessed }), "check");

    await user.click(
      await screen.findByRole("button", { name: "See the 2 guessed account types" }),
    );
    expect(await screen.findByRole("heading", { name: "Check account types" })).toBeVisible();
    const guesses = screen.getByRole("list", { name: "2 guesses we didn’t ask about" });
    const [bank, loan] = within(guesses).getAllByRole("listitem");
    expect(bank).toHaveTextContent("1010 Chesapeake operating checking361,908.00 debit");
    expect(screen.getByText("210,000.00")).toBeVisible();
    await choose(user, loan ?? guesses, "Income");
    expect(screen.getByText("270,118.00")).toBeVisible();
    expect(within(loan ?? guesses).getByRole("button", { name: "Answered" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Check the figures" }));

    await waitFor(() => expect(said).toHaveLength(1));
    expect(said[0]).toMatchObject({
      accountTypes: [{ accountId: "2500", accountClass: "revenue" }],
    });
  });

  it("are where Back leads from the figures, also where none was asked", async () => {
    const { user } = await atTheTypes(aFileWithoutTypes({ accounts: loanGuessed }), "check");

    await screen.findByRole("button", { name: "See the 2 guessed account types" });
    await user.click(screen.getByRole("button", { name: "Back" }));

    expect(await screen.findByRole("heading", { name: "Check account types" })).toBeVisible();
  });

  it("don't take what isn't an amount for one", async () => {
    const { user } = await atTheTypes(aFileWithoutTypes());

    await user.type(await screen.findByLabelText("The profit and loss says"), "about 12");

    expect(screen.getByText(/^This isn’t an amount/)).toBeVisible();
  });
});

const loanGuessed = unsaidTypes().accounts.flatMap((account) =>
  account.id === "1010"
    ? [
        account,
        {
          ...{ ...account, id: "2500", number: "2500", name: "Harbor loan", balance: -60_118_00 },
          ...({ accountClass: "long_term_debt", side: "liability" } as const),
        },
      ]
    : [],
);

type User = ReturnType<typeof visit>["user"];

async function atTheTypes(file: ReturnType<typeof aBooksFile>, step = "types") {
  server.use(...given.theLinkOpens(given.session(), takesFiles()), ...theFileIs(file).slice(1, 2));
  rememberVisit({ fileImportId });
  return visit(`/fileupload?step=${step}`);
}

/** The body of each request to read the file again. */
function readAsSaid(): unknown[] {
  const said: unknown[] = [];
  server.use(
    http.put(`${filePath}/:id`, async ({ request }) => {
      said.push(await request.json());
      return HttpResponse.json(aBooksFile({ version: 2 }));
    }),
  );
  return said;
}

const questions = () =>
  within(screen.getByRole("list", { name: "Are these right?" })).getAllByRole("listitem");

function row(index: number): HTMLElement {
  const found = questions()[index];
  if (!found) throw new RangeError(`There is no question ${index}`);
  return found;
}

async function choose(user: User, within_: HTMLElement, side: string): Promise<void> {
  await user.click(within(within_).getByRole("combobox"));
  await user.click(await screen.findByRole("option", { name: side }));
}
