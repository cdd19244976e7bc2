import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import axe from "axe-core";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Field } from "../field/field.tsx";
import { Lookup } from "./lookup.tsx";

const all = [
  { value: "722511", code: "722511", label: "Full-Service Restaurants" },
  { value: "722513", code: "722513", label: "Limited-Service Restaurants" },
];

function Looking({ onSubmit }: { readonly onSubmit: () => void }) {
  const [text, setText] = useState("");
  const [value, setValue] = useState<string>();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Field label="NAICS code">
        <Lookup
          busy={false}
          clearLabel="Clear"
          noMatch="No code matches"
          onChoose={(option) => {
            setValue(option.value);
            setText(`${option.code} ${option.label}`);
          }}
          onTextChange={setText}
          options={all.filter(({ label }) => label.toLowerCase().includes(text))}
          text={text}
          value={value}
        />
      </Field>
    </form>
  );
}

describe("Lookup", () => {
  it("takes a found option with Enter, and submits only with its list closed", async () => {
    const user = userEvent.setup();
    const submitted = vi.fn();
    render(<Looking onSubmit={submitted} />);
    const field = screen.getByRole("combobox", { name: "NAICS code" });

    await user.type(field, "rest");
    const second = await screen.findByRole("option", {
      name: /722513 ?Limited-Service Restaurants/,
    });
    await user.keyboard("{ArrowDown}");
    expect(field).toHaveAttribute("aria-activedescendant", second.id);
    const { violations } = await axe.run(document.body, {
      rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
    await user.keyboard("{Enter}");

    expect(field).toHaveValue("722513 Limited-Service Restaurants");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(submitted).not.toHaveBeenCalled();
    await user.keyboard("{Enter}");
    expect(submitted).toHaveBeenCalledOnce();
  });

  it("keeps what was typed where nothing is chosen, and Esc closes the list", async () => {
    const user = userEvent.setup();
    render(<Looking onSubmit={() => {}} />);
    const field = screen.getByRole("combobox");

    await user.type(field, "nothing");
    expect(await screen.findByText("No code matches")).toBeVisible();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
    await user.tab();
    expect(field).toHaveValue("nothing");

    await user.click(screen.getByRole("button", { name: "Clear" }));
    expect(field).toHaveValue("");
    expect(field).toHaveFocus();
  });
});
