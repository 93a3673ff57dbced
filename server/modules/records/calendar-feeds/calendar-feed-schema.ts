// Calendar feeds in the contract: one's own, making one, whose address is told that once, and taking one back.

import { builder } from "../../../graphql/builder.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, resultField } from "../../../graphql/payloads.ts";
import { calendarAddress } from "./calendar-address.ts";
import { type CalendarFeed, listOwnFeeds } from "./calendar-feed-access.ts";
import { createCalendarFeed } from "./commands/create-calendar-feed.ts";
import { removeCalendarFeed } from "./commands/remove-calendar-feed.ts";

const CalendarFeedRef = builder.objectRef<CalendarFeed>("CalendarFeed").implement({
  fields: (t) => ({
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    id: t.exposeID("id"),
    lastReadAt: t.expose("lastSeenAt", { type: "DateTime", nullable: true }),
    organisationId: t.exposeID("organisationId"),
    organisationName: t.exposeString("organisationName", {
      nullable: true,
      description: "Null for an organisation that the person has left: the feed is empty.",
    }),
  }),
});

const CalendarFeedPayloadRef = payloadOf("CalendarFeedPayload", {
  address: (t) =>
    t.string({
      description: "Whoever has it reads the calendar; no query tells it again.",
      resolve: (answer, _args, { application }) =>
        calendarAddress(application, resultField<string>(answer, "calendarFeedId")),
    }),
  calendarFeeds: (t) =>
    t.field({
      type: [CalendarFeedRef],
      resolve: async (_answer, _args, context) => await listOwnFeeds(await context.read()),
    }),
});

const CalendarFeedsPayloadRef = payloadOf("CalendarFeedsPayload", {
  calendarFeeds: (t) =>
    t.field({
      type: [CalendarFeedRef],
      resolve: async (_answer, _args, context) => await listOwnFeeds(await context.read()),
    }),
});

builder.queryField("calendarFeeds", (t) =>
  t.field({
    type: [CalendarFeedRef],
    resolve: async (_root, _args, context) => await listOwnFeeds(await context.read()),
  }),
);

mutation("createCalendarFeed", {
  whileActing: "LASTING",
  input: inputOf("CreateCalendarFeedInput", (t) => ({ organisationId: t.id({ required: true }) })),
  payload: CalendarFeedPayloadRef,
  run: createCalendarFeed,
});

mutation("removeCalendarFeed", {
  whileActing: "LASTING",
  input: inputOf("RemoveCalendarFeedInput", (t) => ({ id: t.id({ required: true }) })),
  payload: CalendarFeedsPayloadRef,
  openBeforeTerms: true,
  run: removeCalendarFeed,
});
