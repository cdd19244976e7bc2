import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { LinkRow } from "../link-row/link-row.tsx";
import { PackageTile } from "./package-tile.tsx";

it("is a button as a whole, which waits while it is busy", async () => {
  const choose = vi.fn();
  const user = userEvent.setup();
  const { rerender } = render(<PackageTile letters="X" name="Xero" onClick={choose} />);
  await user.click(screen.getByRole("button", { name: "Xero" }));
  expect(choose).toHaveBeenCalledOnce();

  rerender(<PackageTile busy letters="X" name="Xero" onClick={choose} />);
  await user.click(screen.getByRole("button", { name: "Xero" }));
  expect(choose).toHaveBeenCalledOnce();
});

const Route = (props: object) => <a href="/team" {...props} />;

it("lends its looks to a router's link, as a row does", () => {
  render(
    <>
      <PackageTile asChild name="Xero">
        <Route />
      </PackageTile>
      <LinkRow asChild detail="copperfield.co" title="Advisory">
        <Route />
      </LinkRow>
    </>,
  );
  expect(screen.getByRole("link", { name: "Xero" })).toHaveAttribute("href", "/team");
  expect(screen.getByRole("link", { name: "Advisory copperfield.co" })).toBeInTheDocument();
});
