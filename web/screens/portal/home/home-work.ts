// Sorts drafts and documents into what needs the reader now, and what waits for somebody else.

import { documentTabOf } from "@bondline/domain/documents/documents/document.ts";
import { draftTabOf } from "@bondline/domain/drafts/drafts/draft.ts";
import { isSameDocument } from "@bondline/domain/drafts/required-documents/required-document-name.ts";
import { aud, centsFromDecimal, formatAud, subtractCents } from "@bondline/domain/values/money/money.ts";
import {
  addDays,
  daysBetween,
  formatDate,
  type PlainDate,
  plainDate,
} from "@bondline/domain/values/time/plain-date.ts";
import type {
  DocumentReportFilter,
  HomeConfirmationFragment,
  HomeDocumentFragment,
  HomeDraftFragment,
  HomeTasksFragment,
} from "../../../api/generated/graphql.ts";
import { dayOfInstant, waitingTime } from "../../../app/time/instant-text.ts";
import { paths } from "../../../paths.ts";
import { waitingDocumentsText } from "../../drafts/required-documents/public/waiting-documents.ts";
import { confirmationGroups } from "./home-confirmations.ts";
import { expiriesListed, taskGroups } from "./home-tasks.ts";
import { daysLeftText, daysWaitingText, HOME_WORDS } from "./home-words.ts";
import { ITEMS_SHOWN, urgencyOf, type WorkGroup, type WorkItem } from "./home-work-item.ts";

export const EXPIRING_WITHIN_DAYS = 60;

export type OthersItem = {
  readonly id: string;
  readonly who: string;
  readonly what: string;
  /** Which documents the others have to put up or to decide on besides. */
  readonly documents: string;
  readonly since: string;
  readonly href: string;
};

export type Records = {
  readonly drafts: readonly HomeDraftFragment[];
  readonly documents: readonly HomeDocumentFragment[];
  /** Whether there are any, be it some that need nobody. */
  readonly hasDocuments?: boolean;
  /** For whom they were read: of its own documents the beneficiary is named, of others their applicant. */
  readonly organisationId?: string;
  /** What waits after issue. */
  readonly tasks?: readonly HomeTasksFragment[];
  /** What the reader is asked to confirm as a beneficiary. */
  readonly toConfirm?: readonly HomeConfirmationFragment[];
  /** As many as the server has counted, where there are more than were read. */
  readonly totals?: { readonly expiring: number; readonly held: number; readonly returns: number };
};

/** What is read of the documents: what ends within sight, on either side, and what should be back. */
export function filtersOf(today: PlainDate) {
  const ending: DocumentReportFilter = {
    statuses: ["PENDING", "ESTABLISHED"],
    expiresTo: addDays(today, EXPIRING_WITHIN_DAYS),
  };
  const expiring: DocumentReportFilter = { ...ending, isHeld: false };
  const held: DocumentReportFilter = { ...ending, isHeld: true };
  const returns: DocumentReportFilter = { returnDueBy: addDays(today, -1), isHeld: false };
  return { expiring, held, returns };
}

/** What ends soon and should be back is read twice. */
export function uniqueById<Kept extends { readonly id: string }>(records: readonly Kept[]): readonly Kept[] {
  return records.filter(({ id }, place) => records.findIndex((each) => each.id === id) === place);
}

export function workGroups(records: Records, today: PlainDate): readonly WorkGroup[] {
  const { drafts, documents, totals, organisationId, tasks = [], toConfirm = [] } = records;
  const toAcknowledge = expiriesListed(tasks);
  const endingGroup = (ending: readonly HomeDocumentFragment[], total = 0) => {
    const listed = ending.filter(({ id }) => !toAcknowledge.has(id));
    const items = listed.toSorted(byExpiry).map((document) => expiryItem(document, today));
    return { total: total - (ending.length - listed.length), items };
  };
  const expiring = documents.filter((document) => !document.isHeld && isExpiring(document, today));
  const held = documents.filter((document) => document.isHeld && endsSoon(document, today));
  const groups = [
    {
      heading: HOME_WORDS.draftsWaiting,
      total: 0,
      allHref: `${paths.documents()}?tab=drafts`,
      items: openDrafts(drafts)
        .filter(({ waitingFor }) => waitingFor === "APPLICANT")
        .toSorted(byWaitingSince)
        .map((draft) => draftItem(draft, today)),
    },
    {
      heading: HOME_WORDS.signaturesWaiting,
      total: 0,
      allHref: `${paths.documents()}?tab=drafts`,
      items: openDrafts(drafts).flatMap(signatureItem),
    },
    {
      heading: HOME_WORDS.documentsWaiting,
      total: 0,
      allHref: `${paths.documents()}?tab=drafts`,
      items: openDrafts(drafts).flatMap(documentsItem),
    },
    ...taskGroups(tasks, { organisationId, today }),
    {
      heading: HOME_WORDS.expiring(EXPIRING_WITHIN_DAYS),
      allHref: `${paths.reports()}?status=ESTABLISHED&expiresTo=${addDays(today, EXPIRING_WITHIN_DAYS)}`,
      ...endingGroup(expiring, totals?.expiring),
    },
    {
      heading: HOME_WORDS.heldExpiring(EXPIRING_WITHIN_DAYS),
      allHref: `${paths.reports()}?tab=held&status=ESTABLISHED&expiresTo=${addDays(today, EXPIRING_WITHIN_DAYS)}`,
      ...endingGroup(held, totals?.held),
    },
    {
      heading: HOME_WORDS.returns,
      total: totals?.returns ?? 0,
      allHref: `${paths.reports()}?returnDueBy=${addDays(today, -1)}`,
      items: documents
        .filter((document) => !document.isHeld && isDueBack(document, today))
        .toSorted(byReturn)
        .map((document) => returnItem(document, today)),
    },
  ];
  return [
    ...confirmationGroups(toConfirm, today),
    ...groups.filter(({ items }) => items.length > 0).map(firstItems),
  ];
}

