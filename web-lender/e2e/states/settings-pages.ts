import type { Page } from "@playwright/test";
import type { paths } from "@tieout/openapi/lender";
import { type PagesOf, refused } from "@tieout/ui-kit/testing";
import {
  anAdministrativeSetting,
  anOwnSetting,
  aSubscription,
} from "../../src/testing/a-notification.ts";
import { aDetailedUser, administratorRole, defaultRole } from "../../src/testing/a-user.ts";
import { aListItem, aPageOf } from "../../src/testing/a-workspace.ts";
import { changedSince } from "./changed-since.ts";
import { button, press } from "./press.ts";
import { dana } from "./usual.ts";
import { people } from "./workspace-list-answers.ts";

const nothing = { edit: false, changeRoles: false, delete: false, reinvite: false };
const users = [
  aDetailedUser(0, "Dana Whitfield", { may: nothing }),
  aDetailedUser(1, "Marcus Oyelaran", {
    metadata: [{ name: "phone", value: "617 555 0100", type: "phone" }],
  }),
  aDetailedUser(2, "Grace Abernathy", {
    status: "Invited",
    may: { edit: true, changeRoles: true, delete: true, reinvite: true },
  }),
  aDetailedUser(4, "Ingrid Dahl", { status: "Deleted", may: nothing }),
];
const without = { ...dana, userCapabilities: [] };
const failed = "The notification settings could not be loaded";

const switchOfWorkspace = (page: Page) =>
  page.getByRole("switch", { name: /^Completed, Tidewater/ });

