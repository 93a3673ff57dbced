// One valid call of each operation on calendar feeds.

import { randomUUID } from "node:crypto";
import { type AccountId, asOrganisationId } from "@bondline/domain/ids.ts";
import { aGuest } from "../../server/demo/builders/guest-builder.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { calendarTokenHash, tokenOf } from "../../server/modules/records/calendar-feeds/calendar-address.ts";
import { insertFeed } from "../../server/modules/records/calendar-feeds/calendar-feed-store.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";
import type { World } from "../world.ts";
import type { Examples } from "./example.ts";
import { aNewName } from "./example-steps.ts";

async function aFeed(world: World, accountId: AccountId): Promise<string> {
  const id = randomUUID();
  await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    insertFeed(tx, {
      id,
      accountId,
      organisationId: asOrganisationId(idOf("organisation", "harbour")),
      tokenHash: calendarTokenHash(tokenOf(world.app, id)),
    }),
  );
  return id;
}

export const CALENDAR_FEED_EXAMPLES: Examples = {
  Query: { calendarFeeds: { on: "ANY" } },
  Mutation: {
    createCalendarFeed: {
      on: "ANY",
      given: ({ organisationId }) => ({ organisationId }),
      writes: "Calendar feed INSERT",
    },
    removeCalendarFeed: {
      on: "ANY",
      by: ({ world }) => aGuest(world.app, aNewName()),
      given: async ({ world, guest }) => ({ id: await aFeed(world, guest.id) }),
      writes: "Calendar feed DELETE",
    },
  },
  rows: (world) => aFeed(world, idOf("person", "ada") as AccountId),
};
