// The access checks of views: a person sees their own and those that are shared with all who see the list, and learns of no others.

import { asListViewId, asOrganisationId, type OrganisationId } from "@bondline/domain/ids.ts";
import {
  decideListView,
  findsShared,
  isProviderList,
  LIST_VIEWS_FULL_MESSAGE,
  LIST_VIEWS_MAX,
  type ListName,
  type ListReader,
  seesList,
  sharesViews,
} from "@bondline/domain/records/list-views/list-view.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import {
  type Actor,
  isProviderAdministrator,
  isProviderStaff,
  requirePerson,
  roleIn,
  supplierOf,
} from "../../../transaction/actor.ts";
import { grant, requireCurrent } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  type ChangingView,
  findView,
  findViewForChange,
  type ListView,
  listViewsOf,
} from "./list-view-store.ts";

export type { ListView } from "./list-view-store.ts";

export type ListOf = { organisationId?: string | null | undefined; list: ListName };
type Whose = { organisationId: OrganisationId | null; list: ListName };

export async function listAccessibleViews(tx: Transaction, asked: ListOf) {
  const list = requireList(tx, asked);
  return await listViewsOf(tx, requirePerson(tx.actor).accountId, list);
}

/** A list that the person sees, and the organisation whose list it is: none where it is the provider's. */
export function requireList(tx: Transaction, { organisationId: id, list }: ListOf): Whose {
  requirePerson(tx.actor);
  const organisationId = isProviderList(list) ? null : asOrganisationId(id ?? "");
  if (organisationId === null && id) refuseFields({ organisationId: PROVIDER_LIST_MESSAGE });
  if (!seesList(list, readerOf(tx, organisationId))) refuse("ORGANISATION_NOT_FOUND", { id: id ?? "desk" });
  return { organisationId, list };
}

const PROVIDER_LIST_MESSAGE = "This list is over all organisations. Leave the organisation out.";

export function requireToShareViews(tx: Transaction, { organisationId, list }: Whose): void {
  if (!sharesViews(list, readerOf(tx, organisationId)))
    refuse("ORGANISATION_NOT_FOUND", { id: organisationId ?? "desk" });
}

function readerOf({ actor }: Pick<Transaction, "actor">, organisationId: OrganisationId | null): ListReader {
  const role = organisationId === null ? null : (roleIn(actor, organisationId) ?? null);
  return { role, desk: deskOf(actor) };
}

function deskOf(actor: Actor): ListReader["desk"] {
  if (isProviderAdministrator(actor)) return "ADMINISTRATOR";
  if (isProviderStaff(actor)) return "STAFF";
  return supplierOf(actor) === undefined ? null : "BANK";
}

/** Whoever sees too many to choose from keeps no further one. */
export async function requireRoomForView(tx: Transaction, wanted: ListOf): Promise<void> {
  const present = await listAccessibleViews(tx, wanted);
  if (present.length >= LIST_VIEWS_MAX) refuseFields({ name: LIST_VIEWS_FULL_MESSAGE });
}

export async function accessView(tx: Transaction, id: string): Promise<ListView> {
  return requireShown(tx, await findView(tx, asListViewId(id)), id);
}

export async function accessViewToChange(
  tx: Transaction,
  { id, version }: { id: string; version: number },
): Promise<ChangingView> {
  const view = requireShown(tx, await findViewForChange(tx, asListViewId(id)), id);
  if (!mayKeepView(tx, view)) refuse("LIST_VIEW_NOT_FOUND", { id });
  requireCurrent(view, version);
  return grant(view, "KEEP_VIEW");
}

export function mayKeepView(tx: Pick<Transaction, "actor">, view: Omit<ListView, "version">): boolean {
  const isOwn = view.accountId === requirePerson(tx.actor).accountId;
  const { listName: list, isShared } = view;
  return decideListView({ list, isOwn, isShared, ...readerOf(tx, view.organisationId) }).allowed;
}

function requireShown(tx: Transaction, view: ListView | undefined, id: string): ListView {
  const { accountId } = requirePerson(tx.actor);
  if (view === undefined) return refuse("LIST_VIEW_NOT_FOUND", { id });
  const reader = readerOf(tx, view.organisationId);
  const isVisible = view.isShared ? findsShared(view.listName, reader) : view.accountId === accountId;
  if (!isVisible || !seesList(view.listName, reader)) refuse("LIST_VIEW_NOT_FOUND", { id });
  return view;
}
