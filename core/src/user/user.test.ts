import { describe, expect, it } from "vitest";
import {
  acceptInvitation,
  addressFault,
  displayNameOf,
  invitationSeconds,
  invitationState,
  keepsAdministrator,
  mayAboutUser,
  metadataFault,
  metadataFaults,
  nameFaults,
  ownNameOf,
  rolesFault,
  userStatuses,
} from "./user.ts";

const priya = { firstName: "Priya", lastName: "Raman", emailAddress: "priya@copperfield.co" };

describe("displayNameOf", () => {
  it("falls back to first and last name, then to the address (P-E12)", () => {
    expect([
      displayNameOf({ ...priya, displayName: "P. Raman" }),
      displayNameOf(priya),
      displayNameOf({ ...priya, lastName: "" }),
      displayNameOf({ ...priya, firstName: "", lastName: "", displayName: " " }),
    ]).toEqual(["P. Raman", "Priya Raman", "Priya", "priya@copperfield.co"]);
  });
});

describe("ownNameOf", () => {
  it("keeps no name that first and last name say already, since those may change", () => {
    expect(ownNameOf({ ...priya, displayName: "Priya Raman" })).toBe("");
    expect(ownNameOf({ ...priya, displayName: " Prof. Raman " })).toBe("Prof. Raman");
    expect(ownNameOf(priya)).toBe("");
  });
});

describe("mayAboutUser", () => {
  const about = (id: string, status: (typeof userStatuses)[number]) =>
    mayAboutUser({ actorId: "dana", user: { id, status } });

  it("lets who is invited or waits be reinvited, never oneself (P-T37, P-V34, P-E13)", () => {
    expect(userStatuses.map((status) => [status, about("priya", status).reinvite])).toEqual([
      ["Active", false],
      ["Deleted", false],
      ["Invited", true],
      ["PendingInvite", true],
    ]);
    expect(about("dana", "Invited").reinvite).toBe(false);
  });

  it("lets nobody delete themselves or change their own roles (P-V33, P-V35)", () => {
    expect(about("dana", "Active")).toEqual({
      edit: true,
      changeRoles: false,
      delete: false,
      reinvite: false,
    });
    expect(about("priya", "Active")).toEqual({
      edit: true,
      changeRoles: true,
      delete: true,
      reinvite: false,
    });
  });

  it("leaves who is deleted as they are", () => {
    expect(Object.values(about("priya", "Deleted"))).toEqual([false, false, false, false]);
  });
});

describe("nameFaults", () => {
  it("needs a first name (P-V25)", () => {
    expect(nameFaults({ firstName: " ", lastName: "Raman" })).toEqual({ firstName: "missing" });
  });

  it("needs a last name to add somebody, and where there is a first one (P-V26, P-V27)", () => {
    expect(nameFaults({ firstName: "Priya", lastName: "" })).toEqual({ lastName: "missing" });
    expect(nameFaults(priya)).toEqual({});
  });

  it("takes 128 characters, as people count them, and not one more (P-V19, P-V20, P-K13)", () => {
    const long = "é".repeat(128);

    expect(nameFaults({ firstName: long, lastName: long })).toEqual({});
    expect(nameFaults({ firstName: `${long}é`, lastName: `${long}é` })).toEqual({
      firstName: "too-long",
      lastName: "too-long",
    });
  });

  it("refuses markup", () => {
    expect(nameFaults({ firstName: "<b>P</b>", lastName: "Raman" })).toEqual({
      firstName: "unsafe",
    });
  });
});

