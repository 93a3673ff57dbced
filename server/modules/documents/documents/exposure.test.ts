// The exposure statement: day by day what a loop over every document and draft adds up, by whoever may see it, and nobody's single guarantee told to another.
// Shows: RP-10, RP-11.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import { addDays, type PlainDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Api } from "../../../../testing/api.ts";
import { anAskedRequest, anIssuedDocument } from "../../../../testing/builders/document-request-builder.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import { buildFacility } from "../../../demo/builders/facility-builder.ts";
import { addViewer } from "../../../demo/builders/sharing-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { putOnFacility } from "../../../demo/seed-facilities.ts";

const HARBOUR = idOf("organisation", "harbour");
const WESFARMERS = idOf("organisation", "wesfarmers");
const EXPOSURE = `query ($organisationId: ID!, $facilityId: ID, $from: Date, $to: Date) {
  exposure(organisationId: $organisationId, facilityId: $facilityId, from: $from, to: $to) {
    from to today steps { day established inFlight projected limit }
    breaches { facilityId facilityName facilityEndDate day until most needsProjected }
    leastHeadroom { facilityId day amount } notCounted { count amount } } }`;
const TODAY = plainDate("2026-11-20");

type Step = { day: string; established: string; inFlight: string; projected: string; limit: string | null };
type Line = {
  kind: "established" | "projected" | "inFlight";
  amount: string;
  starts?: string;
  ends?: string;
  line?: "bank" | "group";
};

/** 30/06/2027 is the last day of the first facility; what outlives it is over its limit from the day after. */
const LINES: readonly Line[] = [
  { kind: "established", amount: "100000.01", starts: "2025-06-30", ends: "2026-12-04", line: "bank" },
  { kind: "established", amount: "250000.00", starts: "2026-11-20", ends: "2027-08-30", line: "bank" },
  { kind: "established", amount: "7.99", starts: "2024-02-29", line: "bank" },
  { kind: "established", amount: "60000.00", starts: "2025-01-01", ends: "2027-01-15" },
  { kind: "projected", amount: "300000.00", ends: "2028-01-01", line: "bank" },
  { kind: "inFlight", amount: "96000.00", ends: "2027-12-31", line: "bank" },
  { kind: "established", amount: "40000.00", starts: "2026-01-01", ends: "2027-03-15", line: "group" },
];

let world: World;
let ada: Api;
let bank: string;
let group: string;
const ids: string[] = [];
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  bank = (await buildFacility(world.app, { fields: { limit: "1000000.00", endDate: "2027-06-30" } })).id;
  group = (
    await buildFacility(world.app, {
      owner: "wesfarmers",
      sharedWith: "harbour",
      fields: { limit: "500000.00", endDate: null },
    })
  ).id;
  for (const line of LINES) await make(line);
  const lease = await recordDocument(world.app, {
    owner: "wesfarmers",
    fields: { amount: "11000.00", expiryType: "FIXED", expiresAt: "2027-03-02", establishedAt: "2026-10-09" },
  });
  const wes = await world.as("wes");
  await wes.mutate(
    "setDocumentFacility",
    "SetDocumentFacilityInput",
    { documentId: lease, version: 1, facilityId: group },
    "document { id }",
  );
});
after(() => world.end());

async function make({ kind, amount, starts, ends, line }: Line): Promise<void> {
  const facilityId = line === "bank" ? bank : line === "group" ? group : undefined;
  const end = ends === undefined ? {} : ({ expiryType: "FIXED", expiresAt: ends } as const);
  if (kind === "inFlight") {
    await world.draft({
      status: "SUBMITTED",
      fields: { amount, ...end, expectedReturnDate: "2027-06-01", facilityId: facilityId ?? null },
    });
    return;
  }
  const isProjected = kind === "projected";
  const id = await recordDocument(world.app, {
    isProjected,
    fields: {
      amount,
      ...end,
      ...(isProjected ? { establishedAt: null, bankName: null } : { establishedAt: starts ?? null }),
    },
  });
  if (facilityId !== undefined) await putOnFacility(world.app, id, facilityId);
  ids.push(id);
}

async function agreeOnReduction(documentId: string, asked: { amount: string; scheduledDate: string }) {
  const { id, version } = await anAskedRequest(world.app, documentId, asked);
  const rosa = await world.as("rosa");
  const { errors } = await rosa.mutate(
    "acceptDocumentRequest",
    "AcceptDocumentRequestInput",
    { id, version, agreement: "Contract, clause 5.4" },
    "documentRequest { id }",
  );
  assert.equal(errors, undefined);
}

async function exposure(given: object = {}, api = ada) {
  return (await api.get(EXPOSURE, { organisationId: HARBOUR, ...given })).exposure;
}

function sumOn(day: PlainDate, kind: Line["kind"], line: Line["line"]): bigint {
  const held = LINES.filter(
    (each) =>
      each.kind === kind &&
      each.line === line &&
      (kind === "established" ? (each.starts ?? "") <= day : day >= TODAY) &&
      (each.ends ?? "9999-12-31") >= day,
  );
  return held.reduce((sum, { amount }) => sum + centsFromDecimal(amount), 0n);
}

test("every day of a year is what a loop over documents and drafts adds up, the limit to its last day", async () => {
  const { from, to, today, steps } = await exposure({ from: "2026-06-01", to: "2027-12-31" });
  assert.deepEqual([from, to, today], ["2026-06-01", "2027-12-31", TODAY]);
  for (let day = plainDate(from); day <= to; day = addDays(day, 1)) {
    const step: Step | undefined = steps.findLast((each: Step) => each.day <= day);
    assert.ok(step);
    const read = [step.established, step.inFlight, step.projected, step.limit ?? ""].map(centsFromDecimal);
    const limit = day <= "2027-06-30" ? 100_000_000n : 0n;
    const added = (["established", "inFlight", "projected"] as const).map((kind) => sumOn(day, kind, "bank"));
    assert.deepEqual(read, [...added, limit], day);
  }
});

