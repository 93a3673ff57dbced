// Calendar feeds: made and taken back by a person, read by whoever holds the address with that person's rights, told once.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import ICAL from "ical.js";
import { type Api, apiOf } from "../../../../testing/api.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import { aGuest, joinAs, leave } from "../../../demo/builders/guest-builder.ts";
import { shareWith, stopSharing } from "../../../demo/builders/sharing-builder.ts";
import { ORGANISATIONS } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { LIMITS } from "../../people/accounts/public.ts";

const HARBOUR = idOf("organisation", "harbour");

let world: World;
let ada: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
});
after(() => world.end());

const create = (api: Api, input: object = {}) =>
  api.mutate(
    "createCalendarFeed",
    "CreateCalendarFeedInput",
    { organisationId: HARBOUR, ...input },
    "address calendarFeeds { id organisationName lastReadAt }",
  );

/** The address leads to this server, wherever browsers would find it. */
async function addressOf(api: Api): Promise<string> {
  const { data, errors } = await create(api);
  assert.equal(errors, undefined);
  const { pathname } = new URL(data.createCalendarFeed.address);
  return `${world.url}${pathname}`;
}

async function eventsAt(address: string): Promise<Record<string, string>> {
  const answer = await fetch(address);
  assert.equal(answer.status, 200);
  const events = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents("vevent");
  return Object.fromEntries(
    events
      .map((each) => new ICAL.Event(each))
      .map(({ summary, startDate }) => [summary, startDate.toString()]),
  );
}

