// Establishes a paid draft: the document comes into being with its parties, costs, attachments and people.

import { establishingFields } from "@bondline/domain/documents/documents/establishing.ts";
import { bankNameKey } from "@bondline/domain/documents/documents/guarantee-number.ts";
import { draftStatusAfter } from "@bondline/domain/drafts/drafts/draft-transitions.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { endConfirmation } from "../../../drafts/confirmations/commands/end-confirmation.ts";
import {
  closeEstablishedDraft,
  type FromFile,
} from "../../../drafts/drafts/commands/close-established-draft.ts";
import { accessDraftToChange } from "../../../drafts/drafts/draft-access.ts";
import { type Draft, requireSecurityHeld, wordingOf } from "../../../drafts/drafts/public.ts";
import { requireDocumentsApproved } from "../../../drafts/required-documents/public.ts";
import { accessSupplier } from "../../../money/fee-summaries/fee-summary-access.ts";
import { sendIssuedToBeneficiary } from "../document-mails.ts";
import { enqueueDigitalOriginal, requireIssuedPaper } from "../issued-paper.ts";
import { askForSignature } from "./ask-for-signature.ts";
import { issueDocument } from "./issue-document.ts";

type BankInput = {
  name?: string | null | undefined;
  bsb?: string | null | undefined;
  address?: string | null | undefined;
};
export type EstablishDraftInput = {
  id: string;
  version: number;
  guaranteeNumber: string;
  establishedDate: string;
  bank: BankInput;
  /** The bank's file of it, attached to the draft before. */
  issuedPaperId?: string | null | undefined;
};

export const OTHER_WORDING_MESSAGE =
  "The wording has changed since it was approved with this draft, so it cannot be issued.";

/** What is issued is, letter by letter, what was approved. */
export async function establishDraft(
  tx: Transaction,
  input: EstablishDraftInput & FromFile,
): Promise<CommandResult> {
  const draft = await accessDraftToChange(tx, input, "CAN_ESTABLISH");
  const status = draftStatusAfter(draft.status, "establish");
  const issue = requireFields(establishingFields(dayAt(tx.now, DEFAULT_ZONE)), {
    guaranteeNumber: input.guaranteeNumber,
    establishedDate: input.establishedDate,
    "bank.name": input.bank.name,
    "bank.bsb": input.bank.bsb,
    "bank.address": input.bank.address,
  });
  requireSecurityHeld(draft);
  requireDocumentsApproved(draft);

  const wording = await wordingOf(tx, draft, {
    issue: { guaranteeNumber: issue.guaranteeNumber, issueDate: issue.establishedDate },
  });
  if (wording.hash !== draft.approvedWordingHash) refuseFields({ wording: OTHER_WORDING_MESSAGE });
  const paper = input.issuedPaperId ? requireIssuedPaper(draft, input.issuedPaperId) : undefined;
  const issuer = await requireIssuer(tx, draft, issue["bank.name"]);
  await endConfirmation(tx, draft);
  const documentId = await issueDocument(tx, draft, {
    guaranteeNumber: issue.guaranteeNumber,
    establishedDate: issue.establishedDate,
    bank: { name: issuer, bsb: issue["bank.bsb"], address: issue["bank.address"] },
    wording,
    paper,
  });
  await closeEstablishedDraft(tx, draft, {
    status,
    issue: { ...issue, issuedBy: issuer, documentId, paper },
    ...(input.outcomeSource !== undefined && { outcomeSource: input.outcomeSource }),
  });
  await sendIssuedToBeneficiary(tx, draft, { ...issue, issuedBy: issuer, documentId, paper });
  if (paper === undefined) await askForSignature(tx, draft, documentId);
  else await enqueueDigitalOriginal(tx, draft, documentId);
  // Whatever it takes the place of is released now that it is there.
  await tx.enqueue("release-predecessor", { documentId }, { key: `predecessor of ${documentId}` });
  return { draftId: draft.id, documentId };
}

/** What is issued names its bank as the bank's own record does; whoever types another has the wrong draft or the wrong bank. */
async function requireIssuer(tx: Transaction, { supplierId }: Draft, typed: string | null): Promise<string> {
  const supplier = supplierId === null ? undefined : await accessSupplier(tx, supplierId);
  if (supplier === undefined) throw new Error("A draft that was approved has its bank or insurer.");
  const names = [supplier.name, supplier.tradeName].map(bankNameKey);
  if (typed !== null && !names.includes(bankNameKey(typed)))
    refuseFields({
      "bank.name": `This is issued by ${supplier.name}, under the name in its record.`,
    });
  return supplier.name;
}