describe("addressFault", () => {
  const others = [{ ...priya, emailAddress: "Priya@copperfield.co" }];
  const fault = (typed: string, emailDomains = ["copperfieldcapital.com", "@Copperfield.co"]) =>
    addressFault(typed, { emailDomains, others });

  it.each(["priya", "priya@", "@copperfield.co", "a b@copperfield.co"])(
    "refuses %s, which is no address (P-V22)",
    (typed) => expect(fault(typed)).toEqual({ fault: "malformed" }),
  );

  it("takes 256 characters (P-V21, P-K13)", () => {
    const labels = Array(20).fill("abcdefghi").join(".");
    const domain = `${labels}.copperfield.co`;
    const local = (length: number) => "x".repeat(length);
    const room = 256 - domain.length - 1;

    expect(fault(`${local(room)}@${domain}`, [domain])).toBeUndefined();
    expect(fault(`${local(room + 1)}@${domain}`, [domain])).toEqual({ fault: "malformed" });
  });

  it("wants one of the tenant's domains, in any case (P-V23)", () => {
    expect(fault("amara@COPPERFIELD.CO")).toBeUndefined();
    expect(fault("amara@copperfieldbank.com")).toEqual({ fault: "domain" });
    expect(fault("amara@mail.copperfield.co")).toEqual({ fault: "domain" });
    expect(fault("")).toEqual({ fault: "missing" });
  });

  it("says whose an address is already, in any case (P-V28)", () => {
    expect(fault(" PRIYA@copperfield.co ")).toEqual({ fault: "taken", by: others[0] });
  });
});

describe("rolesFault", () => {
  it("refuses somebody without a role, and a role that isn't there (P-V31)", () => {
    const known = [{ id: "default" }];

    expect([
      rolesFault([], known),
      rolesFault(["nobody's"], known),
      rolesFault(["default"], known),
    ]).toEqual(["none", "unknown", undefined]);
  });
});

describe("keepsAdministrator", () => {
  it("lets the last one who manages users neither go nor be demoted", () => {
    expect(keepsAdministrator(["dana", "marcus"], { userId: "dana" })).toBe(true);
    expect(keepsAdministrator(["dana"], { userId: "dana" })).toBe(false);
    expect(keepsAdministrator(["dana"], { userId: "marcus" })).toBe(true);
  });
});

describe("metadataFault", () => {
  it.each([
    ["text", "Boston", undefined],
    ["text", "", undefined],
    ["text", "x".repeat(256), undefined],
    ["text", "x".repeat(257), "too-long"],
    ["text", "<b>", "unsafe"],
    ["number", "12.5", undefined],
    ["number", "-3", undefined],
    ["number", "twelve", "number"],
    ["email", "desk@elsewhere.com", undefined],
    ["email", "desk", "email"],
    ["phone", "+1 (617) 555-0100", undefined],
    ["phone", "555", "phone"],
    ["phone", "call me", "phone"],
  ] as const)("takes by its type: %s %s (P-V29)", (type, value, fault) => {
    expect(metadataFault(value, type)).toBe(fault);
  });
});

describe("metadataFaults", () => {
  it("names each value that doesn't fit its setting, and those without one (P-E19)", () => {
    const settings = [
      { name: "desk", label: "Desk", placeholder: "", type: "number" },
      { name: "phone", label: "Phone", placeholder: "", type: "phone" },
    ] as const;
    const values = [
      { name: "desk", value: "north" },
      { name: "phone", value: "617 555 0100" },
      { name: "shoe", value: "42" },
    ];

    expect([...metadataFaults(values, settings)]).toEqual([
      ["desk", "number"],
      ["shoe", "unknown"],
    ]);
  });
});

describe("an invitation", () => {
  const sentAt = new Date("2026-03-15T09:00:00Z");
  const expiresAt = new Date(sentAt.getTime() + invitationSeconds * 1_000);

  it("holds for 48 hours, and ends at that very instant (X-24)", () => {
    expect(expiresAt).toEqual(new Date("2026-03-17T09:00:00Z"));
    expect(invitationState({ expiresAt }, new Date(expiresAt.getTime() - 1))).toBe("open");
    expect(invitationState({ expiresAt }, expiresAt)).toBe("expired");
  });

  it("is good for one use, and gives way to a newer one", () => {
    expect(invitationState({ expiresAt, acceptedAt: sentAt }, sentAt)).toBe("used");
    expect(invitationState({ expiresAt, revokedAt: sentAt }, sentAt)).toBe("replaced");
  });

  it("is accepted by whom it was sent to, and whose address the provider has confirmed", () => {
    const email = "PRIYA@copperfield.co";

    expect([
      acceptInvitation(priya, { email, emailVerified: true }),
      acceptInvitation(priya, { email, emailVerified: false }),
      acceptInvitation(priya, { email: "dana@copperfield.co", emailVerified: true }),
      acceptInvitation(priya, { emailVerified: true }),
    ]).toEqual(["accepted", "not-verified", "other-address", "other-address"]);
  });
});
