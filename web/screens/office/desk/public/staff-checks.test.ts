// Shows: ST-05.
import { expect, test } from "vitest";
import type { StaffDraftRecord } from "../../../drafts/drafts/public/staff-check.ts";
import {
  AS_REGISTERED,
  aStaffDraft,
  securityMoney,
} from "../../../drafts/drafts/public/staff-draft-example.ts";
import type { RegisterAnswers } from "../../../parties/business-register/public/use-registered-businesses.ts";
import { composedReason, findingsOf, staffChecks } from "./staff-checks.ts";

const CLEAR_WORDING = [{ clear: true, title: "Amount in words", message: "Figures and words agree." }];

test("a draft without fault is clear in every check", () => {
  const checks = staffChecks(aStaffDraft(), CLEAR_WORDING, AS_REGISTERED);
  expect(checks.map(({ title, trouble }) => `${title}: ${trouble}`)).toEqual([
    "Wording: clear",
    "Requirements: clear",
    "Applicant name and ABN: clear",
    "Beneficiary name and ABN: clear",
    "Attachments: clear",
    "Approvals: clear",
    "Fees: clear",
    "Security money: none",
  ]);
});

test("what blocks approval stands first, then what to look at", () => {
  const draft = aStaffDraft({ productSelectionSummary: null });
  const checks = staffChecks(
    draft,
    [{ clear: false, title: "Expiry time", message: "Clause 4 says 5.00 pm." }],
    AS_REGISTERED,
  );
  expect(checks.slice(0, 3).map(({ title, trouble }) => `${title}: ${trouble}`)).toEqual([
    "Wording: blocking",
    "Fees: look",
    "Requirements: clear",
  ]);
});

test("an ABN whose check digits do not agree blocks approval and says so", () => {
  const [first] = staffChecks(withParty("BENEFICIARY", { abn: "51824753557" }), CLEAR_WORDING, AS_REGISTERED);
  expect(first?.title).toBe("Beneficiary name and ABN");
  expect(first?.trouble).toBe("blocking");
  expect(first?.findings[0]?.title).toBe("Invalid ABN");
  expect(first?.evidence[0]).toContain("51 824 753 557");
});

test("an applicant that writes its name otherwise than its organisation is to be looked at", () => {
  const [first] = staffChecks(withParty("ISSUER", { name: "Tasman Bridges" }), CLEAR_WORDING, AS_REGISTERED);
  expect(first?.trouble).toBe("look");
  expect(first?.findings[0]?.ask).toBe("Write the applicant's name as Lachlan Civil Pty Ltd.");
});

test("an infected file blocks, one that is still being scanned is looked at", () => {
  const files = aStaffDraft().attachments;
  const troubleWith = (infectedFileStatus: "INFECTED" | "NOT_SCANNED") =>
    staffChecks(
      aStaffDraft({ attachments: files.map((file) => ({ ...file, infectedFileStatus })) }),
      CLEAR_WORDING,
      AS_REGISTERED,
    )[0];
  expect(troubleWith("INFECTED")?.trouble).toBe("blocking");
  expect(troubleWith("NOT_SCANNED")?.trouble).toBe("look");
});

const NO_SECURITY = "Security money: none, None asked for";

test("what was not checked is not clear: a register that is silent, files that are not there, changes that are awaited", () => {
  const shown = (draft: StaffDraftRecord, registered: RegisterAnswers) =>
    staffChecks(draft, CLEAR_WORDING, registered)
      .filter(({ trouble }) => trouble !== "clear")
      .map(({ title, trouble, outcome }) => `${title}: ${trouble}, ${outcome}`);
  for (const state of ["NOTHING_ASKED", "ASKING", "UNAVAILABLE"] as const)
    expect(shown(aStaffDraft(), () => ({ state }))).toEqual([
      "Applicant name and ABN: unchecked, Not checked",
      "Beneficiary name and ABN: unchecked, Not checked",
      NO_SECURITY,
    ]);
  expect(shown(aStaffDraft({ attachments: [] }), AS_REGISTERED)).toEqual([
    "Attachments: none, None attached",
    NO_SECURITY,
  ]);
  expect(shown(aStaffDraft({ status: "CHANGES_REQUESTED" }), AS_REGISTERED)).toEqual([
    "Requirements: look, Changes asked for",
    NO_SECURITY,
  ]);
});

test("a name that the register does not have under the number is to be looked at, and its own is asked for", () => {
  const otherwise: RegisterAnswers = (number) => ({
    state: "FOUND",
    business: {
      abn: number,
      name: "BURNIE PORT CORPORATION PTY LTD",
      entityType: "PRV",
      status: "ACTIVE",
      state: null,
      postcode: null,
    },
  });
  const check = staffChecks(aStaffDraft(), CLEAR_WORDING, otherwise).find(
    ({ title }) => title === "Beneficiary name and ABN",
  );
  expect(check?.trouble).toBe("look");
  expect(check?.findings[0]?.message).toBe("On the business register: BURNIE PORT CORPORATION PTY LTD.");
});

test("security money is good once it is held, not checked before the fees are paid, and stands against the issue afterwards", () => {
  const shown = (given: Partial<StaffDraftRecord>) => {
    const checks = staffChecks(aStaffDraft(given), CLEAR_WORDING, AS_REGISTERED);
    const check = checks.find(({ id }) => id === "security");
    return `${check?.trouble}, ${check?.outcome}`;
  };
  const asked = securityMoney();
  const held = securityMoney({ status: "HELD", heldAmount: "1150000.00", missingAmount: "0.00" });
  expect(shown({ status: "PENDING_PAYMENT", securityMoney: asked })).toBe("unchecked, Asked for");
  expect(shown({ status: "PROCESSING", securityMoney: asked })).toBe("blocking, Asked for");
  expect(shown({ status: "PROCESSING", securityMoney: held })).toBe("clear, Held");
  const fees = aStaffDraft().productSelectionSummary;
  const later = fees && { ...fees, securityAmount: "1150000.00" };
  expect(shown({ productSelectionSummary: later })).toBe("none, $1,150,000.00 at approval");
});

test("every unmet requirement can be asked for", () => {
  const draft = aStaffDraft({
    applicableRequirements: [
      { field: "amount", message: "Amount is given", requirementMet: true },
      { field: "director", message: "A director contact is given", requirementMet: false },
    ],
  });
  expect(findingsOf(staffChecks(draft, CLEAR_WORDING, AS_REGISTERED)).map(({ ask }) => ask)).toEqual([
    "A director contact is given",
  ]);
});

test("the reason is one sentence for one thing and a numbered line for each of several", () => {
  const finding = (ask: string) => ({ id: ask, title: ask, message: "", ask, tick: "Ask for this" });
  expect(composedReason([finding("Say 4.00 pm.")])).toBe("Say 4.00 pm.");
  expect(composedReason([finding("Say 4.00 pm."), finding("Give the ABN.")])).toBe(
    "1. Say 4.00 pm.\n2. Give the ABN.",
  );
  expect(composedReason([])).toBe("");
});

function withParty(variant: "ISSUER" | "BENEFICIARY", given: Partial<StaffDraftRecord["parties"][number]>) {
  const draft = aStaffDraft();
  return {
    ...draft,
    parties: draft.parties.map((party) => (party.partyVariant === variant ? { ...party, ...given } : party)),
  };
}
