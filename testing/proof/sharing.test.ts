// What opens rows to another organisation: no path but an offer that it has accepted as the confirmed holder of its ABN, in any table, and a way round is noticed.
// Shows.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { isRefusal } from "@bondline/domain/refusals.ts";
import fc from "fast-check";
import pg from "pg";
import { aClaim, type Claim } from "../../server/demo/builders/abn-claim-builder.ts";
import { buildFacility, offerOf } from "../../server/demo/builders/facility-builder.ts";
import { signInAs } from "../../server/demo/sessions.ts";
import { acceptFacilityShareOffer } from "../../server/modules/facilities/facilities/commands/accept-facility-share-offer.ts";
import { declineFacilityShareOffer } from "../../server/modules/facilities/facilities/commands/decline-facility-share-offer.ts";
import { shareDocumentFacility } from "../../server/modules/facilities/facilities/commands/share-document-facility.ts";
import { stopSharingDocumentFacility } from "../../server/modules/facilities/facilities/commands/stop-sharing-document-facility.ts";
import { withdrawFacilityShareOffer } from "../../server/modules/facilities/facilities/commands/withdraw-facility-share-offer.ts";
import { confirmOrganisationAbn } from "../../server/modules/people/abn-claims/commands/confirm-organisation-abn.ts";
import { refuseOrganisationAbn } from "../../server/modules/people/abn-claims/commands/refuse-organisation-abn.ts";
import { runTransaction, type Transaction } from "../../server/transaction/transaction.ts";
import { apiOf } from "../api.ts";
import { aNewAbn } from "../examples/example-steps.ts";
import { aFilledWorld } from "../examples/example-worlds.ts";
import { changeSchema } from "../jobs-done.ts";
import type { World } from "../world.ts";
import { IS_WHOLE_PROOF, recordProof } from "./record-proof.ts";

const WALKS = IS_WHOLE_PROOF ? 150 : 8;
const STEPS_MAX = 12;
const SEED = 20261129;

