// Requests prepared for a client: written and withdrawn at the desk, mailed, and made a draft once by the person they were sent to.
// Shows: OR-01, OR-02, D-75, API-076, API-077, Q-064.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, test } from "node:test";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Api } from "../../../../testing/api.ts";
import { refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { aPreparedRequest } from "../../../../testing/examples/prepared-request-examples.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { switchFeaturesOn } from "../../../demo/builders/referral-builder.ts";
import { PEOPLE } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const HARBOUR = idOf("organisation", "harbour");
const DETAILS = {
  emailAddress: PEOPLE.ada.email,
  processType: "BANK_GUARANTEE",
  amount: "250,000",
  purpose: "PERFORMANCE",
  beneficiaryName: "Woolworths Group Limited",
  contractTitle: "Depot, stage 2",
  projectAddress: "Lot 4 Distribution Drive, Truganina VIC 3029",
  note: "As discussed.",
  lastDate: "2026-12-20",
};
const FIELDS =
  "id status amount beneficiaryName preparedBy lastDate draftId organisationId productName version";

let world: World;
let ada: Api;
let rosa: Api;
let sam: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  rosa = await world.as("rosa");
  sam = await world.as("sam");
});
after(() => world.end());

const prepare = (api: Api, overrides: object = {}) =>
  api.mutate(
    "createOrigination",
    "CreateOriginationInput",
    { ...DETAILS, ...overrides },
    `origination { ${FIELDS} }`,
  );
const prepared = async (api: Api, overrides: object = {}) =>
  (await prepare(api, overrides)).data.createOrigination.origination;
const use = (api: Api, originationId: string, organisationId: string = HARBOUR) =>
  api.mutate(
    "createDraftFromOrigination",
    "CreateDraftFromOriginationInput",
    { originationId, organisationId },
    "draftId organisationId",
  );
const withdraw = (api: Api, { id, version }: { id: string; version: number }) =>
  api.mutate("withdrawOrigination", "WithdrawOriginationInput", { id, version }, "origination { status }");
const withdrawChosen = (api: Api, chosen: readonly { id: string; version: number }[], more: object = {}) =>
  api.mutate(
    "withdrawChosenOriginations",
    "WithdrawChosenOriginationsInput",
    { originations: chosen.map(({ id, version }) => ({ id, version })), ...more },
    "results { id code reason origination { status version } }",
  );
type Result = { id: string; code: string | null; origination: { status: string } | null };
const seen = (api: Api, id: string) =>
  api.ask(`query ($id: ID!) { origination(id: $id) { ${FIELDS} } }`, { id });

