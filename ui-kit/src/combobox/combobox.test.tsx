import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import axe from "axe-core";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { Field } from "../field/field.tsx";
import { Combobox } from "./combobox.tsx";
import { bestMatch } from "./combobox-options.ts";

const options = [
  { value: "assets", label: "Assets", level: 0 },
  { value: "inventory", label: "Inventory", detail: "Assets › Current assets", level: 2 },
  { value: "cash", label: "Cash", detail: "Assets › Current assets", level: 2, refusal: "Locked" },
  { value: "equity", label: "Équité", level: 1 },
];

describe("bestMatch", () => {
  it("is the option that begins with what is typed, unless it's refused", () => {
    const found = [{ label: "Liabilities and equity" }, { label: "Equity" }];

    expect(bestMatch(found, "equ")).toBe(1);
    expect(bestMatch([{ label: "Cash", refusal: "Locked" }, { label: "Petty cash" }], "ca")).toBe(
      1,
    );
    expect(bestMatch([{ label: "Cash", refusal: "Locked" }], "ca")).toBe(0);
  });
});

function Choosing() {
  const [value, setValue] = useState<string | undefined>("assets");
  return (
    <Field label="Section">
      <Combobox noMatch="No section matches" onChange={setValue} options={options} value={value} />
    </Field>
  );
}

describe("Combobox", () => {
  it("finds an option by its words, without regard to case and accents, and takes it with Enter", async () => {
    const user = userEvent.setup();
    render(<Choosing />);
    const field = screen.getByRole("combobox", { name: "Section" });
    expect(field).toHaveValue("Assets");

    await user.click(field);
    await user.keyboard("equ");
    expect(await screen.findAllByRole("option")).toHaveLength(1);
    await user.keyboard("{Enter}");

    expect(field).toHaveValue("Équité");
    expect(field).toHaveFocus();
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("finds options by where they are as well", async () => {
    const user = userEvent.setup();
    render(<Choosing />);

    await user.type(screen.getByRole("combobox"), "{Backspace}current");

    expect((await screen.findAllByRole("option")).map(({ textContent }) => textContent)).toEqual([
      "InventoryAssets › Current assets",
      "CashAssets › Current assetsLocked",
    ]);
  });

  it("says why an option can't be chosen, and doesn't take it", async () => {
    const user = userEvent.setup();
    render(<Choosing />);
    const field = screen.getByRole("combobox");

    await user.click(field);
    await user.keyboard("{ArrowDown}{ArrowDown}");
    const cash = await screen.findByRole("option", { name: "CashLocked" });
    expect(field).toHaveAttribute("aria-activedescendant", cash.id);
    expect(cash).toHaveAttribute("aria-disabled", "true");
    await user.keyboard("{Enter}");
    await user.click(cash);

    expect(screen.getByRole("listbox")).toBeVisible();
    const { violations } = await axe.run(document.body, {
      rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });

  it("returns to what was chosen when it is left", async () => {
    const user = userEvent.setup();
    render(<Choosing />);
    const field = screen.getByRole("combobox");

    await user.type(field, "nothing like it");
    expect(await screen.findByText("No section matches")).toBeVisible();
    await user.tab();

    expect(field).toHaveValue("Assets");
  });
});
