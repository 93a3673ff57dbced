// Keeps a place in a list under a name, for oneself or, by an administrator, for all who see the list.

import { asListViewId } from "@bondline/domain/ids.ts";
import { LIST_VIEW_RULES } from "@bondline/domain/records/list-views/list-view.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { type ListOf, requireList, requireRoomForView, requireToShareViews } from "../list-view-access.ts";
import { insertView } from "../list-view-store.ts";

type NewView = ListOf & { name: string; place: string; isShared: boolean };

export async function createListView(tx: Transaction, input: NewView): Promise<CommandResult> {
  const { accountId } = requirePerson(tx.actor);
  const { isShared } = input;
  const whose = requireList(tx, input);
  if (isShared) requireToShareViews(tx, whose);
  const validated = checkFields(LIST_VIEW_RULES, { name: input.name, place: input.place });
  if (!validated.ok) refuseFields(validated.fields);
  await requireRoomForView(tx, whose);
  const id = asListViewId(tx.newId());
  await insertView(tx, {
    id,
    organisationId: whose.organisationId,
    accountId,
    listName: whose.list,
    isShared,
    ...validated.values,
  });
  return { listViewId: id };
}
