// Shows: ST-05, ST-08.
import { expect, test } from "vitest";
import { findingsOf, staffChecks } from "../../../office/desk/public/staff-checks.ts";
import { aWaitingDocument } from "../../required-documents/public/waiting-document-example.ts";
import type { StaffDraftRecord } from "./staff-check.ts";
import { decisionReason, decisionsOffered } from "./staff-decision.ts";
import { AS_REGISTERED, aFirstApproval, aStaffDraft, securityMoney } from "./staff-draft-example.ts";

const CLEAR = [{ clear: true, title: "Amount in words", message: "" }];
const FOUND = [{ clear: false, title: "Expiry time", message: "Clause 4 says 5.00 pm." }];

test("with everything clear, approving is the one green button", () => {
  expect(offered(aStaffDraft(), CLEAR)).toEqual(["Decline", "Request changes", "[Approve]"]);
  expect(reason(aStaffDraft(), CLEAR)).toBe("Everything is clear / Ready to approve with a fee plan");
});

test("with a required line of the checklist open, it is not called ready", () => {
  expect(reason(aStaffDraft(), CLEAR, 1)).toBe("Everything is clear / 1 line of the checklist is still open");
  expect(reason(aStaffDraft(), CLEAR, 2)).toMatch(/2 lines of the checklist are still open$/);
});

test("with findings ticked, asking for them is the green button and counts them", () => {
  expect(offered(aStaffDraft(), FOUND)).toEqual(["Decline", "Approve", "[Request 1 change]"]);
  expect(reason(aStaffDraft(), FOUND)).toBe("1 finding against approval / 1 change ready for Ruth Calder");
});

test("a first approval is confirmed or not by somebody else, and taken back by whoever gave it", () => {
  const forOther = aStaffDraft({ deskApprovals: [aFirstApproval()] });
  expect(offered(forOther, FOUND)).toEqual([
    "Decline",
    "Request 1 change",
    "Don't confirm",
    "[Confirm approval]",
  ]);
  expect(reason(forOther, FOUND)).toMatch(
    /^Approved by Gus Reid, waiting for a second person \/ First approval /,
  );
  const forFirst = aStaffDraft({ deskApprovals: [aFirstApproval({ decisions: ["TAKE_BACK"] })] });
  expect(offered(forFirst, CLEAR)).toEqual(["Decline", "Request changes", "Take approval back"]);
  const ended = aStaffDraft({
    deskApprovals: [
      aFirstApproval({ status: "TAKEN_BACK", decidedAt: "2026-11-18T22:00:00Z", decisions: [] }),
    ],
  });
  expect(offered(ended, CLEAR)).toEqual(["Decline", "Request changes", "[Approve]"]);
});

test("while payment is awaited, recording one is offered and the bar says what came in", () => {
  const draft = aStaffDraft({
    capabilities: ["CAN_VIEW", "CAN_REQUEST_CHANGES", "CAN_REJECT", "CAN_RECORD_PAYMENT"],
    paymentDetails: {
      bankAccountBsb: "062000",
      bankAccountName: "Bondline",
      bankAccountNumber: "12345678",
      totalAmount: "12150.00",
      creditedAmount: "0.00",
      paidAmount: "4000.00",
      requestedAt: "2026-11-19T00:00:00Z",
      securityAmount: null,
      paymentDescription: "DR20911LCPL",
      lineItems: [],
    },
  });
  expect(offered(draft, CLEAR)).toEqual(["Decline", "Request changes", "[Record payment]"]);
  expect(reason(draft, CLEAR)).toBe("Waiting for payment / $4,000.00 of $12,150.00 received");

  // A deposit that a first person has approved is recorded by nobody again.
  const waiting = { ...facts(draft, CLEAR), depositApprovedBy: "Rosa Whitfield" };
  expect(decisionsOffered(waiting).map(({ kind }) => kind)).not.toContain("payment");
  expect(decisionReason(waiting).title).toBe(
    "Deposit approved by Rosa Whitfield, waiting for a second person",
  );
});

test("a paid draft is issued once its security money is held: until then recording that is what leads on", () => {
  const given = {
    status: "PROCESSING",
    capabilities: ["CAN_VIEW", "CAN_REJECT", "CAN_RECORD_SECURITY_HELD", "CAN_ESTABLISH"],
  } as const;
  const waiting = aStaffDraft({
    ...given,
    capabilities: [...given.capabilities],
    securityMoney: securityMoney(),
  });
  expect(offered(waiting, CLEAR)).toEqual(["Decline", "[Record security]"]);
  expect(reason(waiting, CLEAR)).toBe(
    "Paid, waiting for the security money / $1,150,000.00 is still to be held",
  );
  const held = securityMoney({ status: "HELD", missingAmount: "0.00" });
  expect(offered({ ...waiting, securityMoney: held }, CLEAR)).toEqual(["Decline", "[Establish]"]);
});

test("a paid draft is issued once its documents are approved: until then the bar says which wait, and for whom", () => {
  const draft = aStaffDraft({
    status: "PROCESSING",
    capabilities: ["CAN_VIEW", "CAN_REJECT", "CAN_ESTABLISH"],
    waitingRequiredDocuments: {
      applicantDocuments: [aWaitingDocument("APPLICATION_FORM"), aWaitingDocument("SHARE_CERTIFICATE")],
      bankDocuments: [
        aWaitingDocument("OTHER_DOCUMENT", "Guarantor's statement"),
        aWaitingDocument("CUSTOMER_IDENTIFICATION"),
      ],
    },
  });
  expect(offered(draft, CLEAR)).toEqual(["Decline"]);
  expect(reason(draft, CLEAR)).toBe(
    "Paid, waiting for documents / For us: Guarantor's statement and 1 more · Applicant: application form and 1 more",
  );
});

test("a supplier sees the same desk with what it may do", () => {
  const draft = aStaffDraft({ capabilities: ["CAN_VIEW", "CAN_REJECT", "CAN_ESTABLISH"] });
  expect(offered(draft, CLEAR)).toEqual(["Decline", "[Establish]"]);
  expect(reason(draft, CLEAR)).toBe(
    "Paid and ready to establish / $1,150,000.00 to Hume Rail Delivery Authority",
  );
});

test("without a capability there is nothing to press, whatever the status", () => {
  const draft = aStaffDraft({ capabilities: ["CAN_VIEW"], status: "SUBMITTED" });
  expect(offered(draft, FOUND)).toEqual([]);
  expect(reason(draft, FOUND)).toMatch(/^Nothing to decide now \/ With the provider since 1[78]\/11\/2026$/);
});

function facts(draft: StaffDraftRecord, wording: typeof CLEAR, openLines = 0) {
  const checks = staffChecks(draft, wording, AS_REGISTERED);
  return { draft, checks, ticked: findingsOf(checks), openLines };
}

function offered(draft: StaffDraftRecord, wording: typeof CLEAR): readonly string[] {
  return decisionsOffered(facts(draft, wording)).map(({ label, isPrimary }) =>
    isPrimary ? `[${label}]` : label,
  );
}

function reason(draft: StaffDraftRecord, wording: typeof CLEAR, openLines = 0): string {
  const { title, sentence } = decisionReason(facts(draft, wording, openLines));
  return `${title} / ${sentence}`;
}