let world: World;
let owner: pg.Client;
/** Every table with a row policy, except what everybody may know of. */
let tables: string[];
before(async () => {
  ({ world } = await aFilledWorld());
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'id' and a.atttypid = 'uuid'::regtype
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relforcerowsecurity order by 1`,
  );
  tables = rows.map(({ name }) => name).filter((name) => !PUBLIC.includes(name));
});
after(async () => {
  await owner.end();
  await world.endUnchecked();
});

/** Everybody who is signed in may know of these. */
const PUBLIC = [
  "supplier",
  "fee_summary",
  "gateway_feature",
  "channel_partner",
  "referral_portal_entity",
  "referral_configuration",
  "finance_offer",
  "deposit_account",
  "provider",
];

/** An organisation that claims a number, and a facility of Harbour's that is offered by that number, with the newest offer of it. */
type Scene = { claim: Claim; abn: string; facilityId: string; offerId: string };

async function asPerson(person: "ada" | "rosa", act: (tx: Transaction) => Promise<unknown>): Promise<void> {
  await runTransaction(world.app, { token: await signInAs(world.app, person) }, act);
}

async function asClaimant({ claim }: Scene, act: (tx: Transaction) => Promise<unknown>): Promise<void> {
  await runTransaction(world.app, { token: claim.claimant.token }, act);
}

async function versionOf(table: "organisation" | "facility", id: string): Promise<number> {
  const { rows } = await owner.query(`select version from ${table} where id = $1`, [id]);
  return rows[0].version;
}

const STEPS = {
  confirm: async ({ claim: { id } }: Scene) => {
    const version = await versionOf("organisation", id);
    const said = { legalName: "Quay Works Pty Ltd", howChecked: "By its secretary." };
    await asPerson("rosa", (tx) => confirmOrganisationAbn(tx, { id, version, ...said }));
  },
  takeBack: async ({ claim: { id } }: Scene) => {
    const version = await versionOf("organisation", id);
    await asPerson("rosa", (tx) => refuseOrganisationAbn(tx, { id, version, reason: "It was another." }));
  },
  offer: async (scene: Scene) => {
    const { facilityId: id, abn } = scene;
    const version = await versionOf("facility", id);
    await asPerson("ada", (tx) => shareDocumentFacility(tx, { id, version, abn }));
    scene.offerId = await offerOf(world.app, id);
  },
  accept: (scene: Scene) =>
    asClaimant(scene, (tx) => acceptFacilityShareOffer(tx, { offerId: scene.offerId })),
  decline: (scene: Scene) =>
    asClaimant(scene, (tx) => declineFacilityShareOffer(tx, { offerId: scene.offerId })),
  withdraw: (scene: Scene) =>
    asPerson("ada", (tx) => withdrawFacilityShareOffer(tx, { offerId: scene.offerId })),
  stop: async ({ facilityId: id, claim }: Scene) => {
    const input = { id, version: await versionOf("facility", id), organisationId: claim.id };
    await asPerson("ada", (tx) => stopSharingDocumentFacility(tx, input));
  },
};
type StepName = keyof typeof STEPS;

/** How it stands by the rule, kept apart from the product. */
type State = { isConfirmed: boolean; isWaiting: boolean; isShared: boolean; offers: number };
const AT_FIRST: State = { isConfirmed: false, isWaiting: false, isShared: false, offers: 0 };

/** What each step leads to; a step that is not allowed leads to nothing. */
const RULES: Record<StepName, (now: State) => Partial<State> | undefined> = {
  confirm: ({ isConfirmed }) => (isConfirmed ? undefined : { isConfirmed: true }),
  takeBack: () => ({ isConfirmed: false }),
  offer: ({ isConfirmed, isWaiting, isShared, offers }) =>
    isConfirmed && !isWaiting && !isShared ? { isWaiting: true, offers: offers + 1 } : undefined,
  accept: ({ isConfirmed, isWaiting }) =>
    isConfirmed && isWaiting ? { isWaiting: false, isShared: true } : undefined,
  decline: ({ isConfirmed, isWaiting }) => (isConfirmed && isWaiting ? { isWaiting: false } : undefined),
  withdraw: ({ isWaiting }) => (isWaiting ? { isWaiting: false } : undefined),
  stop: ({ isShared }) => (isShared ? { isShared: false } : undefined),
};

/** Rows of others in each table, past every access check; a table that shows none is left out. */
function rowsByRule({ isConfirmed, isShared, offers }: State): Record<string, number> {
  if (!isConfirmed) return {};
  return {
    ...(isShared ? { facility: 1, facility_share: 1 } : {}),
    ...(offers > 0 ? { facility_share_offer: offers } : {}),
  };
}

/** What the claimant sees of others in every table: of what is not their own organisation's, account's or about their own. */
async function rowsSeen({ claim }: Scene): Promise<Record<string, number>> {
  const own = [claim.id, claim.claimant.id];
  const counts = tables.map(
    (table) =>
      `select '${table}' as name, count(*)::int as count from ${table} r
        where not exists (select 1 from jsonb_each_text(to_jsonb(r)) f
          where f.key in ('id', 'organisation_id', 'account_id') and f.value = any ($1))`,
  );
  const rows = await runTransaction(world.app, { token: claim.claimant.token }, (tx) =>
    tx.query<{ name: string; count: number }>(counts.join(" union all "), [own]),
  );
  return Object.fromEntries(rows.filter(({ count }) => count > 0).map(({ name, count }) => [name, count]));
}

/** By the access checks: the lists that a facility stands in, and what waits for an answer. */
async function listed({ claim }: Scene): Promise<number[]> {
  const { facilities, documentFacilities, facilityShareOffers } = await apiOf(
    world.url,
    claim.claimant.token,
  ).get(
    `query ($id: ID!) { facilities(organisationId: $id) { id } documentFacilities(organisationId: $id) { totalCount }
       facilityShareOffers(organisationId: $id) { totalCount } }`,
    { id: claim.id },
  );
  return [facilities.length, documentFacilities.totalCount, facilityShareOffers.totalCount];
}

function listedByRule({ isConfirmed, isShared, isWaiting }: State): number[] {
  const open = Number(isConfirmed && isShared);
  return [open, open, Number(isConfirmed && isWaiting)];
}

let walked = 0;

async function aScene(): Promise<Scene> {
  walked += 1;
  const abn = aNewAbn();
  const claim = await aClaim(world.app, { abn, claimant: `walker${walked}` });
  const { id: facilityId } = await buildFacility(world.app);
  return { claim, abn, facilityId, offerId: facilityId };
}

/** Whether the product allowed it. */
async function take(step: StepName, scene: Scene): Promise<boolean> {
  try {
    await STEPS[step](scene);
    return true;
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
    return false;
  }
}

/** The first thing that is not as the rule says, or nothing. */
async function walk(steps: readonly StepName[]): Promise<string | undefined> {
  const scene = await aScene();
  let state = AT_FIRST;
  for (const [at, step] of steps.entries()) {
    const next = RULES[step](state);
    const isAllowed = await take(step, scene);
    state = { ...state, ...next };
    const after = `${steps.slice(0, at + 1).join(", ")}: `;
    // A confirmation that was never given is refused as well, and leaves the same.
    if (step !== "takeBack" && isAllowed !== (next !== undefined)) return `${after}allowed ${isAllowed}`;
    const expected = [rowsByRule(state), listedByRule(state)];
    const seen = [sorted(await rowsSeen(scene)), await listed(scene)];
    if (JSON.stringify(seen) !== JSON.stringify(expected))
      return `${after}sees ${JSON.stringify(seen)}, not ${JSON.stringify(expected)}`;
    count.cases += tables.length;
  }
  return undefined;
}

function sorted(counts: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).sort());
}

const count = { cases: 0, broken: 0, caught: 0 };
after(() => recordProof("sharing", count));

/** Comes to every step in each of its moods. */
const EVERY_STEP: readonly StepName[] = [
  "offer",
  "confirm",
  "accept",
  "offer",
  "takeBack",
  "accept",
  "confirm",
  "accept",
  "takeBack",
  "confirm",
  "stop",
  "offer",
  "decline",
  "accept",
  "offer",
  "withdraw",
  "accept",
  "takeBack",
];

test("an organisation sees nothing of another's but what it has accepted while it was confirmed", async () => {
  assert.ok(tables.length > 50, "the catalogue has the tables");
  const steps = fc.array(fc.constantFrom(...(Object.keys(STEPS) as StepName[])), {
    minLength: 4,
    maxLength: STEPS_MAX,
  });
  // Most begin where there is something to see.
  const walks = fc.sample(fc.tuple(fc.boolean(), steps), { numRuns: WALKS, seed: SEED });
  assert.equal(await walk(EVERY_STEP), undefined);
  for (const [isFromAnOffer, drawn] of walks)
    assert.equal(await walk(isFromAnOffer ? ["confirm", "offer", ...drawn] : drawn), undefined);
});

/** Each as the owner of the database would break it, and how it is mended again. */
const BROKEN: Record<string, string> = {
  "an offer opens at once": `alter table facility_share disable trigger keep_share_accepted;
    create function open_at_once() returns trigger language plpgsql security definer as $$ begin
      insert into facility_share (id, organisation_id, facility_id, shared_with_organisation_id, offer_id, created_at)
      values (gen_random_uuid(), new.organisation_id, new.facility_id, new.offered_to_organisation_id, new.id, new.created_at);
      return null; end $$;
    create trigger open_at_once after insert on facility_share_offer for each row execute function open_at_once()`,
  "whoever claims a number is found by it": `create or replace function organisation_of_number(number text) returns uuid language sql stable security definer
    as $$ select id from organisation where abn = number $$`,
  "what is shared stays open when the confirmation is taken back": `create or replace function organisation_is_confirmed(sought uuid) returns boolean
    language sql stable as $$ select true $$`,
  "offers are open to everybody": "alter policy visible on facility_share_offer using (true)",
  "costs are seen with the facility":
    "alter policy visible on facility_cost using (exists (select 1 from facility where id = facility_id))",
};

describe("a way round is noticed", () => {
  for (const [what, sql] of Object.entries(BROKEN))
    test(what, async () => {
      const before = await definitions();
      await changeSchema(world, owner, sql);
      try {
        count.broken += 1;
        assert.notEqual(await walk(EVERY_STEP), undefined);
        count.caught += 1;
      } finally {
        await changeSchema(world, owner, before);
      }
    });
});

/** What the mutants break, as statements that put it back. */
async function definitions(): Promise<string> {
  const { rows: functions } = await owner.query<{ text: string }>(
    "select pg_get_functiondef(f::regproc) as text from unnest(array['organisation_of_number', 'organisation_is_confirmed']) f",
  );
  const { rows: policies } = await owner.query<{ table: string; condition: string }>(
    `select polrelid::regclass::text as table, pg_get_expr(polqual, polrelid) as condition from pg_policy
      where polname = 'visible' and polrelid = any (array['facility_share_offer', 'facility_cost']::regclass[])`,
  );
  return [
    "drop function if exists open_at_once() cascade",
    "alter table facility_share enable trigger keep_share_accepted",
    ...functions.map(({ text }) => text),
    ...policies.map(({ table, condition }) => `alter policy visible on ${table} using (${condition})`),
  ].join("; ");
}