/** The rest is counted, and a link away. */
export function firstItems({ total, items, ...group }: WorkGroup): WorkGroup {
  return { ...group, total: Math.max(total, items.length), items: items.slice(0, ITEMS_SHOWN) };
}

export function waitingForOthers({ drafts }: Records, now: Date): readonly OthersItem[] {
  return openDrafts(drafts).flatMap((draft) => {
    if (draft.waitingFor === null || draft.waitingFor === "APPLICANT") return [];
    const who = HOME_WORDS.waitingFor[draft.waitingFor];
    const what = `${beneficiaryOf(draft.parties)} · ${draft.referenceNumber}`;
    return [
      {
        id: draft.id,
        who,
        what,
        documents: waitingDocumentsText(draft.waitingRequiredDocuments?.bankDocuments ?? []),
        since: waitingTime(draft.waitingSince, now),
        href: hrefOfDraft(draft),
      },
    ];
  });
}

/** Puts a changed record in the place of the one that was read; an older state changes nothing. */
export function withRecord<Kept extends { id: string; version: number }>(
  kept: readonly Kept[],
  changed: Kept,
): readonly Kept[] {
  const present = kept.find(({ id }) => id === changed.id);
  if (present === undefined) return [...kept, changed];
  if (present.version > changed.version) return kept;
  return kept.map((each) => (each.id === changed.id ? changed : each));
}

function openDrafts(drafts: readonly HomeDraftFragment[]): readonly HomeDraftFragment[] {
  return drafts.filter(({ status }) => draftTabOf(status) === "DRAFTS");
}

export function draftItem(draft: HomeDraftFragment, today: PlainDate): WorkItem {
  const since = dayOfInstant(draft.waitingSince);
  const step = nextStep(draft);
  return {
    id: draft.id,
    name: beneficiaryOf(draft.parties),
    detail: `${step.detail} · ${draft.referenceNumber}`,
    amount: draft.amount === null ? HOME_WORDS.noAmount : aud(draft.amount),
    due: daysWaitingText(daysBetween(since, today)),
    dueDate: formatDate(since),
    urgency: step.isPayment ? "soon" : "later",
    href: hrefOfDraft(draft),
    action: step.action,
    isPayment: step.isPayment,
  };
}

/** Forms that the reader signs at an e-signature service, whoever may put up others. */
function signatureItem(draft: HomeDraftFragment): WorkItem[] {
  const toSign = draft.waitingRequiredDocuments?.toSignDocuments ?? [];
  return beforeIssue(draft, toSign, HOME_WORDS.sign);
}

/** What a draft needs before it is issued, whoever has the draft itself meanwhile. */
function documentsItem(draft: HomeDraftFragment): WorkItem[] {
  if (!draft.capabilities.includes("CAN_MANAGE_REQUIRED_DOCUMENTS")) return [];
  const { applicantDocuments = [], toSignDocuments = [] } = draft.waitingRequiredDocuments ?? {};
  const others = applicantDocuments.filter(
    (each) => !toSignDocuments.some((own) => isSameDocument(own, each)),
  );
  return beforeIssue(draft, others, HOME_WORDS.open);
}

function beforeIssue(
  draft: HomeDraftFragment,
  documents: Parameters<typeof waitingDocumentsText>[0],
  action: string,
): WorkItem[] {
  if (documents.length === 0) return [];
  return [
    {
      id: draft.id,
      name: beneficiaryOf(draft.parties),
      detail: `${waitingDocumentsText(documents)} · ${draft.referenceNumber}`,
      amount: draft.amount === null ? HOME_WORDS.noAmount : aud(draft.amount),
      due: HOME_WORDS.beforeIssue,
      dueDate: "",
      urgency: "later",
      href: hrefOfDraft(draft),
      action,
      isPayment: false,
    },
  ];
}

type Step = { detail: string; action: string; isPayment: boolean };

