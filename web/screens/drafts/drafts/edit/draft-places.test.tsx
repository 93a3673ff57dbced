// Every field stands in the step that its place names, once what it depends on is chosen.
// Shows: UI-23.
import { DRAFT_FIELDS } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import { BANK_FEATURES } from "@bondline/domain/office/bank-profiles/bank-profile.ts";
import { cleanup, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { DraftRecordFragment } from "../../../../api/generated/graphql.ts";
import { userState } from "../../../../testing/client-cast.ts";
import { renderClient } from "../../../../testing/render-client.tsx";
import { aBankProfile, aDraft, DRAFT_ID, OWNER_ID } from "../draft-example.ts";
import { DRAFT_STEPS, type DraftStepId, stepOfField } from "./draft-steps.ts";

const PLAN_ID = "0198c000-0000-7000-8000-0000000000c1";
const SUPPLIER = { id: "s", name: "Macquarie", tradeName: "Macquarie" };
const PROFILE = aBankProfile({ features: [...BANK_FEATURES] });
const { bankDetails, deliveryDetails } = aDraft();

/** For each step drafts in which every field of it is asked for. */
const ASKING: Readonly<Record<Exclude<DraftStepId, "parties">, readonly Partial<DraftRecordFragment>[]>> = {
  guarantee: [
    { purpose: "OTHER", expiryType: "FIXED", contractTitle: "Works at the quay" },
    { expiryType: "CONDITIONAL" },
  ],
  contract: [{ deliveryDetails: { ...deliveryDetails, deliveryType: "COURIER" } }],
  funds: [
    {
      issuerSourceOfFunds: "OTHER",
      feeSummaryId: PLAN_ID,
      feeSummary: { id: PLAN_ID, name: "Cash-backed guarantee", securityTypeCash: true, supplier: SUPPLIER },
      bankProfile: PROFILE,
      bankDetails: { ...bankDetails, previousIdentification: "YES" },
    },
  ],
};

const OFFER = {
  payNow: "1712.50",
  perYear: "2125.00",
  firstYear: "2775.00",
  toExpiry: "4900.00",
  securityAmount: "400000.00",
  isCheapest: true,
  steps: [],
  feeSummary: {
    id: PLAN_ID,
    name: "Cash-backed guarantee",
    details: "",
    minimumAnnualCost: "250.00",
    securityTypeCash: true,
    supplier: { ...SUPPLIER, bankProfile: PROFILE },
  },
};
const FACILITY = {
  id: "0198c000-0000-7000-8000-0000000000e1",
  name: "Main facility",
  headroom: "50000.00",
  documentVariants: ["BANK_GUARANTEE"],
  capabilities: ["CAN_RAISE_DRAFTS"],
};

const WAIT = { timeout: 4000 };
const FIELDS = Object.keys(DRAFT_FIELDS);

test.each(["guarantee", "contract", "funds"] as const)(
  "every field of the step %s stands in it",
  async (step) => {
    const seen = new Set<string>();
    for (const given of ASKING[step]) for (const name of await namesIn(step, aDraft(given))) seen.add(name);
    const [named, others] = [
      FIELDS.filter((path) => stepOfField(path) === step),
      FIELDS.filter((path) => stepOfField(path) !== step),
    ];
    expect(named.filter((path) => !seen.has(path))).toEqual([]);
    expect(others.filter((path) => seen.has(path))).toEqual([]);
  },
);

test("a field of no step says why, and the steps are those of the wizard", () => {
  const ids: readonly (DraftStepId | undefined)[] = DRAFT_STEPS.map(({ id }) => id);
  for (const path of FIELDS) expect([...ids, undefined]).toContain(stepOfField(path));
});

async function namesIn(step: keyof typeof ASKING, draft: DraftRecordFragment): Promise<string[]> {
  await renderClient({
    at: `/drafts/${OWNER_ID}/create?draft=${DRAFT_ID}&step=${step}`,
    token: "a-token",
    answers: {
      SessionUserState: userState(),
      DraftOpen: { data: { draft } },
      DraftFacilities: { data: { facilities: [FACILITY] } },
      DraftSourceOfFunds: {
        data: { sourceOfFundsOptions: [{ code: "OTHER", label: "Other", needsDetails: true }] },
      },
      DraftFeeOffers: { data: { feeOffers: [OFFER] } },
      DraftWordingPreview: { data: { draftPreview: { html: "<p></p>", checks: [] } } },
    },
  });
  await waitFor(() => expect(document.getElementsByName(LAST_OF_STEP[step])).not.toHaveLength(0), WAIT);
  const names = [...document.querySelectorAll("[name]")].map((each) => each.getAttribute("name") ?? "");
  cleanup();
  return names;
}

/** What is there once the step has been read. */
const LAST_OF_STEP: Readonly<Record<keyof typeof ASKING, string>> = {
  guarantee: "contractDate",
  contract: "deliveryDetails.address",
  funds: "invoiceRecipientEmailAddresses",
};