describe("a prepared request", () => {
  test("is mailed to its address with its link, and opens for that person with who prepared it", async () => {
    const { id } = await prepared(rosa);
    const [mail] = await mailsAbout(world, id);
    assert.deepEqual(mail?.toAddresses, [PEOPLE.ada.email]);
    assert.match(mail?.text ?? "", new RegExp(`/originations/${id}`));
    const { origination } = (await seen(ada, id)).data;
    assert.deepEqual(
      [origination.status, origination.amount, origination.lastDate, origination.preparedBy],
      ["OPEN", "250000.00", "2026-12-20", `${PEOPLE.rosa.givenName} ${PEOPLE.rosa.familyName}, Bondline`],
    );
  });

  test("becomes a draft with what was filled in, once, and the draft says whose it was", async () => {
    const { id } = await prepared(rosa);
    const first = (await use(ada, id)).data.createDraftFromOrigination;
    assert.equal(first.organisationId, HARBOUR);
    const again = (await use(ada, id)).data.createDraftFromOrigination;
    assert.deepEqual([again.draftId, again.organisationId], [first.draftId, HARBOUR]);

    const draft = await seenDraft(
      ada,
      first.draftId,
      "status amount purpose contractTitle projectAddress capabilities parties { partyVariant name }",
    );
    assert.deepEqual(
      [draft.status, draft.amount, draft.purpose, draft.contractTitle, draft.projectAddress],
      ["DRAFT", "250000.00", "PERFORMANCE", DETAILS.contractTitle, DETAILS.projectAddress],
    );
    assert.deepEqual(draft.parties, [
      { partyVariant: "ISSUER", name: "Harbour Civil Pty Ltd" },
      { partyVariant: "BENEFICIARY", name: "Woolworths Group Limited" },
    ]);
    assert.ok(draft.capabilities.includes("CAN_EDIT"));
    const { draftHistory } = await ada.get(
      "query ($id: ID!) { draftHistory(draftId: $id, first: 50) { edges { node { changes { field newDisplayValue } } } } }",
      { id: first.draftId },
    );
    assert.match(JSON.stringify(draftHistory), /Rosa [A-Za-z]+, Bondline/);

    const desk = (await seen(rosa, id)).data.origination;
    assert.deepEqual([desk.status, desk.draftId, desk.organisationId], ["USED", null, null]);
    assert.equal((await seen(ada, id)).data.origination.draftId, first.draftId);
    assert.equal(refusalOf(await withdraw(rosa, desk)), "INVALID_TRANSITION");
  });

  test("sent for twice at the same moment leads to one draft", async () => {
    const { id } = await aPreparedRequest(world.app);
    const answers = await Promise.all([use(ada, id), use(ada, id)]);
    const [one, other] = answers.map(({ data }) => data.createDraftFromOrigination.draftId);
    assert.equal(one, other);
  });

  test("of a surety bond fills in the bond and its contract", async () => {
    await switchFeaturesOn(world.app, ["suretyBonds"]);
    const { id } = await prepared(rosa, { processType: "SURETY_BOND", contractNumber: "WOW-2217" });
    const { draftId } = (await use(ada, id)).data.createDraftFromOrigination;
    const draft = await seenDraft(
      ada,
      draftId,
      "processType amount requestedSuretyDocuments { amount purpose } contractQuestionnaire { contractNumber contractLocation }",
    );
    assert.deepEqual(draft, {
      processType: "SURETY_BOND",
      amount: "250000.00",
      requestedSuretyDocuments: [{ amount: "250000.00", purpose: "PERFORMANCE" }],
      contractQuestionnaire: { contractNumber: "WOW-2217", contractLocation: DETAILS.projectAddress },
    });
  });

  test("is of one of two kinds: cash and lease bonds are raised as drafts alone", async () => {
    for (const processType of ["CASH_SECURITY", "LEASE_BOND"])
      assert.match(JSON.stringify((await prepare(rosa, { processType })).errors), /OriginationKind/);
  });

  test("of somebody else is not there, nor for an organisation in which one raises no drafts", async () => {
    const { id } = await prepared(rosa);
    const wes = await world.as("wes");
    const own = idOf("organisation", "wesfarmers");
    for (const sought of [id, randomUUID(), "nothing"]) {
      assert.equal(refusalOf(await seen(wes, sought)), "ORIGINATION_NOT_FOUND");
      assert.equal(refusalOf(await use(wes, sought, own)), "ORIGINATION_NOT_FOUND");
    }
    assert.equal(refusalOf(await use(rosa, id)), "ORIGINATION_NOT_FOUND");
    assert.equal(refusalOf(await use(ada, id, own)), "ORGANISATION_NOT_FOUND");
    assert.equal((await seen(ada, id)).data.origination.status, "OPEN");
  });

  test("that was withdrawn makes no draft, and says so", async () => {
    const origination = await prepared(rosa);
    assert.equal(refusalOf(await withdraw(rosa, { ...origination, version: 7 })), "CONFLICT");
    assert.equal(
      (await withdraw(rosa, origination)).data.withdrawOrigination.origination.status,
      "WITHDRAWN",
    );
    assert.equal(refusalOf(await use(ada, origination.id)), "INVALID_TRANSITION");
    assert.equal((await seen(ada, origination.id)).data.origination.status, "WITHDRAWN");
  });

  test("is checked field by field", async () => {
    const refused = refusalOf(
      await prepare(rosa, {
        emailAddress: "ada",
        amount: "ten",
        beneficiaryAbn: "1",
        lastDate: "2026-11-19",
      }),
    );
    assert.deepEqual(Object.keys(refused).sort(), ["amount", "beneficiaryAbn", "emailAddress", "lastDate"]);
  });
});

