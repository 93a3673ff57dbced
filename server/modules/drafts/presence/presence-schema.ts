// Who is in a draft in the contract: being there is an open subscription, and a call says in which field.

import type { DraftId } from "@bondline/domain/ids.ts";
import { builder } from "../../../graphql/builder.ts";
import type { Context } from "../../../graphql/context.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { live } from "../../../graphql/live.ts";
import { passingMutation } from "../../../graphql/mutation.ts";
import { EmptyPayloadRef } from "../../../graphql/payloads.ts";
import { accessDraft } from "../drafts/draft-access.ts";
import { setDraftRealtimeAuthorState } from "./commands/set-draft-realtime-author-state.ts";
import { PRESENCE_TOPIC, presenceOf } from "./presence.ts";
import { accessPlace, listPresent, type Present } from "./presence-access.ts";

type DraftPresence = { id: DraftId; people: Present[] };

const DraftAuthorRef = builder.objectRef<Present>("DraftAuthor").implement({
  description: "A person who has the draft open now, once for each tab.",
  fields: (t) => ({
    field: t.exposeString("field", {
      nullable: true,
      description: "The path of the field that they are in.",
    }),
    name: t.exposeString("name"),
    tab: t.exposeString("tab"),
    userId: t.exposeID("accountId"),
  }),
});

const DraftPresenceRef = builder.objectRef<DraftPresence>("DraftPresence").implement({
  fields: (t) => ({
    people: t.field({ type: [DraftAuthorRef], resolve: ({ people }) => people }),
  }),
});

passingMutation("setDraftRealtimeAuthorState", {
  whileActing: "AS_MEMBER",
  input: inputOf("SetDraftRealtimeAuthorStateInput", (t) => ({
    draftId: t.id({ required: true }),
    field: t.string(),
    sequence: t.int({ required: true }),
    tab: t.string({ required: true }),
  })),
  payload: EmptyPayloadRef,
  run: setDraftRealtimeAuthorState,
});

builder.subscriptionFields((t) => ({
  draftPresence: t.field({
    type: DraftPresenceRef,
    description:
      "Everybody who has the draft open; whoever subscribes is one of them for as long as they do.",
    args: { draftId: t.arg.id({ required: true }), tab: t.arg.string({ required: true }) },
    subscribe: (_root, args, context) => watchPresence(context, args),
    resolve: (presence) => presence as DraftPresence,
  }),
}));

async function watchPresence(context: Context, args: { draftId: string; tab: string }) {
  const presence = presenceOf(context.application);
  let place: Awaited<ReturnType<typeof accessPlace>> | undefined;
  const iterator = await live(context, async (tx) => {
    place = await accessPlace(tx, { ...args, sequence: 0 });
    const { draft } = place;
    return {
      concerns: ({ topic, id }) => topic === PRESENCE_TOPIC && id === draft,
      sharedAs: PRESENCE_TOPIC,
      // Who may see the draft is asked anew whenever somebody's rights change; the list itself is the same for all of them.
      load: async (later) => ({ id: draft, people: await listPresent(later, presence.membersOf(draft)) }),
      mayWatch: (later) => accessDraft(later, draft),
      resyncEvent: { kind: "record", topic: PRESENCE_TOPIC, id: draft },
    };
  });
  if (place === undefined) return iterator;
  return leavingAtEnd(iterator, presence.enter(place.draft, place.member));
}

/** Whichever way the watching ends, the tab is gone. */
function leavingAtEnd<Delivered>(
  iterator: AsyncIterableIterator<Delivered>,
  leave: () => void,
): AsyncIterableIterator<Delivered> {
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: async () => {
      const step = await iterator.next().catch((fault: unknown) => {
        leave();
        throw fault;
      });
      if (step.done) leave();
      return step;
    },
    return: async () => {
      leave();
      return (await iterator.return?.()) ?? { done: true, value: undefined };
    },
  };
}