export const settingsPages: PagesOf<paths> = {
  "user management": {
    address: "/settings/usermanagement",
    answers: {
      "GET /detailedUsers": users,
      "GET /roles": [defaultRole, administratorRole],
      "GET /tenant/emaildomains": ["copperfield.co"],
      "GET /tenant/usermetadatasettings": [
        { name: "phone", label: "Phone", placeholder: "", type: "phone" },
      ],
    },
    seen: "Marcus Oyelaran",
    asks: {
      "GET /detailedUsers": "This page could not be loaded",
      "GET /roles": "This page could not be loaded",
      "GET /tenant/emaildomains": "This page could not be loaded",
      "GET /tenant/usermetadatasettings": "This page could not be loaded",
    },
    states: {
      forbidden: { answers: { "POST /auth/postlogin": without }, seen: "Access Denied" },
      "adding users": {
        opens: { source: "features/manage-users/add-users.tsx", by: button("Add users") },
        seen: "Add to list",
      },
      "adding somebody elsewhere": {
        opens: {
          ...{ source: "features/manage-users/add-users.tsx", closedBy: "Cancel" },
          by: button("Add users"),
          inside: async (page) => {
            await page.getByRole("textbox", { name: "First name" }).fill("<b>");
            await page.getByRole("textbox", { name: "Email" }).fill("lena@elsewhere.example");
            await page.keyboard.press("Tab");
          },
        },
        seen: "The email must be at",
      },
      "inviting somebody in vain": {
        answers: { "POST /users": refused(500) },
        opens: {
          ...{ source: "features/manage-users/add-users.tsx", closedBy: "Cancel" },
          by: button("Add users"),
          inside: async (page) => {
            await page.getByRole("textbox", { name: "First name" }).fill("Lena");
            await page.getByRole("textbox", { name: "Last name" }).fill("Brandt");
            await page.getByRole("textbox", { name: "Email" }).fill("lena@copperfield.co");
            await press("Add to list", "Invite 1 user")(page);
          },
        },
        seen: "There was an error creating",
      },
      "what a role can do": {
        act: press("Add users"),
        opens: {
          source: "features/manage-users/user-fields.tsx",
          by: button("What Administrator can do"),
        },
        seen: "View all data collections",
      },
      "editing somebody": {
        opens: {
          source: "features/manage-users/edit-user.tsx",
          by: button("Edit Marcus Oyelaran"),
        },
        seen: "Save",
      },
      "editing somebody in vain": {
        answers: { "PATCH /users/{userId}": refused(500) },
        opens: {
          ...{ source: "features/manage-users/edit-user.tsx", closedBy: "Cancel" },
          by: button("Edit Marcus Oyelaran"),
          inside: async (page) => {
            await page.getByRole("textbox", { name: "First name" }).fill("Mark");
            await press("Save")(page);
          },
        },
        seen: "The user could not be saved",
      },
      "editing somebody whom somebody else has changed": {
        answers: {
          "PATCH /users/{userId}": changedSince(
            aDetailedUser(1, "Marc Oyelaran-Bell", {
              ...{ version: 9, roleIds: [defaultRole.id, administratorRole.id] },
            }),
          ),
        },
        opens: {
          ...{ source: "features/manage-users/edit-user.tsx", closedBy: "Cancel" },
          by: button("Edit Marcus Oyelaran"),
          inside: async (page) => {
            await page.getByRole("textbox", { name: "First name" }).fill("Mark");
            await press("Save")(page);
          },
        },
        seen: "Kwame Mensah changed this user",
      },
      "deleting somebody": {
        opens: {
          source: "features/manage-users/user-actions.tsx",
          by: button("Delete Marcus Oyelaran"),
        },
        seen: "is logged out at once",
      },
      "somebody who wasn't deleted": {
        answers: { "DELETE /users/{userId}": refused(500) },
        act: press("Delete Marcus Oyelaran", "Delete user"),
        seen: "Marcus Oyelaran could not be deleted",
      },
      "somebody's own words": {
        act: (page) => page.getByText("Marcus Oyelaran").first().focus(),
        seen: "617 555 0100",
      },
    },
  },
  "own notifications": {
    address: "/settings/usernotifications",
    answers: {
      "GET /notifications/usernotificationsettings": [
        anOwnSetting({ workspacesSetApart: 1 }),
        anOwnSetting({
          ...{ id: "00000000-0000-4000-8000-000000000101", type: "collection-failed" },
          ...{ title: "Data collection failed", may: { choose: false } },
        }),
      ],
      "GET /notifications/workspaces/notificationsubscriptions": [aSubscription()],
      "POST /Entities/query": aPageOf([aListItem()]),
      "GET /users": people,
    },
    seen: "Across all workspaces",
    asks: {
      "GET /notifications/usernotificationsettings": failed,
      "GET /notifications/workspaces/notificationsubscriptions":
        "The workspaces could not be loaded",
      "POST /Entities/query": "The workspaces could not be loaded",
    },
    states: {
      "asking how far": {
        opens: {
          source: "features/choose-notifications/choosing.tsx",
          by: (page) => page.getByRole("switch").first(),
        },
        seen: "1 workspace has a choice of its own.",
      },
      "a workspace that isn't theirs": {
        answers: {
          "POST /notifications/workspaces/notificationsubscriptions": refused(403, {
            type: "workspace-access-required",
          }),
        },
        act: (page) => switchOfWorkspace(page).press("Space"),
        opens: {
          source: "features/choose-notifications/workspace-subscriptions.tsx",
          by: button("Only this workspace"),
          back: switchOfWorkspace,
        },
        seen: "so you can’t be told about it",
      },
    },
  },
  "administrative notifications": {
    address: "/settings/adminnotificationsettings",
    answers: {
      "GET /notifications/tenantadministrativesettings": [
        anAdministrativeSetting({
          left: [{ address: "old@copperfield.example", at: "2025-09-01T10:00:00Z" }],
        }),
      ],
    },
    seen: "Default recipients",
    asks: { "GET /notifications/tenantadministrativesettings": failed },
    states: {
      forbidden: { answers: { "POST /auth/postlogin": without }, seen: "Access Denied" },
      "a recipient without an address": {
        act: async (page) => {
          await page.getByRole("textbox", { name: "Add a recipient" }).fill("nobody");
          await page.keyboard.press("Enter");
        },
        seen: "Please enter a valid email address",
      },
      "changed by somebody else": {
        answers: {
          "PATCH /notifications/{notificationId}/{type}": changedSince(
            anAdministrativeSetting({
              defaultRecipients: ["ops@copperfield.example", "desk@copperfield.example"],
              version: 9,
            }),
          ),
        },
        act: (page) => page.getByRole("radio", { name: "Replace" }).press("Enter"),
        seen: "Kwame Mensah changed this notification",
      },
      "removing a recipient": {
        opens: {
          source: "features/administer-notifications/recipients.tsx",
          by: button("Remove ops@copperfield.example"),
        },
        seen: "Remove this recipient?",
      },
    },
  },
};
