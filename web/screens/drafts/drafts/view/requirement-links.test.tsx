// Every requirement leads to the place where it is met, and says there what to do: made from the domain's own table.
// Shows: D-43, D-44, D-70..D-72, UI-23.
import { DRAFT_BANK_FIELDS } from "@bondline/domain/drafts/drafts/draft-bank-fields.ts";
import { DRAFT_REQUIREMENTS } from "@bondline/domain/drafts/drafts/draft-requirement-table.ts";
import { BANK_FEATURES } from "@bondline/domain/office/bank-profiles/bank-profile.ts";
import { requiredPartyFields } from "@bondline/domain/parties/parties/party-fields.ts";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { DraftRecordFragment } from "../../../../api/generated/graphql.ts";
import { userState } from "../../../../testing/client-cast.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { applicant, beneficiary } from "../../../parties/parties/public/party-example.ts";
import { aBankProfile, aDraft } from "../draft-example.ts";
import { placeOfRequirement } from "./draft-facts.ts";
import { linkTo } from "./requirements-card.tsx";

const PLAN_ID = "0198c000-0000-7000-8000-0000000000c1";

/** At a bank that asks for everything, and whose plan is not among the offers any more. */
const AT_BANK: Partial<DraftRecordFragment> = {
  feeSummaryId: PLAN_ID,
  feeSummary: {
    id: PLAN_ID,
    name: "Cash-backed guarantee",
    securityTypeCash: true,
    supplier: { id: "s", name: "Macquarie", tradeName: "Macquarie" },
  },
  bankProfile: aBankProfile({ features: [...BANK_FEATURES] }),
};
const OF_BANK: readonly string[] = Object.keys(DRAFT_BANK_FIELDS);

/** What a draft must be like for the field of a requirement to stand in its step. */
const ASKED_WHEN: Readonly<Record<string, Partial<DraftRecordFragment>>> = {
  specifiedOtherPurpose: { purpose: "OTHER" },
  expiryCondition: { expiryType: "CONDITIONAL" },
  issuerDetailsOfSourceOfFunds: { issuerSourceOfFunds: "OTHER" },
  directorEmail: { feeSummaryId: PLAN_ID },
  refundAccountNumber: { refundAccountNumber: null, refundBSB: null },
  ...Object.fromEntries(OF_BANK.map((field) => [field, AT_BANK])),
  "bankDetails.customerNumber": {
    ...AT_BANK,
    bankDetails: { ...aDraft().bankDetails, previousIdentification: "YES" },
  },
  "deliveryDetails.address": delivered("COURIER"),
  "deliveryDetails.recipientNames": delivered("COLLECTION"),
  "deliveryDetails.phoneNumber": delivered("COLLECTION"),
};

/** Of what is asked for together, the first that is empty in the draft of these tests. */
const FIELD_MEANT: Readonly<Record<string, string>> = {
  directorEmail: "directorFirstName",
  refundAccountNumber: "refundAccountName",
};

const ROWS = DRAFT_REQUIREMENTS.map(({ field }) => field);
const PARTY_ROWS = requiredPartyFields({
  variant: "ISSUER",
  processType: "BANK_GUARANTEE",
  hasGvpIntegration: true,
})
  .flatMap((field) => [`parties.0.${field}`, `parties.1.${field}`])
  .filter((field) => field !== "parties.1.partyEntityType");
const IN_STEPS = [...ROWS, ...PARTY_ROWS, "parties"].filter(
  (field) => placeOfRequirement({ field }).kind === "step",
);

test("every requirement of every kind has a place, and whoever may edit a link to it", () => {
  const draft = aDraft();
  const fields = [...ROWS, "parties", "bGSwitch.bankName"];
  // No draft has individuals yet, and so none asks for their details.
  const nowhere = fields.filter((field) => placeOfRequirement({ field }).kind === "elsewhere");
  expect(nowhere).toEqual(["individuals"]);
  for (const field of fields)
    if (field !== "individuals") expect(linkTo(draft, unmet(field))?.href, field).toBeTruthy();
});

test.each(IN_STEPS)("%s: its link puts the focus on the field, marked, with what to do", async (field) => {
  const party = (place: string) => (field.startsWith(`parties.${place}.`) ? emptied(field) : {});
  const draft = aDraft({
    ...ASKED_WHEN[field],
    parties: [applicant(party("0")), beneficiary(party("1"))],
    applicableRequirements: [unmet(field)],
  });
  const link = linkTo(draft, unmet(field));
  await renderClient({
    at: link?.href ?? "",
    token: "a-token",
    answers: {
      SessionUserState: userState(),
      DraftOpen: { data: { draft } },
      DraftFacilities: { data: { facilities: [FACILITY] } },
      DraftSourceOfFunds: { data: { sourceOfFundsOptions: SOURCES } },
      DraftFeeOffers: { data: { feeOffers: OF_BANK.includes(field) ? [] : [OFFER] } },
      DraftWordingPreview: { data: { draftPreview: { html: "<p></p>", checks: [] } } },
    },
  });
  await waitFor(() => expect(focusedName()).toBe(FIELD_MEANT[field] ?? field), { timeout: 4000 });
  expect(await screen.findByText(`To do: ${field}`)).toBeTruthy();
  if (field !== "parties") expect(document.activeElement?.getAttribute("aria-invalid")).toBe("true");
});

function unmet(field: string) {
  return { field, message: `To do: ${field}`, requirementMet: false };
}

function delivered(deliveryType: "COURIER" | "COLLECTION"): Partial<DraftRecordFragment> {
  return { deliveryDetails: { ...aDraft().deliveryDetails, deliveryType } };
}

/** A party without the one field. */
function emptied(path: string): object {
  const [head = "", within] = path.split(".").slice(2);
  const { primaryContact } = applicant();
  return within === undefined ? { [head]: null } : { [head]: { ...primaryContact, [within]: null } };
}

function focusedName(): string | undefined {
  const focused = document.activeElement;
  if (focused?.textContent === "Add party") return "parties";
  return focused?.getAttribute("name") ?? undefined;
}

const FACILITY = {
  id: "0198c000-0000-7000-8000-0000000000e1",
  name: "Main facility",
  headroom: "50000.00",
  documentVariants: ["BANK_GUARANTEE"],
  capabilities: ["CAN_RAISE_DRAFTS"],
};
const SOURCES = [{ code: "OTHER", label: "Other", needsDetails: true }];
const OFFER = {
  payNow: "1712.50",
  perYear: "2125.00",
  firstYear: "2775.00",
  toExpiry: "4900.00",
  securityAmount: null,
  isCheapest: true,
  steps: [],
  feeSummary: {
    id: PLAN_ID,
    name: "BNK property-backed guarantee",
    details: "",
    minimumAnnualCost: "250.00",
    securityTypeCash: false,
    supplier: {
      id: "1",
      name: "BNK Banking Corporation",
      tradeName: "BNK",
      bankProfile: aBankProfile({
        supplierId: "1",
        key: "BNK",
        tradeName: "BNK",
        features: ["DIRECTOR_CONTACT"],
      }),
    },
  },
};
