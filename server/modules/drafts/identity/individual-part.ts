// The individuals of a draft, as a part of it, and what of them its requirements are validated from.

import { individualName, missingDetails } from "@bondline/domain/drafts/identity/individual.ts";
import type { IndividualField } from "@bondline/domain/drafts/identity/individual-fields.ts";
import { recordPart } from "../../../record-parts.ts";
import type { Draft } from "../drafts/public.ts";
import type { IndividualRow } from "./individual-record.ts";

export const INDIVIDUALS_OF_DRAFT = recordPart({
  reads: {
    individuals: `(select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at, i.id), '[]')
      from draft_individual i where i.draft_id = d.id) as individuals`,
  },
  fields: { identification: ["facts", "individuals"] },
  requirements: (draft: Draft) => ({
    individuals: individualsOf(draft).map((each) => ({
      name: individualName(each),
      hasCompleteDetails: missingOf(each).length === 0,
    })),
  }),
});

/** In the order in which they were named. */
export function individualsOf(draft: Draft): IndividualRow[] {
  return (draft as Draft & { individuals: IndividualRow[] }).individuals;
}

export function missingOf(individual: IndividualRow): IndividualField[] {
  return missingDetails({
    ...individual,
    hasTaxpayerNumber: individual.taxpayerIdentificationNumberEncrypted !== null,
    taxReasonNoTIN: individual.taxReasonNoTin,
  });
}
