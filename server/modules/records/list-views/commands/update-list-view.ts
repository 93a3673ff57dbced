// Gives a view another name or place, shares it with all who see the list, or takes it back from them. What is left out stays.

import { LIST_VIEW_RULES } from "@bondline/domain/records/list-views/list-view.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessViewToChange, requireToShareViews } from "../list-view-access.ts";
import { saveView } from "../list-view-store.ts";

type ViewChanges = {
  id: string;
  version: number;
  name?: string | null | undefined;
  place?: string | null | undefined;
  isShared?: boolean | null | undefined;
};

export async function updateListView(tx: Transaction, input: ViewChanges): Promise<CommandResult> {
  const view = await accessViewToChange(tx, input);
  const isShared = input.isShared ?? view.isShared;
  if (isShared !== view.isShared) requireToShareViews(tx, { ...view, list: view.listName });
  const validated = checkFields(LIST_VIEW_RULES, {
    name: input.name ?? view.name,
    place: input.place ?? view.place,
  });
  if (!validated.ok) refuseFields(validated.fields);
  await saveView(tx, view, { ...validated.values, isShared });
  return { listViewId: view.id };
}
