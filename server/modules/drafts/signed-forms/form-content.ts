// What a form of a draft says, with whoever signs it: the very paper of the draft.

import {
  SIGNER_CAPACITY_TEXT,
  type SignedForm,
  type SignerCapacity,
} from "@bondline/domain/drafts/signed-forms/signed-form.ts";
import type { PaperContent } from "@bondline/domain/records/papers/paper-content.ts";
import type { PaperSigner } from "@bondline/domain/records/papers/paper-signatures.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  draftAgencyAgreement,
  draftApplicationForm,
  draftUndertakingForm,
} from "../../records/papers/public.ts";
import type { Draft } from "../drafts/public.ts";

type Write = (tx: Transaction, draft: Draft, signers: readonly PaperSigner[]) => Promise<PaperContent>;

const WRITES: Record<SignedForm["paper"], Write> = {
  AGENCY_AGREEMENT: draftAgencyAgreement,
  APPLICATION_FORM: draftApplicationForm,
  DRAFT_UNDERTAKING: draftUndertakingForm,
};

type Signing = { name: string; capacity: SignerCapacity };

export async function formContent(
  tx: Transaction,
  draft: Draft,
  { form, signers }: { form: SignedForm; signers: readonly Signing[] },
): Promise<PaperContent> {
  const named = signers.map(({ name, capacity }) => ({ name, capacity: SIGNER_CAPACITY_TEXT[capacity] }));
  return await WRITES[form.paper](tx, draft, named);
}
