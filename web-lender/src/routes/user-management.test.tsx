import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { somebodyIsLoggedIn } from "../testing/a-session.ts";
import { aDetailedUser, defaultRole } from "../testing/a-user.ts";
import { dana } from "../testing/a-workspace.ts";
import { aProblem, bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";
import { UserManagementRoute } from "./user-management.tsx";

describe("the page of users", () => {
  it("keeps its frame where they can't be read, and reads them again", async () => {
    somebodyIsLoggedIn();
    server.use(
      bff.get("/detailedUsers", ({ response }) =>
        response(403).json(aProblem({ status: 403, description: "Ask an administrator." })),
      ),
      bff.get("/roles", ({ response }) => response(200).json([defaultRole])),
      bff.get("/tenant/emaildomains", ({ response }) => response(200).json([])),
      bff.get("/tenant/usermetadatasettings", ({ response }) => response(200).json([])),
    );
    const { user } = render(<UserManagementRoute />, { person: dana });

    expect(await screen.findByRole("alert")).toHaveTextContent("Ask an administrator.");
    expect(screen.getByRole("heading", { name: "User management", level: 1 })).toBeVisible();
    expect(screen.getByRole("link", { name: "My notifications" })).toBeVisible();
    server.use(
      bff.get("/detailedUsers", ({ response }) =>
        response(200).json([aDetailedUser(1, "Marcus Oyelaran")]),
      ),
    );
    await user.click(screen.getByRole("button", { name: "Try again" }));

    expect(await screen.findByRole("row", { name: /Marcus/ })).toBeInTheDocument();
  });
});
