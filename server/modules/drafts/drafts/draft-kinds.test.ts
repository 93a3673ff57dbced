// A lease bond and cash security from the first field to the issued paper: their own purposes, wording, products and money.
// Shows: D-77, D-78.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { ProcessType } from "@bondline/domain/process-type.ts";
import type { Api } from "../../../../testing/api.ts";
import { holdSecurity } from "../../../../testing/builders/security-builder.ts";
import { call, must, seenDraft } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import type { FeeSummaryName } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";

type Kind = {
  product: FeeSummaryName;
  bank: string;
  purpose: "RENTAL_BOND" | "RETENTION_RELEASE";
  says: RegExp;
};

const KINDS = {
  LEASE_BOND: {
    product: "macquarieLease",
    bank: "Macquarie Bank Limited",
    purpose: "RENTAL_BOND",
    says: /Lessor.*Lessee.*Lease/s,
  },
  CASH_SECURITY: {
    product: "beyondCashSecurity",
    bank: "Beyond Bank Australia Limited",
    purpose: "RETENTION_RELEASE",
    says: /Head Contractor.*Sub Contractor.*lodged in cash/s,
  },
} as const satisfies Partial<Record<ProcessType, Kind>>;

let world: World;
let ada: Api;
let rosa: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  rosa = await world.as("rosa");
});
after(() => world.end());

const unmetOf = async (draft: { id: string }) => {
  const { applicableRequirements } = await seenDraft(
    ada,
    draft.id,
    "applicableRequirements { field message requirementMet }",
  );
  type Row = { field: string; message: string; requirementMet: boolean };
  return applicableRequirements
    .filter(({ requirementMet }: Row) => !requirementMet)
    .map(({ field, message }: Row) => `${field}: ${message}`);
};

for (const [processType, { product, bank, purpose, says }] of Object.entries(KINDS) as [ProcessType, Kind][])
  describe(processType, () => {
    const ready = { purpose, contractForm: "OTHER" } as const;

    test("is raised, approved under a product of its kind, paid, and issued in its own words", async () => {
      const { id, version } = await world.draft({
        processType,
        feeSummary: product,
        fields: ready,
        status: "SUBMITTED",
      });
      const { draftPreview } = await ada.get("query ($id: ID!) { draftPreview(draftId: $id) { html } }", {
        id,
      });
      assert.match(draftPreview.html, says);

      const approved = await must(
        rosa,
        "approveDraft",
        { id, version, feeSummaryId: idOf("fee summary", product) },
        "draft { version securityMoney { askedAmount } invoices { id total } }",
      );
      assert.equal(approved.draft.securityMoney.askedAmount, "250000.00");
      const [invoice] = approved.draft.invoices;
      await must(rosa, "recordDraftPayment", {
        id,
        version: approved.draft.version,
        invoiceId: invoice.id,
        amount: invoice.total,
        receivedDate: "2026-11-20",
      });
      const held = await holdSecurity(rosa, { id });
      const { document } = await must(
        rosa,
        "establishDraft",
        {
          id,
          version: held.version,
          guaranteeNumber: `K ${processType}`,
          establishedDate: "2026-11-20",
          bank: {
            name: bank,
            bsb: "182-512",
            address: "1 Elizabeth Street, Sydney NSW 2000",
          },
        },
        "document { documentVariant amount status }",
      );
      assert.deepEqual(document, {
        documentVariant: processType,
        amount: "250000.00",
        status: "ESTABLISHED",
      });
    });

    test("is not given for another purpose, nor under a product of another kind", async () => {
      const draft = await world.draft({
        processType,
        feeSummary: product,
        fields: { ...ready, purpose: "TENDER" },
      });
      assert.deepEqual(await unmetOf(draft), [
        "purpose: This kind of security is not given for this purpose.",
        "submissionTerms: Accept the submission terms.",
      ]);
      const { id, version } = draft;
      const other = { feeSummaryId: idOf("fee summary", "macquarieCash") };
      const { errors } = await call(ada, "updateDraft", { id, version, draft: other });
      assert.deepEqual(errors?.[0]?.extensions.fields, {
        feeSummaryId: "This fee plan is not offered for this amount. Please choose another.",
      });
    });
  });

test("a lease bond in the form of a building contract says which form to pick", async () => {
  const draft = await world.draft({
    processType: "LEASE_BOND",
    feeSummary: "macquarieLease",
    fields: { purpose: "OTHER", specifiedOtherPurpose: "Licence of a berth" },
  });
  assert.deepEqual(await unmetOf(draft), [
    "contractForm: This form is for a building contract, so pick the one for other agreements.",
    "submissionTerms: Accept the submission terms.",
  ]);
});
