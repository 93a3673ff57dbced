// The only access checks of drafts: nobody gets one without the policy table having said yes.

import {
  DRAFT_TABS,
  type DraftRole,
  type DraftStatus,
  type DraftTab,
} from "@bondline/domain/drafts/drafts/draft.ts";
import {
  type DraftCapability,
  type DraftFacts,
  decideDraft,
} from "@bondline/domain/drafts/drafts/draft-capabilities.ts";
import { DRAFT_FILTERS } from "@bondline/domain/drafts/drafts/draft-filters.ts";
import { DRAFT_STATUS_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import { asDraftId, type DraftId, type OrganisationId, type SupplierId } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { checkFilter, type SentFilter } from "../../../graphql/list-filter.ts";
import { COUNT_MAX, type Page, type PageArguments } from "../../../graphql/list-page.ts";
import {
  type Actor,
  isProviderStaff,
  requirePerson,
  roleIn,
  supplierOf,
} from "../../../transaction/actor.ts";
import { type Granted, grant, grantChange } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { requireOrganisation } from "../../people/organisations/organisation-access.ts";
import { allDraftParts, type DraftPart } from "./draft-parts.ts";
import type { Draft } from "./draft-record.ts";
import {
  countDrafts,
  countQueue,
  type DraftListFilter,
  type DraftSort,
  findDraft,
  findDraftForChange,
  listDrafts,
  listQueue,
  listSharedDrafts,
} from "./draft-store.ts";

/** A draft that has passed the policy table for `Capability`. Only an access function makes one. */
export type GrantedDraft<Capability extends DraftCapability> = Granted<Draft, Capability>;

/** For reading. Missing and forbidden answer alike, and so does a draft of another organisation than was named. */
export async function accessDraft(
  tx: Transaction,
  id: string,
  organisationId?: string | null,
  notFound: () => never = () => refuse("DRAFT_NOT_FOUND", { id }),
): Promise<GrantedDraft<"CAN_VIEW">> {
  requireSomebody(tx.actor);
  const draft = await findDraft(tx, asDraftId(id));
  if (draft === undefined || !decideDraft(draftFacts(tx.actor, draft), "CAN_VIEW").allowed) return notFound();
  if (organisationId && organisationId.toLowerCase() !== draft.organisationId) return notFound();
  return grant(draft, "CAN_VIEW");
}

type ToChange = {
  id: string;
  version: number | undefined;
  /** For what belongs to the draft and has an id of its own: it is that which is not there. */
  notFound?: () => never;
};

/**
 * For changing: locks the draft, then asks in the fixed order whether the person may, whether what was read is
 * still current, and whether the draft's status allows it.
 */
export async function accessDraftToChange<Capability extends DraftCapability>(
  tx: Transaction,
  { id, version, notFound = () => refuse("DRAFT_NOT_FOUND", { id }) }: ToChange,
  capability: Capability,
): Promise<GrantedDraft<Capability>> {
  requireSomebody(tx.actor);
  const draft = await findDraftForChange(tx, asDraftId(id));
  return requireDraftToChange(tx, draft, { version, notFound }, capability);
}

/** Of a draft that is locked, or is not there. */
export function requireDraftToChange<Capability extends DraftCapability>(
  tx: Transaction,
  draft: Draft | undefined,
  { version, notFound }: { version: number | undefined; notFound: () => never },
  capability: Capability,
): GrantedDraft<Capability> {
  if (draft === undefined) return notFound();
  const decision = decideDraft(draftFacts(tx.actor, draft), capability);
  if (!decision.allowed && decision.because === "not-your-role") return notFound();
  if (!decision.allowed && decision.because === "archived") refuse("RECORD_ARCHIVED");
  const named = { record: "draft", status: DRAFT_STATUS_TEXT[draft.status] };
  return grantChange(draft, { right: capability, versionRead: version, decision, named });
}

/** For the portal's own work, such as a payment that came in. */
export async function accessDraftAsSystem(tx: Transaction, id: DraftId) {
  if (tx.actor.kind !== "system")
    throw new Error("Only the portal itself takes a draft without asking the policy.");
  const draft = await findDraftForChange(tx, id);
  return grant(draft ?? refuse("DRAFT_NOT_FOUND", { id }), "AS_SYSTEM");
}

/** As above, to be shown to whoever holds a link. */
export async function readDraftAsSystem(tx: Transaction, id: DraftId): Promise<Draft> {
  if (tx.actor.kind !== "system")
    throw new Error("Only the portal itself reads a draft without asking the policy.");
  return (await findDraft(tx, id)) ?? refuse("DRAFT_NOT_FOUND", { id });
}

export function draftFacts(actor: Actor, draft: Draft): DraftFacts {
  return { ...readingFacts(actor, draft), isArchived: draft.archivedAt !== null };
}

/** What somebody could do reads on when it is archived. */
function readingFacts(actor: Actor, draft: Draft): DraftFacts {
  return { roles: draftRoles(actor, draft), status: draft.status, hasApproved: draft.actorHasApproved };
}

/**
 * The applicant's own affairs, such as what it pays, where refunds go and where its money comes from: for its own side
 * and the bank's, the very people whom the table lets see the progress; not for a beneficiary.
 */
export function seesApplicantsAffairs(actor: Actor, draft: Draft): boolean {
  return decideDraft(draftFacts(actor, draft), "CAN_VIEW_PROGRESS").allowed;
}

/** Whether the person may see payments whenever there are any; the table itself also asks for a status that has them. */
export function seesPayments(actor: Actor, draft: Draft): boolean {
  const facts = { ...draftFacts(actor, draft), status: "PENDING_PAYMENT" } as const;
  return decideDraft(facts, "CAN_VIEW_PAYMENT_DETAILS").allowed;
}

/** Whether the invoices are the person's to pay, whenever there are any. */
export function paysInvoices(actor: Actor, draft: Draft): boolean {
  const facts = { ...readingFacts(actor, draft), status: "PENDING_PAYMENT" } as const;
  return decideDraft(facts, "CAN_MAKE_PAYMENT").allowed;
}

export function setsUpLaterPayments(actor: Actor, draft: Draft): boolean {
  return decideDraft(draftFacts(actor, draft), "CAN_SET_UP_LATER_PAYMENTS").allowed;
}

/** Payments that did not match are the provider's to look into. */
export function settlesPayments(actor: Actor, draft: Draft): boolean {
  return decideDraft(readingFacts(actor, draft), "CAN_SETTLE_PAYMENT").allowed;
}

/** Whether the person issues the paper of it, now or once it is paid for. */
export function givesPaper(actor: Actor, draft: Draft): boolean {
  const facts = { ...readingFacts(actor, draft), status: "PROCESSING" } as const;
  return decideDraft(facts, "CAN_GIVE_PAPER").allowed;
}

const ROLES_OF_MEMBER = { ADMIN: "OWNER", USER: "OWNER" } as const;

function draftRoles(actor: Actor, draft: Draft): ReadonlySet<DraftRole> {
  const roles = new Set<DraftRole>(draft.actorCollaboratorRoles ?? []);
  const member = roleIn(actor, draft.organisationId);
  if (member === "ADMIN" || member === "USER") roles.add(ROLES_OF_MEMBER[member]);
  if (draft.actorIsShown || (member === "LIMITED_USER" && draft.actorIsViewer)) roles.add("LIMITED");
  if (isProviderStaff(actor) && isOnTheDesk(draft)) roles.add("PROVIDER");
  if (draft.isVisibleToSupplier && draft.supplierId !== null && supplierOf(actor) === draft.supplierId)
    roles.add("SUPPLIER");
  return roles;
}

/** What a client has not sent yet is its own: the provider sees a draft from its first submission on. */
function isOnTheDesk({ submittedAt, status }: Pick<Draft, "submittedAt" | "status">): boolean {
  return submittedAt !== null || status === "IDENTIFYING";
}

export type DraftListArguments = PageArguments & {
  organisationId: string;
  tab?: DraftTab | null | undefined;
  search?: string | null | undefined;
  sort?: DraftSort | null | undefined;
  filter?: SentFilter;
};

const NEWEST_FIRST: DraftSort = { field: "CREATED_AT", direction: "DESC" };

export async function listAccessibleDrafts(
  tx: Transaction,
  list: DraftListArguments,
  { parts, isCounted }: { parts: readonly DraftPart[]; isCounted: boolean },
): Promise<Page<Draft>> {
  const { filter, sort } = requireDraftList(tx, list);
  return await listDrafts(tx, filter, sort, { list, parts, isCounted });
}

/** What of an organisation's list this person may have, and in which order they want it. */
export function requireDraftList(
  tx: Transaction,
  list: Omit<DraftListArguments, keyof PageArguments>,
): { filter: DraftListFilter; sort: DraftSort } {
  const organisationId = requireOrganisation(tx, list.organisationId);
  const filter = {
    organisationId,
    statuses: statusesOf(list.tab),
    search: list.search ?? "",
    onlyAdded: seesOnlyAdded(tx.actor, organisationId),
    asked: checkFilter(DRAFT_FILTERS, list.filter),
  };
  return { filter, sort: list.sort ?? NEWEST_FIRST };
}

export type SharedListArguments = PageArguments & { search?: string | null | undefined };

/** The person's own shares and nobody else's, whichever organisations they belong to. */
export async function listDraftsSharedWithMe(
  tx: Transaction,
  { search, ...list }: SharedListArguments,
  parts: readonly DraftPart[] = allDraftParts(tx.app),
): Promise<Page<Draft>> {
  requirePerson(tx.actor);
  return await listSharedDrafts(tx, search ?? "", { list, parts });
}

export async function countAccessibleDrafts(
  tx: Transaction,
  organisationId: OrganisationId,
): Promise<Record<DraftTab, number>> {
  requireOrganisation(tx, organisationId);
  const onlyAdded = seesOnlyAdded(tx.actor, organisationId);
  const count = (tab: DraftTab) =>
    countDrafts(
      tx,
      { organisationId, statuses: statusesOf(tab), search: "", onlyAdded, asked: {} },
      COUNT_MAX,
    );
  return { DRAFTS: await count("DRAFTS"), DISCONTINUED: await count("DISCONTINUED") };
}

export type WaitingFor = "APPLICANT" | "BANK" | "PROVIDER";

/** Whose move it is, by status; a draft that is over or not yet sent waits for nobody on the desk. */
export const WAITING_FOR: Record<DraftStatus, WaitingFor | undefined> = {
  DRAFT: "APPLICANT",
  SUBMISSION_STARTED: "APPLICANT",
  CHANGES_REQUESTED: "APPLICANT",
  IDENTIFYING: "APPLICANT",
  SUBMITTED: "PROVIDER",
  PENDING_PAYMENT: "APPLICANT",
  PROCESSING: "BANK",
  ESTABLISHED: undefined,
  CANCELLED: undefined,
  REJECTED: undefined,
};

const QUEUE_STATUSES = [
  "SUBMITTED",
  "IDENTIFYING",
  "CHANGES_REQUESTED",
  "PENDING_PAYMENT",
  "PROCESSING",
] as const;

export type QueueArguments = PageArguments & {
  /** What was issued, instead of what waits. */
  isEstablished?: boolean | null | undefined;
  waitingFor?: WaitingFor | null | undefined;
  search?: string | null | undefined;
};

export async function listStaffQueue(
  tx: Transaction,
  queue: QueueArguments,
  wanted: { parts: readonly DraftPart[]; isCounted: boolean },
): Promise<Page<Draft>> {
  requireDesk(tx.actor);
  const filter = {
    statuses: queue.isEstablished ? (["ESTABLISHED"] as const) : queueStatuses(queue.waitingFor),
    search: queue.search ?? "",
    supplierId: deskSupplier(tx.actor),
    newestFirst: queue.isEstablished === true,
  };
  return await listQueue(tx, filter, { list: queue, ...wanted });
}

export async function countStaffQueue(
  tx: Transaction,
): Promise<Record<"all" | "applicant" | "bank" | "provider", number>> {
  requireDesk(tx.actor);
  const count = (waitingFor: WaitingFor | null) =>
    countQueue(
      tx,
      { statuses: queueStatuses(waitingFor), search: "", supplierId: deskSupplier(tx.actor) },
      COUNT_MAX,
    );
  return {
    all: await count(null),
    applicant: await count("APPLICANT"),
    bank: await count("BANK"),
    provider: await count("PROVIDER"),
  };
}

/** Provider and supplier staff have a desk; to everybody else there is none to be found. */
export function requireDesk(actor: Actor): void {
  requirePerson(actor);
  if (!isProviderStaff(actor) && supplierOf(actor) === undefined) refuse("DRAFT_NOT_FOUND", { id: "desk" });
}

/** Undefined for the provider's own people, who see the whole desk. */
function deskSupplier(actor: Actor): SupplierId | undefined {
  return isProviderStaff(actor) ? undefined : supplierOf(actor);
}

function queueStatuses(waitingFor: WaitingFor | null | undefined): DraftStatus[] {
  return QUEUE_STATUSES.filter((status) => !waitingFor || WAITING_FOR[status] === waitingFor);
}

function statusesOf(tab: DraftTab | null | undefined): readonly DraftStatus[] {
  return tab ? DRAFT_TABS[tab] : [...DRAFT_TABS.DRAFTS, ...DRAFT_TABS.DISCONTINUED];
}

function seesOnlyAdded(actor: Actor, organisationId: OrganisationId): boolean {
  return roleIn(actor, organisationId) === "LIMITED_USER";
}

function requireSomebody(actor: Actor): void {
  if (actor.kind !== "system") requirePerson(actor);
}
