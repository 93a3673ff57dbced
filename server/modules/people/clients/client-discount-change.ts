// The discount of a client as something that two change: how it stands, and what an approved change does.

import { asOrganisationId } from "@bondline/domain/ids.ts";
import {
  CLIENT_DISCOUNT_FIELDS,
  CLIENT_DISCOUNT_RULES,
} from "@bondline/domain/people/clients/client-discount.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { percentageFromText, percentageToText } from "@bondline/domain/values/money/percentage.ts";
import type { ChangeSubject, ProposedChange } from "../../../record-parts.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { countApprovedChanges } from "../../office/changes/public.ts";
import { findClient, saveClientDiscount } from "./client-store.ts";

const KIND = "CLIENT_DISCOUNT";

export const CLIENT_DISCOUNT_CHANGE: ChangeSubject = {
  kind: KIND,
  fields: CLIENT_DISCOUNT_FIELDS,
  present: async (tx: Transaction, subjectId: string) => {
    const client = await findClient(tx, asOrganisationId(subjectId));
    const version = await countApprovedChanges(tx, { subject: KIND, subjectId });
    return { texts: client === undefined ? null : discountTexts(client), version };
  },
  /** For what is submitted from now on: a draft keeps what held when it was first submitted. */
  apply: async (tx: Transaction, { subjectId, proposed }: ProposedChange) => {
    const { discountPercentage } = requireFields(CLIENT_DISCOUNT_RULES, proposed);
    await saveClientDiscount(tx, asOrganisationId(subjectId), percentageToText(discountPercentage));
  },
};

/** Without zeros that say nothing: "2.5". */
export function discountTexts({ discountPercentage }: { discountPercentage: string }) {
  return { discountPercentage: percentageToText(percentageFromText(discountPercentage)) };
}
