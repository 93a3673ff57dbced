// What the bank of a draft's fee plan asks for on it: by its profile as it is, and from the submission on as it was.

import { editableFields } from "@bondline/domain/drafts/drafts/editable-fields.ts";
import { askedFeatures, type BankFeature } from "@bondline/domain/office/bank-profiles/bank-profile.ts";
import type { Draft } from "./draft-record.ts";
import type { DraftColumns } from "./draft-store.ts";

type Asked = Pick<Draft, "askedSupplierId" | "askedFeatures" | "feeSummary" | "status">;

export function bankFeaturesOf(draft: Asked): BankFeature[] {
  const { feeSummary } = draft;
  if (feeSummary === null) return [];
  return askedFeatures(featuresInForce(draft), { isSecuredByCash: feeSummary.securityTypeCash });
}

/** What was asked for at the submission stays, unless the applicant has gone over to another bank since. */
function featuresInForce({
  askedSupplierId,
  askedFeatures: asked,
  feeSummary,
  status,
}: Asked): BankFeature[] {
  if (feeSummary === null) return [];
  if (asked !== null && askedSupplierId === feeSummary.supplier.id) return asked;
  // The desk chose a plan of another bank, which has asked the applicant for nothing.
  if (asked !== null && editableFields(status).length === 0) return [];
  return feeSummary.supplier.features;
}

/** Kept with the draft when it is submitted. */
export function askedColumns(draft: Asked): DraftColumns {
  return { askedSupplierId: draft.feeSummary?.supplier.id ?? null, askedFeatures: keptFeatures(draft) };
}

function keptFeatures(draft: Asked): BankFeature[] | null {
  return draft.feeSummary === null ? null : featuresInForce(draft);
}
