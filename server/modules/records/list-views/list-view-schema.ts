// Views of lists in the contract.

import { LIST_NAMES } from "@bondline/domain/records/list-views/list-view.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { EmptyPayloadRef, payloadOf, record } from "../../../graphql/payloads.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import { providerId } from "../../office/provider/public.ts";
import { createListView } from "./commands/create-list-view.ts";
import { removeListView } from "./commands/remove-list-view.ts";
import { updateListView } from "./commands/update-list-view.ts";
import { accessView, type ListView, listAccessibleViews, mayKeepView } from "./list-view-access.ts";

const ListNameRef = enumOf("ListName", LIST_NAMES);

const ListViewRef = builder.objectRef<ListView>("ListView").implement({
  description: "What is kept of a list under a name.",
  fields: (t) => ({
    id: t.exposeID("id"),
    isOwn: t.boolean({
      resolve: async ({ accountId }, _args, context) =>
        accountId === requirePerson((await context.read()).actor).accountId,
    }),
    isShared: t.exposeBoolean("isShared", { description: "Everybody who sees the list sees it." }),
    list: t.expose("listName", { type: ListNameRef }),
    mayChange: t.boolean({
      resolve: async (view, _args, context) => mayKeepView(await context.read(), view),
    }),
    name: t.exposeString("name"),
    organisationId: t.id({
      description: "Of a list that is over all organisations, the provider's own.",
      resolve: async ({ organisationId }, _args, context) =>
        organisationId ?? (await providerId(await context.read())) ?? "",
    }),
    place: t.exposeString("place", {
      description: "What the address of the list says: what narrows it, its order and its columns.",
    }),
    version: t.exposeInt("version"),
  }),
});

const ListViewPayloadRef = payloadOf("ListViewPayload", {
  listView: record(ListViewRef, accessView, "listViewId"),
});

builder.queryField("listViews", (t) =>
  t.field({
    type: [ListViewRef],
    description:
      "One's own and those that are shared, by their names; the organisation is left out of a list that is over all of them.",
    args: {
      list: t.arg({ type: ListNameRef, required: true }),
      organisationId: t.arg.id(),
    },
    resolve: async (_root, args, context) => await listAccessibleViews(await context.read(), args),
  }),
);

mutation("createListView", {
  whileActing: "LASTING",
  input: inputOf("CreateListViewInput", (t) => ({
    isShared: t.boolean({ required: true }),
    list: t.field({ type: ListNameRef, required: true }),
    name: t.string({ required: true }),
    organisationId: t.id({ description: "Left out of a list that is over all of them." }),
    place: t.string({ required: true }),
  })),
  payload: ListViewPayloadRef,
  run: createListView,
});

mutation("updateListView", {
  whileActing: "LASTING",
  input: versionedInput("UpdateListViewInput", (t) => ({
    isShared: t.boolean(),
    name: t.string(),
    place: t.string(),
  })),
  payload: ListViewPayloadRef,
  run: updateListView,
});

mutation("removeListView", {
  whileActing: "LASTING",
  input: versionedInput("RemoveListViewInput", () => ({})),
  payload: EmptyPayloadRef,
  run: removeListView,
});
