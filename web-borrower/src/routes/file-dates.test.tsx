import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { rememberVisit } from "../api/visit.ts";
import { server } from "../testing/bff.ts";
import { aBooksFile, fileImportId } from "../testing/books-file.ts";
import { takesFiles, theFileIs } from "../testing/books-uploaded.ts";
import { chooseOption } from "../testing/choose-option.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";

describe("the dates of a file", () => {
  it("ask when the fiscal year ends where there are balances of one day alone", async () => {
    const oneDay = aBooksFile({
      ...{ asks: ["fiscal-year-end"], balanceDays: ["2025-09-30"], readyToSend: false },
    });
    server.use(...given.theLinkOpens(given.session(), takesFiles()), ...theFileIs(oneDay));
    rememberVisit({ fileImportId });
    const { user } = visit("/fileupload?step=columns");

    const yearEnd = await screen.findByRole("combobox", { name: "Fiscal year ends in" });
    expect(yearEnd).toHaveTextContent("Choose a month");
    await user.click(screen.getByRole("button", { name: "Check the figures" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("When does the fiscal year end?");

    await chooseOption(user, "Fiscal year ends in", "June");
    expect(screen.queryByText(/When does the fiscal year end\?/)).toBeNull();
  });

  it("ask on which day the books end where nothing was posted in the file's last months", async () => {
    const { table: _, ...file } = aBooksFile({
      ...{ kind: "sie", asks: ["last-day"], lastDays: ["2025-09-30", "2025-12-31"] },
      readyToSend: false,
    });
    server.use(...given.theLinkOpens(given.session(), takesFiles()), ...theFileIs(file));
    rememberVisit({ fileImportId });
    const { user } = visit("/fileupload?step=columns");

    const lastDay = await screen.findByRole("combobox", { name: "Last day of the books" });
    expect(lastDay).toHaveTextContent("Choose the day");
    expect(lastDay).toHaveAccessibleDescription(
      /Choose December 31, 2025 only if nothing was posted/,
    );
    await user.click(screen.getByRole("button", { name: "Check the figures" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Say on which day the books end.");

    await chooseOption(user, "Last day of the books", "December 31, 2025");
    expect(screen.queryByText("Say on which day the books end.")).toBeNull();
  });

  it("ask for the day where there is none, rather than have a guess looked at", async () => {
    const { asOf: _, ...undated } = aBooksFile({ readyToSend: false, asks: ["as-of"] });
    server.use(...given.theLinkOpens(given.session(), takesFiles()), ...theFileIs(undated));
    rememberVisit({ fileImportId });
    const { user } = visit("/fileupload?step=columns");

    expect(await screen.findByLabelText("Balances as of")).toHaveAccessibleDescription(
      "Which day are these balances of?",
    );
    await user.click(screen.getByRole("button", { name: "Check the figures" }));

    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Which day are these balances of?");
    expect(alert).not.toHaveTextContent("No row could be read like this");
  });

  it("ask for the day though there is a guess", async () => {
    const undated = aBooksFile({ readyToSend: false, asks: ["as-of"] });
    server.use(...given.theLinkOpens(given.session(), takesFiles()), ...theFileIs(undated));
    rememberVisit({ fileImportId });
    const { user } = visit("/fileupload?step=columns");

    expect(await screen.findByLabelText("Balances as of")).toHaveValue("");
    await user.click(screen.getByRole("button", { name: "Check the figures" }));

    expect(await screen.findByRole("alert")).toHaveTextContent("Which day are these balances of?");
  });

  it("ask whether the day or the month comes first where dates read both ways", async () => {
    const { table } = aBooksFile();
    const ledger = aBooksFile({
      ...{ kind: "general-ledger", asks: ["day-order"], readyToSend: false },
      ...(table && { table: { ...table, kind: "general-ledger" } }),
    });
    server.use(...given.theLinkOpens(given.session(), takesFiles()), ...theFileIs(ledger));
    rememberVisit({ fileImportId });
    const { user } = visit("/fileupload?step=columns");

    const order = await screen.findByRole("combobox", { name: "Dates look like" });
    expect(order).toHaveTextContent("Choose the order");
    await user.click(screen.getByRole("button", { name: "Check the figures" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("the day or the month?");

    await chooseOption(user, "Dates look like", "31/12/2025, day first");
    expect(screen.queryByText(/the day or the month\?/)).toBeNull();
  });
});
