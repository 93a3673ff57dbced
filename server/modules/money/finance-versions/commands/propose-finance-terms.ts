// Proposes on what terms finance is advertised; they hold from their day on once a second administrator approves them.

import type { FinanceVersionField } from "@bondline/domain/money/finance/finance-terms.ts";
import { CHANGE_SUBJECT_TEXT } from "@bondline/domain/office/changes/office-change.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { flattenFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { proposeChange } from "../../../office/changes/commands/propose-change.ts";
import { lockProviderRow } from "../../../office/changes/public.ts";
import { accessFinanceTerms } from "../finance-version-access.ts";
import { financeOfferOf, financeVersionTexts } from "../finance-version-change.ts";
import { requireFinanceVersion } from "../finance-version-rules.ts";

export type ProposeFinanceTermsInput = {
  [Field in Exclude<FinanceVersionField, "termMonths">]?: string | number | null | undefined;
} & {
  termMonths: readonly number[];
  /** How many versions were there when it was read. */
  versionCount: number;
  reason: string;
};

export async function proposeFinanceTerms(
  tx: Transaction,
  { versionCount, reason, termMonths, ...texts }: ProposeFinanceTermsInput,
): Promise<Answer> {
  await accessFinanceTerms(tx);
  const providerId = await lockProviderRow(tx);
  const terms = await accessFinanceTerms(tx);
  const versionNow = terms.versions.length;
  if (versionNow !== versionCount) refuse("CONFLICT", { versionRead: versionCount, versionNow });
  const version = requireFinanceVersion(tx, terms, {
    ...flattenFields(texts),
    termMonths: termMonths.join(";"),
  });
  return await proposeChange(tx, {
    subject: "FINANCE_TERMS",
    subjectId: providerId,
    subjectVersion: versionNow,
    subjectName: CHANGE_SUBJECT_TEXT.FINANCE_TERMS,
    proposed: financeVersionTexts(financeOfferOf(version), version.startsDate),
    reason,
  });
}
