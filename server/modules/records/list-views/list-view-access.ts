// The access checks of views: a person sees their own and the organisation's, and learns of no others.

import { asListViewId } from "@bondline/domain/ids.ts";
import { decideOrganisation } from "@bondline/domain/people/organisations/organisation-capabilities.ts";
import {
  decideListView,
  LIST_VIEWS_FULL_MESSAGE,
  LIST_VIEWS_MAX,
  type ListName,
  listNeeds,
} from "@bondline/domain/records/list-views/list-view.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { requirePerson, roleIn } from "../../../transaction/actor.ts";
import { grant, requireCurrent } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { requireOrganisation } from "../../people/organisations/organisation-access.ts";
import {
  type ChangingView,
  findView,
  findViewForChange,
  type ListView,
  listViewsOf,
} from "./list-view-store.ts";

export type { ListView } from "./list-view-store.ts";

type ListOf = { organisationId: string; list: ListName };

export async function listAccessibleViews(tx: Transaction, { organisationId: id, list }: ListOf) {
  const organisationId = requireOrganisation(tx, id, listNeeds(list));
  return await listViewsOf(tx, requirePerson(tx.actor).accountId, { organisationId, list });
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
  const role = roleIn(tx.actor, view.organisationId) ?? null;
  const isOwn = view.accountId === requirePerson(tx.actor).accountId;
  return decideListView({ list: view.listName, isOwn, isShared: view.isShared, role }).allowed;
}

function requireShown(tx: Transaction, view: ListView | undefined, id: string): ListView {
  const { accountId } = requirePerson(tx.actor);
  if (view === undefined) return refuse("LIST_VIEW_NOT_FOUND", { id });
  const role = roleIn(tx.actor, view.organisationId) ?? null;
  const seesList = decideOrganisation({ role }, listNeeds(view.listName)).allowed;
  if (!seesList || !(view.isShared || view.accountId === accountId)) refuse("LIST_VIEW_NOT_FOUND", { id });
  return view;
}
