// What a beneficiary would confirm of a draft as it is now, with the hash that stands for it.

import { createHash } from "node:crypto";
import { confirmationText, type ToConfirm } from "@bondline/domain/drafts/confirmations/confirmation.ts";
import { hasGaps } from "@bondline/domain/drafts/wording/wording-checks.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type Draft, wordingOf } from "../drafts/public.ts";

export type WhatIsConfirmed = ToConfirm & { confirmationSha256: string };

export async function whatIsConfirmed(tx: Transaction, draft: Draft): Promise<WhatIsConfirmed> {
  const beneficiary = draft.parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY");
  const { text: wording } = await wordingOf(tx, draft);
  const seen = {
    beneficiaryName: beneficiary?.name ?? null,
    beneficiaryAbn: beneficiary?.abn ?? null,
    wording,
  };
  return { ...seen, confirmationSha256: createHash("sha256").update(confirmationText(seen)).digest("hex") };
}

/** Nobody confirms what is still to be filled in. */
export function isWhole({ beneficiaryName, beneficiaryAbn, wording }: ToConfirm): boolean {
  return beneficiaryName !== null && beneficiaryAbn !== null && !hasGaps(wording);
}
