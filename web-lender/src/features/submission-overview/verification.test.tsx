import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aSubmission } from "../../testing/a-submission.ts";
import { render } from "../../testing/render.tsx";
import { OverviewHead } from "./overview-head.tsx";
import { CollectionDetails } from "./submission-overview.tsx";

const emailAddress = "rosa@tidewatermarine.com";
const confirmedTime = "2025-10-14T13:51:00Z";

describe("who shared the books", () => {
  it("is verified by an address that was confirmed, which is said (S-U51, S-E6, X-20)", () => {
    show({ verification: { emailAddress, confirmedTime, isPrimaryEmail: true } }, true);

    expect(screen.getByText(`Email confirmed: ${emailAddress}`)).toBeInTheDocument();
    expect(screen.queryByText(/primary email/)).not.toBeInTheDocument();
  });

  it("is hinted at where the workspace knows another address (D-13)", () => {
    show({ verification: { emailAddress, confirmedTime, isPrimaryEmail: false } }, true);

    expect(screen.getByText("Not the workspace’s primary email")).toBeInTheDocument();
  });

  it("is unverified until then, with the address that was given (S-U50, S-U51)", () => {
    show({ verification: { emailAddress, isPrimaryEmail: true } }, false);

    expect(screen.getByText(`Unverified: ${emailAddress}`)).toBeInTheDocument();
    expect(screen.getByText(`Submitted by ${emailAddress}`)).toBeInTheDocument();
  });

  it("is unverified without an address", () => {
    const { verification: _, ...details } = aSubmission({ isVerifiedContent: false });
    render(<OverviewHead {...head} details={details} />);

    expect(screen.getByText("Unverified")).toBeInTheDocument();
  });
});

describe("a borrower's copy", () => {
  it("says who asked for it last, when, and how far it is (D-12)", () => {
    const asked = { emailAddress, requestedTime: "2025-10-14T13:51:00Z" };
    render(
      <CollectionDetails
        details={aSubmission({
          userCopies: [
            { ...asked, state: "awaiting-confirmation" },
            { ...asked, state: "sent" },
          ],
        })}
      />,
    );

    expect(screen.getByText("Requested Oct 14, 2025")).toBeInTheDocument();
    expect(
      screen.getByText(`Waits for ${emailAddress} to be confirmed, and 1 earlier request`),
    ).toBeInTheDocument();
  });
});

function show(over: Parameters<typeof aSubmission>[0], isVerifiedContent: boolean) {
  render(
    <OverviewHead
      {...head}
      details={aSubmission({ ...over, isVerifiedContent, submissionMetadata: [] })}
    />,
  );
}

const head = { chosen: [], namedRevision: undefined, statementsHref: undefined };
