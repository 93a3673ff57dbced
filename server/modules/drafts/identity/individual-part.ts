// The individuals of a draft, as a part of it, and what of them its requirements are validated from.

import {
  isStillToVerify,
  isVerified,
  lacksVerification,
} from "@bondline/domain/drafts/identity/identification-status.ts";
import { individualName, missingDetails } from "@bondline/domain/drafts/identity/individual.ts";
import type { IndividualField } from "@bondline/domain/drafts/identity/individual-fields.ts";
import { draftPart } from "../../../record-parts.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { Draft } from "../drafts/public.ts";
import type { IndividualRow } from "./individual-record.ts";
import { notifyToVerify } from "./notify-of-identity.ts";

export const INDIVIDUALS_OF_DRAFT = draftPart({
  readers: "applicant-and-bank",
  inHistory: ["Individual"],
  reads: {
    individuals: `(select coalesce(jsonb_agg(to_jsonb(i) || jsonb_build_object(
        'asked_at', c.asked_at, 'fault', c.fault, 'token_at', c.token_at, 'token_encrypted', c.token_encrypted,
        'verification_id_encrypted', c.verification_id_encrypted) order by i.created_at, i.id), '[]')
      from draft_individual i left join identity_check c on c.individual_id = i.id where i.draft_id = d.id) as individuals`,
  },
  fields: { identification: ["facts", "individuals"] },
  requirements: (draft: Draft) => ({
    individuals: individualsOf(draft).map((each) => ({
      name: individualName(each),
      hasCompleteDetails: missingOf(each).length === 0,
    })),
  }),
  leftToVerify: (draft: Draft) => individualsOf(draft).filter(isStillToVerify).length,
  submitted: async (tx: Transaction, draft: Draft) => {
    const names = individualsOf(draft).filter(isStillToVerify).map(individualName);
    if (names.length > 0) await notifyToVerify(tx, draft, names);
  },
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

/** Whole details, and nobody who has yet to go through the check (ID-73). */
export function isComplete(individual: IndividualRow): boolean {
  return missingOf(individual).length === 0 && !lacksVerification(individual);
}

/** Not by the provider's people, who have seen what the service has not. */
export function isVerifiedByService(individual: IndividualRow): boolean {
  const { verificationStatus, verificationOverrideReason, verificationIdEncrypted } = individual;
  return (
    isVerified(verificationStatus) && verificationOverrideReason === null && verificationIdEncrypted !== null
  );
}
