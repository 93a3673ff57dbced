// The papers of a draft that its applicant signs beside the application form: the agency agreement, and the undertaking as it would be issued.

import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { agencyAgreement } from "@bondline/domain/records/papers/agency-agreement.ts";
import { draftUndertaking } from "@bondline/domain/records/papers/draft-undertaking.ts";
import type { PaperContent, PaperFact } from "@bondline/domain/records/papers/paper-content.ts";
import type { PaperSigner } from "@bondline/domain/records/papers/paper-signatures.ts";
import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type Draft, wordingOf } from "../../drafts/drafts/public.ts";
import { operatorText } from "../../money/invoices/public.ts";
import { operatorNow } from "../../office/provider/public.ts";

export async function draftAgencyAgreement(
  tx: Transaction,
  draft: Draft,
  signers: readonly PaperSigner[] = [],
): Promise<PaperContent> {
  const applicant = draftPartyOf(draft, "ISSUER");
  const number = applicant?.abn ?? draft.organisation.abn;
  return agencyAgreement({
    provider: operatorText(await operatorNow(tx)),
    applicant: applicant?.name ?? draft.organisation.name,
    applicantNumber: [kindOfBusinessNumber(number), formatAbnOrAcn(number)],
    arranged: draftFormFacts(draft),
    signers,
  });
}

/** With the hash of its wording, by which whoever holds the issued paper can tell that it is the one which was signed here. */
export async function draftUndertakingForm(
  tx: Transaction,
  draft: Draft,
  signers: readonly PaperSigner[] = [],
): Promise<PaperContent> {
  const { text, hash } = await wordingOf(tx, draft);
  const issuer = draft.feeSummary?.supplier.name ?? null;
  return draftUndertaking({
    issuer,
    kind: PROCESS_TYPE_TEXT[draft.processType],
    facts: [
      ...(issuer === null ? [] : [["Issuer", issuer] as const]),
      ["Applicant", draftPartyOf(draft, "ISSUER")?.name ?? draft.organisation.name],
      ...draftFormFacts(draft),
      ["Wording (SHA-256)", hash],
    ],
    wording: text,
    signers,
  });
}

export function draftFormFacts(draft: Draft): PaperFact[] {
  const { referenceNumber, processType, amountCents, expiresAt } = draft;
  const beneficiary = draftPartyOf(draft, "BENEFICIARY")?.name;
  return [
    ["Security", PROCESS_TYPE_TEXT[processType]],
    ["Reference", referenceNumber],
    ...(beneficiary ? [["Beneficiary", beneficiary] as const] : []),
    ...(amountCents === null ? [] : [["Amount", formatAud(amountCents)] as const]),
    ["Expires", expiresAt === null ? "No end date" : formatDate(expiresAt)],
  ];
}

export function draftPartyOf({ parties }: Draft, variant: "ISSUER" | "BENEFICIARY") {
  return parties.find(({ partyVariant }) => partyVariant === variant);
}
