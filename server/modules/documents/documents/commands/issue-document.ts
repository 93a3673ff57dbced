// Makes the document of a draft that is being established.

import { documentStatusAfter } from "@bondline/domain/documents/documents/document-transitions.ts";
import { asDocumentId, type DocumentId } from "@bondline/domain/ids.ts";
import { beneficiaryZone } from "@bondline/domain/parties/parties/beneficiary-zone.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { percentageToText } from "@bondline/domain/values/money/percentage.ts";
import {
  DEFAULT_ZONE,
  dayAt,
  expiryInstant,
  hasExpired,
} from "@bondline/domain/values/time/business-time.ts";
import { formatDate, type PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { newReferenceNumber } from "../../../../database/reference-number.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { type Draft, feeScheduleOfDraft } from "../../../drafts/drafts/public.ts";
import type { AttachmentRow } from "../../../records/attachments/public.ts";
import { NOTHING_SAID_OF_CONTRACT } from "../contract-dates.ts";
import { saveDocumentCost } from "../document-change-store.ts";
import { carriedColumns } from "../document-columns.ts";
import { copyAttachment, copyFromDraft } from "../document-copy-store.ts";
import type { CostRow } from "../document-record.ts";
import { insertDocument } from "../document-store.ts";

export type Issue = {
  guaranteeNumber: string;
  establishedDate: PlainDate;
  bank: { name: string; bsb: string | null; address: string | null };
  wording: { hash: string; html: string };
  /** The bank's file, where it has given one. */
  paper: AttachmentRow | undefined;
};

export async function issueDocument(tx: Transaction, draft: Draft, issue: Issue): Promise<DocumentId> {
  const carried = carriedColumns(draft);
  const { amountCents, expiryType } = carried;
  if (amountCents === null || expiryType === null)
    throw new Error("A draft that was submitted has an amount and a kind of end.");
  const expiryZone = beneficiaryZone(draft.parties, draft.organisation.state);
  const expiresAt = expiryType === "FIXED" ? draft.expiresAt : null;
  requireOpenExpiry(tx, expiresAt, expiryZone);
  if (expiresAt !== null && issue.establishedDate > expiresAt)
    refuseFields({ establishedDate: `This is after its expiry on ${formatDate(expiresAt)}.` });

  const id = asDocumentId(tx.newId());
  const document = await insertDocument(tx, {
    ...carried,
    id,
    organisationId: draft.organisationId,
    originalDraftId: draft.id,
    referenceNumber: newReferenceNumber("BG"),
    status: documentStatusAfter(undefined, "issue", {
      startDateLiesAhead: issue.establishedDate > dayAt(tx.now, DEFAULT_ZONE),
    }),
    documentVariant: draft.processType,
    deliveryType: draft.deliveryType,
    specialProduct: draft.specialProduct,
    supplierId: draft.supplierId,
    facilityId: draft.facilityId,
    amountCents,
    guaranteeNumber: issue.guaranteeNumber,
    bankName: issue.bank.name,
    bankBsb: issue.bank.bsb,
    bankAddress: issue.bank.address,
    expiryType,
    expiresAt,
    expiryZone,
    expiryInstant: expiresAt === null ? null : expiryInstant(expiresAt, expiryZone),
    establishedAt: issue.establishedDate,
    interestStartDate: issue.establishedDate,
    interestEndDate: expiresAt,
    wordingHash: issue.wording.hash,
    amendedWordingHash: null,
    wordingHtml: issue.wording.html,
    isSystemDocument: true,
    isHeld: false,
    practicalCompletionDate: null,
    defectsEndDate: null,
    leaseEndDate: null,
    ...NOTHING_SAID_OF_CONTRACT,
    receivedDate: null,
    requiredAmountCents: null,
    retentionType: null,
    securityType: null,
    description: null,
  });
  await copyFromDraft(tx, document, draft);
  if (issue.paper !== undefined) await copyAttachment(tx, document, issue.paper);
  await saveDocumentCost(tx, document, frozenCost(tx, draft));

  await tx.announce("document", { id, organisationId: draft.organisationId });
  return id;
}

function requireOpenExpiry(tx: Transaction, expiresAt: PlainDate | null, zone: string): void {
  if (expiresAt !== null && hasExpired({ date: expiresAt, zone, now: tx.now }))
    refuseFields({
      expiresAt: "The expiry of this guarantee has already passed. Ask the applicant for a later date.",
    });
}

/** Rate, base and minimum stay as they are at the issue, whatever the price list says later. */
function frozenCost(tx: Transaction, draft: Draft): CostRow | undefined {
  const fee = draft.feeSummary;
  const schedule = fee === null ? undefined : feeScheduleOfDraft(draft, fee, tx.now);
  if (fee === null || schedule === undefined) return undefined;
  return {
    setUpCostCents: fee.establishmentFeeCents,
    recurringFeeType: schedule.feeType,
    recurringCostFrequency: schedule.monthsBetweenPayments,
    recurringSinglePayment: null,
    recurringFixedCostCents: null,
    recurringPercentageCost: schedule.percentage === null ? null : percentageToText(schedule.percentage),
    recurringMinimumAnnualCents: fee.minimumAnnualCents,
  };
}
