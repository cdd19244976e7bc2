import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aProblem, bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";
import { ClaimConnection } from "./connected.tsx";

afterEach(() => vi.restoreAllMocks());

describe("ClaimConnection", () => {
  it("takes the answer, closes the window, and says so where it can't", async () => {
    const close = vi.spyOn(window, "close").mockImplementation(() => {});
    server.use(
      bff.post("/ConnectionRequests/claim", ({ response }) =>
        response(200).json({
          id: "00000000-0000-4000-8000-000000000700",
          status: "Success",
          errorCode: "None",
          accountingPackage: "example",
          expiration: "2026-03-15T09:00:00Z",
        }),
      ),
    );
    render(<ClaimConnection state="s" />);

    expect(await screen.findByRole("heading", { name: "Connected" })).toBeInTheDocument();
    expect(screen.getByText(/You can close this window/)).toBeInTheDocument();
    expect(close).toHaveBeenCalled();
  });

  it("says why when it isn't this session's to claim", async () => {
    server.use(
      bff.post("/ConnectionRequests/claim", ({ response }) =>
        response(404).json(aProblem({ status: 404, description: "There is nothing to claim." })),
      ),
    );
    render(<ClaimConnection state="s" />);

    expect(await screen.findByText("There is nothing to claim.")).toBeInTheDocument();
  });

  it("knows when nothing was sent back", () => {
    render(<ClaimConnection state={undefined} />);

    expect(
      screen.getByRole("heading", { name: "The connection could not be finished" }),
    ).toBeInTheDocument();
  });
});
