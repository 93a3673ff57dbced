// The discount of a trade organisation as something that two change: how it stands, and what an approved change does.

import { startOfVersion } from "@bondline/domain/office/changes/version-start.ts";
import {
  findDiscountStartFault,
  PARTNER_DISCOUNT_FIELDS,
  PARTNER_DISCOUNT_RULES,
  type PartnerDiscount,
} from "@bondline/domain/people/channel-partners/partner-discount.ts";
import { type RawFields, requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { percentageFromText, percentageToText } from "@bondline/domain/values/money/percentage.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { ChangeSubject, ProposedChange } from "../../../record-parts.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { countApprovedChanges } from "../../office/changes/public.ts";
import { findLatestDiscount, findOfficePartner, insertPartnerDiscount } from "./channel-partner-store.ts";

const KIND = "PARTNER_DISCOUNT";

export const PARTNER_DISCOUNT_CHANGE: ChangeSubject = {
  kind: KIND,
  fields: PARTNER_DISCOUNT_FIELDS,
  present: async (tx: Transaction, subjectId: string) => {
    const partner = await findOfficePartner(tx, subjectId);
    const latest = await findLatestDiscount(tx, subjectId);
    const version = await countApprovedChanges(tx, { subject: KIND, subjectId });
    const percentage = latest?.discountPercentage ?? partner?.agreedPercentage;
    const startsDate = latest === undefined ? null : dayAt(latest.startsAt, DEFAULT_ZONE);
    const texts =
      percentage === undefined ? null : { discountPercentage: shortPercentage(percentage), startsDate };
    return { texts, version };
  },
  /** For drafts on which it is given from its day on: what was given keeps its percentage. */
  apply: async (tx: Transaction, { id, subjectId, proposed }: ProposedChange) => {
    const { discountPercentage, startsDate } = await requirePartnerDiscount(tx, subjectId, proposed);
    await insertPartnerDiscount(tx, {
      channelPartnerId: subjectId,
      discountPercentage: percentageToText(discountPercentage),
      startsAt: startsDate === null ? tx.now : startOfVersion(startsDate, tx.now),
      changeId: id,
    });
  },
};

/** Asked when it is proposed, and again when it is approved. The day in Sydney decides which days are past. */
export async function requirePartnerDiscount(
  tx: Transaction,
  id: string,
  texts: RawFields,
): Promise<PartnerDiscount> {
  const latest = await findLatestDiscount(tx, id);
  const after = latest === undefined ? null : dayAt(latest.startsAt, DEFAULT_ZONE);
  const days = { today: dayAt(tx.now, DEFAULT_ZONE), after };
  return requireFields(PARTNER_DISCOUNT_RULES, texts, {
    across: (version) => findDiscountStartFault(version, days),
  });
}

/** Without zeros that say nothing: "2.5". */
export function shortPercentage(kept: string): string {
  return percentageToText(percentageFromText(kept));
}
