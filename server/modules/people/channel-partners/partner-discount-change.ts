// The discount of a trade organisation as something that two change: how it stands, and what an approved change does.

import {
  PARTNER_DISCOUNT_FIELDS,
  PARTNER_DISCOUNT_RULES,
} from "@bondline/domain/people/channel-partners/partner-discount.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { percentageFromText, percentageToText } from "@bondline/domain/values/money/percentage.ts";
import type { ChangeSubject, ProposedChange } from "../../../record-parts.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { countApprovedChanges } from "../../office/changes/public.ts";
import { findOfficePartner, savePartnerDiscount } from "./channel-partner-store.ts";

const KIND = "PARTNER_DISCOUNT";

export const PARTNER_DISCOUNT_CHANGE: ChangeSubject = {
  kind: KIND,
  fields: PARTNER_DISCOUNT_FIELDS,
  present: async (tx: Transaction, subjectId: string) => {
    const partner = await findOfficePartner(tx, subjectId);
    const version = await countApprovedChanges(tx, { subject: KIND, subjectId });
    const texts =
      partner === undefined ? null : { discountPercentage: shortPercentage(partner.discountPercentage) };
    return { texts, version };
  },
  /** For drafts on which it is given from now on: what was given keeps its percentage. */
  apply: async (tx: Transaction, { subjectId, proposed }: ProposedChange) => {
    const { discountPercentage } = requireFields(PARTNER_DISCOUNT_RULES, proposed);
    await savePartnerDiscount(tx, subjectId, percentageToText(discountPercentage));
  },
};

/** Without zeros that say nothing: "2.5". */
export function shortPercentage(kept: string): string {
  return percentageToText(percentageFromText(kept));
}
