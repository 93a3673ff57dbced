// Makes of a draft or a document the row that the lists show, and says in which tab it belongs.

import { documentTabOf } from "@bondline/domain/documents/documents/document.ts";
import {
  DOCUMENT_STATUS_TEXT,
  DOCUMENT_STATUS_TONE,
} from "@bondline/domain/documents/documents/document-text.ts";
import { draftTabOf } from "@bondline/domain/drafts/drafts/draft.ts";
import { DRAFT_STATUS_TEXT, DRAFT_STATUS_TONE } from "@bondline/domain/drafts/drafts/draft-text.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import type { StatusTone } from "@bondline/domain/status-tone.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import {
  formatDate,
  formatShortDate,
  type PlainDate,
  plainDate,
} from "@bondline/domain/values/time/plain-date.ts";
import type { ListDocumentFragment, ListDraftFragment } from "../../../../api/generated/graphql.ts";
import { dayOfInstant, exactDate } from "../../../../app/time/instant-text.ts";
import { paths } from "../../../../paths.ts";
import { LIST_WORDS } from "../list/document-list-words.ts";
import type { ListTab } from "../list/list-shape.ts";

export type ListRow = {
  readonly id: string;
  readonly version: number;
  /** Undefined: in no tab, as a draft that has become a document. */
  readonly tab: ListTab | undefined;
  readonly href: string;
  readonly reference: string;
  readonly name: string;
  readonly detail: string;
  readonly status: { readonly text: string; readonly tone: StatusTone };
  readonly waitingFor: string;
  readonly amount: string;
  readonly updated: string;
  /** By which drafts and documents stand in one list: when a draft was last changed, when a document came to be. */
  readonly date: string;
  readonly established: string;
  readonly expires: string;
  /** The one day that a narrow row has room for. */
  readonly whenShort: string;
};

const DRAFT_TABS = { DRAFTS: "drafts", DISCONTINUED: "discontinued" } as const;
const DOCUMENT_TABS = {
  ESTABLISHED: "established",
  PROJECTED: "projected",
  CLOSED: "closed",
  AWAITING_RETURN: "awaiting-return",
} as const;

export function rowOfDraft(draft: ListDraftFragment): ListRow {
  const tab = draftTabOf(draft.status);
  const yourReference = draft.yourReference ?? "";
  return {
    id: draft.id,
    version: draft.version,
    tab: tab === undefined ? undefined : DRAFT_TABS[tab],
    href: paths.draftView({ organisationId: draft.organisationId, draftId: draft.id }),
    reference: draft.referenceNumber,
    name: beneficiaryOf(draft.parties) ?? LIST_WORDS.noBeneficiary,
    detail: joined([PROCESS_TYPE_TEXT[draft.processType], yourReference]),
    status: { text: DRAFT_STATUS_TEXT[draft.status], tone: DRAFT_STATUS_TONE[draft.status] },
    waitingFor: draft.waitingFor === null ? LIST_WORDS.noDate : LIST_WORDS.waitingFor[draft.waitingFor],
    amount: amountText(draft.amount),
    updated: exactDate(draft.updatedAt),
    date: exactDate(draft.updatedAt),
    established: LIST_WORDS.noDate,
    expires: LIST_WORDS.noDate,
    whenShort: formatShortDate(dayOfInstant(draft.updatedAt)),
  };
}

export function rowOfDocument(document: ListDocumentFragment): ListRow {
  return {
    id: document.id,
    version: document.version,
    tab: DOCUMENT_TABS[documentTabOf(document.status)],
    href: paths.documentView({ organisationId: document.organisationId, documentId: document.id }),
    reference: document.guaranteeNumber ?? document.referenceNumber,
    name: otherSideOf(document),
    detail: joined([
      document.isHeld ? LIST_WORDS.held : "",
      PROCESS_TYPE_TEXT[document.documentVariant],
      document.bank.name ?? "",
    ]),
    status: { text: DOCUMENT_STATUS_TEXT[document.status], tone: DOCUMENT_STATUS_TONE[document.status] },
    waitingFor: LIST_WORDS.noDate,
    amount: amountText(document.amount),
    updated: LIST_WORDS.noDate,
    date: exactDate(document.createdAt),
    established: dateText(document.establishedAt),
    expires: expiryText(document, formatDate),
    whenShort: expiryText(document, (day) => LIST_WORDS.until(formatShortDate(day))),
  };
}

type NamedParty = { partyVariant: string; name: string | null };

/** Who holds a paper looks for who gave it, whoever gave one for who holds it. */
function otherSideOf({ isHeld, parties }: ListDocumentFragment): string {
  return isHeld
    ? (partyOf(parties, "ISSUER") ?? LIST_WORDS.noApplicant)
    : (beneficiaryOf(parties) ?? LIST_WORDS.noBeneficiary);
}

function beneficiaryOf(parties: readonly NamedParty[]): string | undefined {
  return partyOf(parties, "BENEFICIARY");
}

function partyOf(parties: readonly NamedParty[], variant: string): string | undefined {
  const name = parties.find(({ partyVariant }) => partyVariant === variant)?.name ?? "";
  return name === "" ? undefined : name;
}

function amountText(amount: string | null): string {
  return amount === null ? LIST_WORDS.noAmount : aud(amount);
}

function dateText(day: string | null): string {
  return day === null ? LIST_WORDS.noDate : formatDate(plainDate(day));
}

/** A document's end is a day, open, or a condition; never just an empty cell. */
function expiryText(
  { expiresAt, expiryType }: ListDocumentFragment,
  format: (day: PlainDate) => string,
): string {
  if (expiryType === "OPEN_ENDED") return LIST_WORDS.openEnded;
  if (expiryType === "CONDITIONAL") return LIST_WORDS.conditional;
  return expiresAt === null ? LIST_WORDS.noDate : format(plainDate(expiresAt));
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" · ");
}