describe("the desk", () => {
  const PRODUCTS = "query { originationProducts(processType: BANK_GUARANTEE) { id supplier { tradeName } } }";
  type Product = { id: string; supplier: { tradeName: string } };

  test("of a supplier names its own products and sees its own requests alone", async () => {
    const all: Product[] = (await rosa.get(PRODUCTS)).originationProducts;
    const own: Product[] = (await sam.get(PRODUCTS)).originationProducts;
    const [mine] = own;
    const foreign = all.find(({ supplier }) => supplier.tradeName !== mine?.supplier.tradeName);
    assert.ok(mine && foreign && own.every(({ supplier }) => supplier.tradeName === mine.supplier.tradeName));
    assert.deepEqual(refusalOf(await prepare(sam, { feeSummaryId: foreign.id, amount: "60000" })), {
      feeSummaryId: "This fee plan is not offered for this amount. Please choose another.",
    });

    const byProvider = await prepared(rosa);
    const bySupplier = await prepared(sam, { feeSummaryId: mine.id, amount: "60000" });
    assert.match(bySupplier.preparedBy, new RegExp(mine.supplier.tradeName));
    assert.equal(refusalOf(await seen(sam, byProvider.id)), "ORIGINATION_NOT_FOUND");
    assert.equal(refusalOf(await withdraw(sam, byProvider)), "ORIGINATION_NOT_FOUND");
    assert.equal(refusalOf(await seen(await world.as("bea"), bySupplier.id)), "ORIGINATION_NOT_FOUND");

    const { draftId } = (await use(ada, bySupplier.id)).data.createDraftFromOrigination;
    const { id } = (await seenDraft(ada, draftId, "feeSummary { id }")).feeSummary;
    assert.equal(id, mine.id);
  });

  test("lists newest first, page by page, and the open ones alone where those are asked for", async () => {
    const one = await prepared(rosa);
    const two = await prepared(rosa);
    await withdraw(rosa, two);
    const list = async (args: string) =>
      (
        await rosa.get(
          `{ staffOriginations(${args}) { totalCount pageInfo { hasNextPage endCursor } edges { node { id } } } }`,
        )
      ).staffOriginations;
    const first = await list("first: 1");
    assert.deepEqual([first.edges[0].node.id, first.pageInfo.hasNextPage], [two.id, true]);
    const next = await list(`first: 1, after: "${first.pageInfo.endCursor}"`);
    assert.equal(next.edges[0].node.id, one.id);
    assert.equal((await list("first: 1, isOpen: true")).edges[0].node.id, one.id);
  });
});

describe("several that are chosen", () => {
  test("are withdrawn where they may be, and the others are refused by their reasons", async () => {
    const open = await prepared(rosa);
    const used = await prepared(rosa);
    const stale = await prepared(rosa);
    await use(ada, used.id);
    const chosen = [
      open,
      { ...used, version: 2 },
      { ...stale, version: 7 },
      { id: randomUUID(), version: 1 },
    ];
    const { data } = await withdrawChosen(rosa, chosen);
    const results: Result[] = data.withdrawChosenOriginations.results;
    assert.deepEqual(
      results.map(({ id, code, origination }) => [id, code, origination?.status ?? null]),
      [
        [open.id, null, "WITHDRAWN"],
        [used.id, "INVALID_TRANSITION", "USED"],
        [stale.id, "CONFLICT", "OPEN"],
        [chosen[3]?.id, "ORIGINATION_NOT_FOUND", null],
      ],
    );
    assert.equal(refusalOf(await use(ada, open.id)), "INVALID_TRANSITION");
  });

  test("answer the same to a repeat with the same id", async () => {
    const origination = await prepared(rosa);
    const repeated = { clientMutationId: "chosen-once" };
    const first = await withdrawChosen(rosa, [origination], repeated);
    const second = await withdrawChosen(rosa, [origination], repeated);
    assert.equal(first.data.withdrawChosenOriginations.results[0].code, null);
    assert.deepEqual(second.data, first.data);
  });

  test("are found by their ids in capitals as well", async () => {
    const { id, version } = await prepared(rosa);
    const { data } = await withdrawChosen(rosa, [{ id: id.toUpperCase(), version }]);
    const [result]: Result[] = data.withdrawChosenOriginations.results;
    assert.deepEqual([result?.code, result?.origination?.status], [null, "WITHDRAWN"]);
  });

  test("are refused as a whole where they are none, too many, or one twice", async () => {
    const origination = await prepared(rosa);
    const many = Array.from({ length: 101 }, () => ({ id: randomUUID(), version: 1 }));
    for (const choice of [[], many, [origination, origination]])
      assert.deepEqual(refusalOf(await withdrawChosen(rosa, choice)), {
        originations: "Choose from 1 to 100, each once.",
      });
    assert.equal((await seen(rosa, origination.id)).data.origination.status, "OPEN");
  });

  test("are those of the desk that asks: of another desk none is there, and outside a desk there is none", async () => {
    const origination = await prepared(rosa);
    const { data } = await withdrawChosen(sam, [origination]);
    const [result]: Result[] = data.withdrawChosenOriginations.results;
    assert.deepEqual([result?.code, result?.origination], ["ORIGINATION_NOT_FOUND", null]);
    for (const person of ["ada", "wes", "fay"] as const)
      assert.equal(
        refusalOf(await withdrawChosen(await world.as(person), [origination])),
        "ORIGINATION_NOT_FOUND",
        person,
      );
    assert.equal((await seen(rosa, origination.id)).data.origination.status, "OPEN");
  });
});

test("after its last day a request makes no draft any more", async () => {
  const { id } = await prepared(rosa, { lastDate: "2026-11-20" });
  world.clock.setTo("2026-11-20T13:30:00.000Z" as Instant);
  assert.equal((await seen(await world.as("ada"), id)).data.origination.status, "EXPIRED");
  assert.equal(refusalOf(await use(await world.as("ada"), id)), "INVALID_TRANSITION");
});
