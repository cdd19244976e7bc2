import { useQuery } from "@tanstack/react-query";
import { cleanup, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { type CurrentUser, currentUser } from "../api/session.ts";
import { dana } from "../testing/a-tenant.ts";
import { bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";
import { forgetDrafts } from "./draft-store.ts";
import { useDraft } from "./use-draft.ts";

const marcus: CurrentUser = { ...dana, id: "7a0b1c2d-0000-4000-8000-000000000002" };

describe("useDraft", () => {
  it("gives back what was typed, to the same person at the same address", async () => {
    const { user } = open();
    await user.type(await screen.findByRole("textbox"), "Harrow Creek");
    cleanup();

    open();
    expect(await screen.findByRole("textbox")).toHaveValue("Harrow Creek");
    cleanup();

    open(dana, "/elsewhere");
    expect(await screen.findByRole("textbox")).toHaveValue("");
    cleanup();

    open(marcus);
    expect(await screen.findByRole("textbox")).toHaveValue("");
  });

  it("keeps nothing of what was saved, given up or taken back", async () => {
    const { user } = open();
    await user.type(await screen.findByRole("textbox"), "Harrow Creek");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(Object.keys(window.sessionStorage)).toEqual([]);

    await user.type(screen.getByRole("textbox"), "!");
    expect(Object.keys(window.sessionStorage)).toHaveLength(1);
    await user.clear(screen.getByRole("textbox"));
    expect(Object.keys(window.sessionStorage)).toEqual([]);
  });

  it("leaves nothing for another user", async () => {
    const { user } = open();
    await user.type(await screen.findByRole("textbox"), "Harrow Creek");

    forgetDrafts({ exceptOf: dana.id });
    expect(Object.keys(window.sessionStorage)).toHaveLength(1);
    forgetDrafts({ exceptOf: marcus.id });
    expect(Object.keys(window.sessionStorage)).toEqual([]);
  });

  it.each(["{", "null", '{"draft":{"name":7}}', '{"draft":["name"]}', "{}"])(
    "begins anew where the storage holds %s",
    async (stored) => {
      window.sessionStorage.setItem(`tieout.draft.${dana.id}./#form`, stored);
      open();

      expect(await screen.findByRole("textbox")).toHaveValue("");
    },
  );
});

function open(person = dana, path = "/") {
  server.use(bff.post("/auth/postlogin", ({ response }) => response(200).json(person)));
  return render(<Page />, { path });
}

function Page() {
  return useQuery(currentUser()).isSuccess && <Form />;
}

function Form() {
  const { draft, setDraft, forget } = useDraft("form", { name: "" });

  return (
    <>
      <input
        aria-label="Name"
        value={draft.name}
        onChange={(event) => setDraft({ name: event.target.value })}
      />
      <button type="button" onClick={forget}>
        Save
      </button>
    </>
  );
}
