// Keeps a place in a list under a name, for oneself or, by an administrator, for the organisation.

import { asListViewId } from "@bondline/domain/ids.ts";
import { LIST_VIEW_RULES, type ListName, listNeeds } from "@bondline/domain/records/list-views/list-view.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { requireOrganisation } from "../../../people/organisations/organisation-access.ts";
import { requireRoomForView } from "../list-view-access.ts";
import { insertView } from "../list-view-store.ts";

type NewView = { organisationId: string; list: ListName; name: string; place: string; isShared: boolean };

export async function createListView(tx: Transaction, input: NewView): Promise<Answer> {
  const { accountId } = requirePerson(tx.actor);
  const { list, isShared } = input;
  const organisationId = requireOrganisation(tx, input.organisationId, listNeeds(list));
  if (isShared) requireOrganisation(tx, organisationId, "CAN_UPDATE_DETAILS");
  const validated = checkFields(LIST_VIEW_RULES, { name: input.name, place: input.place });
  if (!validated.ok) refuseFields(validated.fields);
  await requireRoomForView(tx, { organisationId, list });
  const id = asListViewId(tx.newId());
  await insertView(tx, { id, organisationId, accountId, listName: list, isShared, ...validated.values });
  return { listViewId: id };
}