describe("a calendar feed", () => {
  test("tells when guarantees expire and are expected back, and by when invoices are to be paid", async () => {
    const address = await addressOf(ada);
    const id = await recordDocument(world.app, {
      fields: { referenceNumber: "CAL-1", expiryType: "FIXED", expiresAt: "2027-02-26" },
    });
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query("update document set expected_return_date = '2027-03-05' where id = $1", [id]),
    );
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    const events = await eventsAt(address);
    assert.equal(events["CAL-1 expires at 4.00 pm"], "2027-02-26");
    assert.equal(events["CAL-1 is expected back"], "2027-03-05");
    const toPay = Object.entries(events).find(([summary]) =>
      summary.startsWith(`${draft.referenceNumber}: $`),
    );
    assert.match(toPay?.[0] ?? "", /: \$[\d,]+\.\d\d to pay$/);
    assert.match(toPay?.[1] ?? "", /^2026-11-\d\d$/);
  });

  test("tells a holder of what was shared with them and of what they recorded, in the holder's words", async () => {
    const address = await addressOf(ada);
    const { name, abn, address: at, state, postcode } = ORGANISATIONS.harbour;
    const fixed = { expiryType: "FIXED", expiresAt: "2027-03-26" } as const;
    const shared = await recordDocument(world.app, {
      owner: "wesfarmers",
      beneficiary: { name, abn, address: at, state, postcode },
      fields: { ...fixed, referenceNumber: "CAL-H1" },
    });
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query("update document set expected_return_date = '2027-03-05' where id = $1", [shared]),
    );
    const held = [
      { partyVariant: "ISSUER", name: "Kestrel Fitouts Pty Ltd" },
      { partyVariant: "BENEFICIARY", name, abn, address: at, state, postcode },
    ];
    await recordDocument(world.app, {
      isHeld: true,
      fields: { ...fixed, referenceNumber: "CAL-H2", parties: held },
    });
    const eventIds = async () =>
      Object.keys(await eventsAt(address)).filter((each) => each.startsWith("CAL-H"));
    const own = "CAL-H2 expires at 4.00 pm: claim or ask to extend before";
    assert.deepEqual(await eventIds(), [own]);
    const organisationId = idOf("organisation", "wesfarmers");
    await shareWith(
      world.app,
      "document",
      { id: shared, organisationId },
      { person: "ada", roles: ["BENEFICIARY"] },
    );
    assert.deepEqual((await eventIds()).toSorted(), [
      "CAL-H1 expires at 4.00 pm: claim or ask to extend before",
      own,
    ]);
    assert.match(await (await fetch(address)).text(), /Applicant: Kestrel Fitouts/);
    await stopSharing(world.app, "document", { id: shared, organisationId }, "ada");
    assert.deepEqual(await eventIds(), [own]);
  });

  test("is answered without a cookie, kept by its reader alone, and not sent again while nothing changed", async () => {
    const address = await addressOf(ada);
    const first = await fetch(address);
    assert.equal(first.headers.get("content-type"), "text/calendar; charset=utf-8");
    assert.equal(first.headers.get("set-cookie"), null);
    assert.equal(first.headers.get("cache-control"), "private, no-cache");
    const etag = first.headers.get("etag") ?? "";
    world.clock.advance({ minutes: 5 });
    for (const named of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await fetch(address, { headers: { "if-none-match": named } });
      assert.deepEqual([again.status, await again.text()], [304, ""]);
    }
    await recordDocument(world.app, {
      fields: { referenceNumber: "CAL-2", expiryType: "FIXED", expiresAt: "2027-04-30" },
    });
    const changed = await fetch(address, { headers: { "if-none-match": etag } });
    assert.equal(changed.status, 200);
    assert.notEqual(changed.headers.get("etag"), etag);
  });

  test("is listed with its last use, and opens nothing once it is taken back", async () => {
    const address = await addressOf(ada);
    const mine = async () =>
      (await ada.get("{ calendarFeeds { id organisationName lastReadAt } }")).calendarFeeds;
    const fresh = (await mine()).at(-1);
    assert.deepEqual([fresh.organisationName, fresh.lastReadAt], ["Harbour Civil Pty Ltd", null]);
    await fetch(address);
    assert.equal((await mine()).at(-1).lastReadAt, world.clock.now());

    const remove = (api: Api) =>
      api.mutate("removeCalendarFeed", "RemoveCalendarFeedInput", { id: fresh.id }, "calendarFeeds { id }");
    await remove(await world.as("ben"));
    assert.equal((await fetch(address)).status, 200);
    const { data } = await remove(ada);
    assert.ok(!data.removeCalendarFeed.calendarFeeds.some(({ id }: { id: string }) => id === fresh.id));
    const gone = await fetch(address);
    assert.deepEqual([gone.status, gone.headers.get("cache-control")], [404, "no-store"]);
    assert.equal((await fetch(`${world.url}/calendar/${"x".repeat(43)}.ics`)).status, 404);
  });

  test("goes by its owner's rights at each reading: added records for a limited user, nothing for who has left", async () => {
    await recordDocument(world.app, {
      fields: { referenceNumber: "CAL-3", expiryType: "FIXED", expiresAt: "2027-05-28" },
    });
    const guest = await aGuest(world.app, "Calendar");
    await joinAs(world.app, guest, { organisationId: HARBOUR, role: "USER" });
    const api = apiOf(world.url, guest.token);
    const address = await addressOf(api);
    assert.ok("CAL-3 expires at 4.00 pm" in (await eventsAt(address)));

    const become = (role: string) =>
      runTransaction(world.app, { system: "Set-up" }, (tx) =>
        tx.query("update member set role = $2 where account_id = $1", [guest.id, role]),
      );
    await become("LIMITED_USER");
    assert.deepEqual(await eventsAt(address), {});
    await become("ADMIN");
    assert.ok("CAL-3 expires at 4.00 pm" in (await eventsAt(address)));

    await leave(world.app, guest);
    assert.deepEqual(await eventsAt(address), {});
    assert.ok(!(await (await fetch(address)).text()).includes("Harbour"));
  });

  test("is made for one's own organisation alone, and its address is kept nowhere", async () => {
    assert.equal(refusalOf(await create(await world.as("wes"))), "ORGANISATION_NOT_FOUND");
    assert.equal(refusalOf(await create(ada, { organisationId: "nonsense" })), "ORGANISATION_NOT_FOUND");
    const token = new URL(await addressOf(ada)).pathname.replace(/^\/calendar\/|\.ics$/g, "");
    const found = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query(
        `select 1 from calendar_feed f where f::text like $1
         union all select 1 from mutation_result m where m.payload::text like $1
         union all select 1 from history_entry h where h.changes::text like $1`,
        [`%${token}%`],
      ),
    );
    assert.deepEqual(found, []);
  });

  test("is limited, and says when to come back", async () => {
    const address = await addressOf(ada);
    for (let count = 0; count < LIMITS.calendarReads.allowed; count += 1) await fetch(address);
    const answer = await fetch(address);
    assert.equal(answer.status, 429);
    assert.equal(answer.headers.get("retry-after"), String(LIMITS.calendarReads.seconds));
    world.clock.advance({ minutes: 61 });
    assert.equal((await fetch(address)).status, 200);
  });
});
