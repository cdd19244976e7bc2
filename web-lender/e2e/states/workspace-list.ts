import type { paths } from "@tieout/openapi/lender";
import { type PagesOf, quiet, refused, unanswered } from "@tieout/ui-kit/testing";
import { aCollection, aPageOf, someDetails } from "../../src/testing/a-workspace.ts";
import { button, confirm, press } from "./press.ts";
import { dana, settings, usual } from "./usual.ts";
import { banner, jobs, people, rows } from "./workspace-list-answers.ts";

const noneLeft = {
  ...usual["GET /tenant/safedatacollectionlimit"],
  countRemaining: 0,
};
const link = { enabled: true, url: "https://share.copperfield.example/portal", maySwitch: true };

export const workspaceList: PagesOf<paths> = {
  "workspace list": {
    address: "/home/workspacelist",
    answers: {
      "POST /Entities/query": aPageOf(rows, { totalWorkspaces: 146 }),
      "GET /submissions/listpending": jobs,
      "POST /submissions/search": [
        aCollection({ portalStatus: "ConnectionPendingUserIntervention" }),
      ],
      "GET /tenant/bannermessages": [banner],
      "GET /users": people,
      "GET /Entities/{workspaceId}/safedetails": someDetails(),
      "GET /workspaces/{workspaceId}/connections": [],
    },
    seen: "Bluestem Bakery Co.",
    asks: {
      "POST /Entities/query": "The workspaces could not be loaded",
      "GET /submissions/listpending": quiet,
      "POST /submissions/search": quiet,
      "GET /tenant/bannermessages": quiet,
      "GET /users": quiet,
    },
    states: {
      "when nobody is known": {
        answers: { "POST /auth/postlogin": refused(500) },
        seen: "Your account could not be opened",
      },
      "when settings are refused": {
        answers: { "GET /tenant/settings": refused(500) },
        seen: "Your organization’s settings couldn’t be loaded.",
      },
      "when the limit is refused": {
        answers: { "GET /tenant/safedatacollectionlimit": refused(500) },
        seen: "Bluestem Bakery Co.",
      },
      "with a session that is lost": {
        answers: { "POST /Entities/query": refused(401, { type: "session-expired" }) },
        seen: "Your session expired.",
      },
      empty: {
        answers: {
          "POST /Entities/query": aPageOf([]),
          "GET /submissions/listpending": [],
          "POST /submissions/search": [],
          "GET /tenant/bannermessages": [],
        },
        seen: "No workspaces yet.",
      },
      "from the address of a workspace that isn't there": {
        address: "/home/workspacelist?missing=workspace",
        seen: "That workspace isn’t there.",
      },
      "with nothing found": {
        address: "/home/workspacelist?search=zzz",
        answers: { "POST /Entities/query": aPageOf([], { searchTerm: "zzz" }) },
        seen: /No workspaces/,
      },
      "with an import's details": {
        act: press("Details of Tidewater Marine Supply, Inc."),
        seen: "Journal lines",
      },
      "the account menu": {
        opens: { source: "app/frame.tsx", by: button("Dana Whitfield, account menu") },
        seen: "Log out",
      },
      "the languages in the account menu": {
        act: async (page) => {
          await press("Dana Whitfield, account menu")(page);
          await page.getByRole("menuitem", { name: /^Language/ }).press("ArrowRight");
        },
        seen: "Français",
      },
      "while logging out": {
        answers: { "POST /auth/signout": unanswered },
        act: async (page) => {
          await press("Dana Whitfield, account menu")(page);
          await page.getByRole("menuitem", { name: "Log out" }).press("Enter");
        },
        after: "a while",
        seen: "Logging out",
      },
      "when logging out is refused": {
        answers: { "POST /auth/signout": refused(500) },
        act: async (page) => {
          await press("Dana Whitfield, account menu")(page);
          await page.getByRole("menuitem", { name: "Log out" }).press("Enter");
        },
        seen: "You could not be logged out",
      },
      "logging out with unsaved edits": {
        act: async (page) => {
          await page.evaluate(
            (key) => localStorage.setItem(key, "{}"),
            `tieout.draft.${dana.id}.statements#record/tab`,
          );
          await press("Dana Whitfield, account menu")(page);
          await page.getByRole("menuitem", { name: "Log out" }).press("Enter");
        },
        opens: { source: "app/log-out-question.tsx", back: button("Dana Whitfield, account menu") },
        seen: "Log out without saving?",
      },
      "adding a workspace": {
        opens: { source: "features/add-workspace/add-workspace.tsx", by: button("Add workspace") },
        seen: (page) => page.getByRole("dialog").getByText("Marcus Oyelaran"),
      },
      "adding a workspace with faults": {
        answers: { "GET /users": refused(500) },
        opens: {
          source: "features/add-workspace/add-workspace.tsx",
          by: button("Add workspace"),
          inside: (page) => page.keyboard.press("Tab"),
        },
        seen: "please enter a name",
      },
      "a workspace that wasn't added": {
        answers: { "PUT /Entities/{workspaceId}": refused(500) },
        opens: {
          source: "features/add-workspace/add-workspace.tsx",
          by: button("Add workspace"),
          inside: async (page) => {
            await page.getByRole("textbox", { name: "Name" }).fill("Juniper Street Veterinary");
            await page.getByRole("textbox", { name: "Engagement code" }).fill("CF-1");
            await page.getByRole("textbox", { name: "Engagement code" }).press("Enter");
          },
          closedBy: "Cancel",
        },
        seen: "The workspace was not added",
      },
      "deleting a workspace": {
        opens: {
          source: "features/delete-workspace.tsx",
          by: button("Delete Tidewater Marine Supply, Inc."),
        },
        seen: "Everything is deleted for good after 30 days.",
      },
      "a workspace that wasn't deleted": {
        answers: { "DELETE /Entities/{workspaceId}": refused(500) },
        opens: {
          source: "features/delete-workspace.tsx",
          by: button("Delete Tidewater Marine Supply, Inc."),
          inside: press("Delete workspace"),
        },
        seen: "The workspace was not deleted",
      },
      "a workspace's users": {
        opens: {
          source: "features/edit-workspace/manage-users.tsx",
          by: button("Manage users, Tidewater Marine Supply, Inc."),
        },
        seen: (page) => page.getByRole("dialog").getByText("Marcus Oyelaran"),
      },
      "a workspace's users on their way": {
        answers: { "GET /Entities/{workspaceId}/safedetails": unanswered },
        opens: {
          source: "features/edit-workspace/manage-users.tsx",
          by: button("Manage users, Tidewater Marine Supply, Inc."),
        },
        after: "a while",
        seen: (page) => page.getByRole("dialog").getByRole("status"),
      },
      "a workspace's users refused": {
        answers: { "GET /Entities/{workspaceId}/safedetails": refused(500) },
        opens: {
          source: "features/edit-workspace/manage-users.tsx",
          by: button("Manage users, Tidewater Marine Supply, Inc."),
        },
        seen: "The users of this workspace could not be loaded",
      },
      "removing oneself from a workspace": {
        opens: {
          source: "features/edit-workspace/manage-users.tsx",
          by: button("Manage users, Tidewater Marine Supply, Inc."),
          inside: async (page) => {
            await page.getByRole("checkbox", { name: "Dana Whitfield" }).press("Space");
            await press("Done")(page);
          },
          // It replaces the dialog that opened it, which starts with focus.
          back: (page) => page.getByRole("dialog").locator(":focus"),
        },
        seen: "Remove yourself from this workspace?",
      },
      "adding oneself": {
        opens: {
          source: "features/get-access.tsx",
          by: button("Add yourself"),
        },
        seen: "Add yourself to this workspace?",
      },
      "asking for access": {
        answers: {
          "POST /Entities/{workspaceId}/requestaccess": {
            ...{ notificationsSentTo: ["Dana Whitfield"], adminRecipients: [] },
          },
        },
        opens: {
          source: "features/get-access.tsx",
          by: button("Request access"),
        },
        seen: "Access requested",
      },
      "asking for access in vain": {
        answers: { "POST /Entities/{workspaceId}/requestaccess": refused(500) },
        opens: {
          source: "features/get-access.tsx",
          by: button("Request access"),
        },
        seen: "Access could not be requested",
      },
      "a newest submission that's gone": {
        answers: { "GET /submissions/newest": refused(404) },
        opens: {
          ...{ source: "features/browse-workspaces/newest-submission.tsx", isSaid: true },
          by: (page) => page.getByRole("link", { name: /^Overview/ }),
        },
        seen: "Unable to continue.",
      },
      "hiding what waits": {
        opens: {
          source: "features/needs-attention/needs-attention.tsx",
          by: button(/^Hide Tidewater/),
        },
        seen: "Hide this data collection from what waits?",
      },
      "cancelling an import": {
        answers: {
          "POST /{workspaceId}/financialrecords/{financialRecordId}/cancelimport": refused(500),
        },
        act: press("Details of Tidewater Marine Supply, Inc."),
        opens: {
          source: "features/watch-imports/import-details.tsx",
          by: button("Cancel import"),
          inside: confirm("Cancel import"),
        },
        seen: "The import could not be cancelled",
      },
      "no collections left": {
        answers: { "GET /tenant/safedatacollectionlimit": noneLeft },
        opens: { source: "features/read-limit.tsx", by: button(/^New data collection/) },
        seen: "No data collections left",
      },
      "the limit": {
        answers: { "GET /tenant/safedatacollectionlimit": noneLeft },
        widths: [1440],
        opens: {
          source: "features/read-limit.tsx",
          by: button(/Data collections remaining/),
        },
        seen: "No data collections left",
      },
      "the anonymous link": {
        answers: { "GET /tenant/anonymouslink": link },
        opens: {
          source: "features/share-anonymous-link.tsx",
          by: button("Anonymous link"),
        },
        seen: "Your standing address",
      },
      "the anonymous link refused": {
        answers: { "GET /tenant/anonymouslink": refused(500) },
        opens: {
          source: "features/share-anonymous-link.tsx",
          by: button("Anonymous link"),
        },
        seen: "The anonymous link could not be loaded",
      },
      "switching off the anonymous link": {
        answers: { "GET /tenant/anonymouslink": link },
        opens: {
          source: "features/share-anonymous-link.tsx",
          by: button("Anonymous link"),
          inside: press("Switch off"),
          back: (page) => page.getByRole("dialog").locator(":focus"),
        },
        seen: "Switch off the anonymous link?",
      },
      "without new workspaces": {
        answers: {
          "GET /tenant/settings": {
            ...settings,
            appSettings: { ...settings.appSettings, disableNewWorkspaces: true },
          },
        },
        seen: "New workspaces are switched off",
      },
    },
  },
};