/** What the server lets this reader do says what is next; nothing is worked out from the status. */
function nextStep({ capabilities, requestChangeReason, paymentDetails }: HomeDraftFragment): Step {
  if (capabilities.includes("CAN_MAKE_PAYMENT") && paymentDetails !== null) {
    const { totalAmount, creditedAmount, paidAmount } = paymentDetails;
    const charged = subtractCents(centsFromDecimal(totalAmount), centsFromDecimal(creditedAmount));
    const open = subtractCents(charged, centsFromDecimal(paidAmount));
    return { detail: HOME_WORDS.payFees, action: HOME_WORDS.pay(formatAud(open)), isPayment: true };
  }
  const isOpen = capabilities.includes("CAN_EDIT") || capabilities.includes("CAN_SUBMIT");
  if (isOpen && requestChangeReason !== null) {
    return { detail: HOME_WORDS.changesRequested, action: HOME_WORDS.reviewChanges, isPayment: false };
  }
  if (isOpen) return { detail: HOME_WORDS.notSubmitted, action: HOME_WORDS.continueDraft, isPayment: false };
  if (capabilities.includes("CAN_APPROVE")) {
    return { detail: HOME_WORDS.approveWording, action: HOME_WORDS.readAndApprove, isPayment: false };
  }
  return { detail: HOME_WORDS.notSubmitted, action: HOME_WORDS.open, isPayment: false };
}

/** Asked back, or in force beyond the day on which it was thought to be back. */
function isDueBack({ status, expectedReturnDate }: HomeDocumentFragment, today: PlainDate): boolean {
  const tab = documentTabOf(status);
  if (tab === "AWAITING_RETURN") return true;
  return tab === "ESTABLISHED" && expectedReturnDate !== null && expectedReturnDate < today;
}

function isExpiring(document: HomeDocumentFragment, today: PlainDate): boolean {
  return endsSoon(document, today) && !isDueBack(document, today);
}

type EndingFacts = Pick<HomeDocumentFragment, "status" | "expiresAt">;

export function endsSoon({ status, expiresAt }: EndingFacts, today: PlainDate): boolean {
  if (documentTabOf(status) !== "ESTABLISHED" || expiresAt === null) return false;
  return daysBetween(today, plainDate(expiresAt)) <= EXPIRING_WITHIN_DAYS;
}

export function expiryItem(document: HomeDocumentFragment, today: PlainDate): WorkItem {
  return documentItem({ document, date: document.expiresAt, detail: HOME_WORDS.expiresAtFour, today });
}

function returnItem(document: HomeDocumentFragment, today: PlainDate): WorkItem {
  const date = document.expectedReturnDate ?? document.expiresAt;
  const detail = documentTabOf(document.status) === "AWAITING_RETURN" ? HOME_WORDS.asked : HOME_WORDS.dueBack;
  return documentItem({ document, date, detail, today });
}

type DocumentItemOptions = {
  document: HomeDocumentFragment;
  date: string | null;
  detail: string;
  today: PlainDate;
};

function documentItem({ document, date, detail, today }: DocumentItemOptions): WorkItem {
  const day = date === null ? undefined : plainDate(date);
  const daysLeft = day === undefined ? undefined : daysBetween(today, day);
  return {
    id: document.id,
    name: document.isHeld ? applicantOf(document.parties) : beneficiaryOf(document.parties),
    detail: `${detail} · ${document.guaranteeNumber ?? document.referenceNumber}`,
    amount: aud(document.amount),
    due: daysLeft === undefined ? "" : daysLeftText(daysLeft),
    dueDate: day === undefined ? HOME_WORDS.noAmount : formatDate(day),
    urgency: urgencyOf(daysLeft),
    href: paths.documentView({ organisationId: document.organisationId, documentId: document.id }),
    action: HOME_WORDS.open,
    isPayment: false,
  };
}

type NamedParties = readonly { partyVariant: string; name: string | null }[];

function beneficiaryOf(parties: NamedParties): string {
  return nameOf(parties, "BENEFICIARY") || HOME_WORDS.noBeneficiary;
}

/** Of what the organisation holds itself. */
function applicantOf(parties: NamedParties): string {
  return nameOf(parties, "ISSUER") || HOME_WORDS.noApplicant;
}

function nameOf(parties: NamedParties, variant: "BENEFICIARY" | "ISSUER"): string {
  return parties.find(({ partyVariant }) => partyVariant === variant)?.name ?? "";
}

function hrefOfDraft({ organisationId, id }: HomeDraftFragment): string {
  return paths.draftView({ organisationId, draftId: id });
}

function byWaitingSince(one: HomeDraftFragment, other: HomeDraftFragment): number {
  return one.waitingSince.localeCompare(other.waitingSince);
}

function byReturn(one: HomeDocumentFragment, other: HomeDocumentFragment): number {
  return (one.expectedReturnDate ?? "9999").localeCompare(other.expectedReturnDate ?? "9999");
}

function byExpiry(one: HomeDocumentFragment, other: HomeDocumentFragment): number {
  return (one.expiresAt ?? "").localeCompare(other.expiresAt ?? "");
}