test("today's step is what the facility shows", async () => {
  const [today] = (await exposure({ facilityId: bank })).steps;
  const { documentFacility } = await ada.get(
    "query ($id: ID!) { documentFacility(id: $id) { totalEstablished totalProjected totalDrafts limit } }",
    { id: bank },
  );
  assert.deepEqual(
    [today.established, today.projected, today.inFlight, today.limit],
    [
      documentFacility.totalEstablished,
      documentFacility.totalProjected,
      documentFacility.totalDrafts,
      documentFacility.limit,
    ],
  );
});

test("the first day over the limit, how long and by how much, and what is on no facility beside it", async () => {
  const { breaches, leastHeadroom, notCounted } = await exposure();
  assert.deepEqual(breaches, [
    {
      facilityId: bank,
      facilityName: "Guarantee facility",
      facilityEndDate: "2027-06-30",
      day: "2027-07-01",
      until: null,
      most: "346007.99",
      needsProjected: false,
    },
  ]);
  assert.deepEqual(leastHeadroom, { facilityId: bank, day: "2027-07-01", amount: "-646007.99" });
  assert.deepEqual(notCounted, { count: 2, amount: "100000.00" });
});

test("a reduction that was agreed to counts from its day on, what is projected warns before it, and a document's part is told alone", async () => {
  const facility = await buildFacility(world.app, { fields: { limit: "700000.00", endDate: "2029-12-31" } });
  const document = await anIssuedDocument(world, {
    amount: "500000.00",
    expiryType: "FIXED",
    expiresAt: "2029-06-29",
  });
  await putOnFacility(world.app, document.id, facility.id);
  const stages = [
    ["200000", "2027-03-01"],
    ["100000", "2027-05-01"],
  ] as const;
  for (const [amount, scheduledDate] of stages)
    await agreeOnReduction(document.id, { amount, scheduledDate });
  const projected = await recordDocument(world.app, {
    isProjected: true,
    fields: { amount: "150000.00", establishedAt: null, bankName: null },
  });
  await putOnFacility(world.app, projected, facility.id);
  const found = await ada.get(
    `query ($o: ID!, $f: ID!, $d: ID!, $p: ID!) { exposure(organisationId: $o, facilityId: $f, to: "2030-06-30") {
      steps { day established } breaches { day until most needsProjected }
      document(id: $d) { id facilityId steps { day amount } } projected: document(id: $p) { id } nonsense: document(id: "x") { id } } }`,
    { o: HARBOUR, f: facility.id, d: document.id, p: projected },
  );
  const amounts = [
    [TODAY, "500000.00"],
    ["2027-03-01", "300000.00"],
    ["2027-05-01", "200000.00"],
    ["2029-06-30", "0.00"],
  ];
  assert.deepEqual(
    found.exposure.steps
      .map(({ day, established }: Step) => [day, established])
      .filter(([day]: string[]) => day !== "2030-01-01"),
    amounts,
  );
  assert.deepEqual(found.exposure.breaches, [
    { day: "2030-01-01", until: null, most: "150000.00", needsProjected: true },
  ]);
  assert.equal(found.exposure.document.facilityId, facility.id);
  assert.deepEqual(
    found.exposure.document.steps.map(({ day, amount }: { day: string; amount: string }) => [day, amount]),
    amounts,
  );
  assert.deepEqual([found.exposure.projected, found.exposure.nonsense], [null, null]);
});

test("of a facility that others share, theirs is told by whole months", async () => {
  const seen = async (organisationId: string, api: Api) =>
    (await exposure({ organisationId, facilityId: group }, api)).steps.map(({ day, established }: Step) => [
      day,
      established,
    ]);
  assert.deepEqual(await seen(HARBOUR, ada), [
    ["2026-11-20", "51000.00"],
    ["2027-03-16", "11000.00"],
    ["2027-04-01", "0.00"],
  ]);
  assert.deepEqual(await seen(WESFARMERS, await world.as("wes")), [
    ["2026-11-20", "51000.00"],
    ["2027-03-03", "40000.00"],
    ["2027-04-01", "0.00"],
  ]);
});

test("a limited user is told of what they were added to, and of no facility", async () => {
  const cam = await world.as("cam");
  await addViewer(world.app, "document", { id: ids[0] ?? "", organisationId: HARBOUR }, "cam");
  const { steps, breaches } = await exposure({}, cam);
  assert.deepEqual(
    steps.map(({ day, established, limit }: Step) => [day, established, limit]),
    [
      ["2026-11-20", "100000.01", null],
      ["2026-12-05", "0.00", null],
    ],
  );
  assert.deepEqual(breaches, []);
  assert.equal(
    await cam.codeOf(EXPOSURE, { organisationId: HARBOUR, facilityId: bank }),
    "FACILITY_NOT_FOUND",
  );
});

test("a stranger's, another's and an endless question are refused by name", async () => {
  const fay = await world.as("fay");
  assert.equal(await fay.codeOf(EXPOSURE, { organisationId: HARBOUR }), "ORGANISATION_NOT_FOUND");
  const { errors } = await ada.ask(EXPOSURE, { organisationId: HARBOUR, from: "2000-01-01" });
  assert.deepEqual(errors?.[0]?.extensions?.fields, { to: "Ask for five years at most." });
});
