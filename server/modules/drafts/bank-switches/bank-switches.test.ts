// Switching a bank guarantee: raised and changed with its draft, submitted when everything is known, completed when the old one is back.
// Shows: SW-01..SW-09, D-53, API-115, API-116, K-10, K-12, Q-020, Q-021, X-19.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { holdSecurity } from "../../../../testing/builders/security-builder.ts";
import { call, must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { turnOn } from "../../../demo/builders/bank-switch-builder.ts";
import { readyFields } from "../../../demo/builders/draft-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const HARBOUR = idOf("organisation", "harbour");
const SWITCH = {
  currentBankName: "Westpac",
  expiryDate: "2028-06-30",
  guaranteeNumber: "WBG 4471",
  securityType: "TERM_DEPOSIT",
  termDepositEndDate: "2027-03-01",
  value: "250,000",
  declarations: { detailsAreTrue: true, bankMayBeContacted: true, originalWillBeReturned: true },
};
const FIELDS =
  "bGSwitch { currentBankName expiryDate guaranteeNumber securityType termDepositEndDate value status returnedDate declarations { detailsAreTrue detailsAreTrueAt bankMayBeContacted originalWillBeReturned } }";

let world: World;
let ada: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
});
after(() => world.end());

const create = (api: Api, bgSwitch: object, draft: object = {}) =>
  api.mutate(
    "createDraftBgSwitch",
    "CreateDraftBgSwitchInput",
    { organisationId: HARBOUR, bgSwitch, draft },
    `draft { id version amount expiresAt processType ${FIELDS} }`,
  );
const update = (api: Api, draft: { id: string; version: number }, bgSwitch: object) =>
  api.mutate(
    "updateDraftBgSwitch",
    "UpdateDraftBgSwitchInput",
    { draftId: draft.id, version: draft.version, bgSwitch },
    `draft { id version amount ${FIELDS} }`,
  );

test("is refused while the part is off, by the server as well", async () => {
  assert.deepEqual(refusalOf(await create(ada, SWITCH)), {
    bgSwitch: "Switching bank guarantees is not offered.",
  });
  await turnOn(world.app, "isBgSwitchEnabled");
  assert.equal(refusalOf(await create(ada, {})), "OK");
});

test("is kept with its draft, whose amount is the value that is switched", async () => {
  await turnOn(world.app, "isBgSwitchEnabled");
  const { draft } = (await create(ada, SWITCH)).data.createDraftBgSwitch;
  assert.deepEqual(
    [draft.amount, draft.expiresAt, draft.processType],
    ["250000.00", "2028-06-30", "BANK_GUARANTEE"],
  );
  assert.deepEqual(draft.bGSwitch, {
    ...SWITCH,
    value: "250000.00",
    status: "DRAFT",
    returnedDate: null,
    declarations: { ...SWITCH.declarations, detailsAreTrueAt: "2026-11-20T00:00:00.000Z" },
  });

  world.clock.advance({ seconds: 3600 });
  const changed = await update(ada, draft, { ...SWITCH, securityType: "CASH", value: "300000" });
  const after = changed.data.updateDraftBgSwitch.draft;
  assert.deepEqual(
    [after.amount, after.bGSwitch.termDepositEndDate, after.bGSwitch.declarations.detailsAreTrueAt],
    ["300000.00", null, "2026-11-20T00:00:00.000Z"],
    "a declaration keeps its moment",
  );
  assert.equal(refusalOf(await update(ada, draft, SWITCH)), "CONFLICT");
  assert.deepEqual(refusalOf(await update(ada, after, { value: "0", expiryDate: "tomorrow" })), {
    "bgSwitch.value": "This field must be at least $1 and less than $1,000,000,000",
    "bgSwitch.expiryDate": "This field must be a date in the form dd/mm/yyyy",
  });
});

test("is submitted when all is known, and completed when the old original is back", async () => {
  await turnOn(world.app, "isBgSwitchEnabled");
  const fields = readyFields(world.app);
  const unfinished = (await create(ada, { value: "250000" }, fields)).data.createDraftBgSwitch.draft;
  const begun = (await must(ada, "beginDraftSubmission", { id: unfinished.id, version: unfinished.version }))
    .draft;
  const { applicableRequirements } = await must(
    ada,
    "completeDraftSubmission",
    { id: begun.id, version: begun.version, acceptSubmissionTerms: true },
    "applicableRequirements { field requirementMet } draft { id status version }",
  );
  assert.deepEqual(
    applicableRequirements
      .filter(({ requirementMet }: { requirementMet: boolean }) => !requirementMet)
      .map(({ field }: { field: string }) => field),
    ["currentBankName", "guaranteeNumber", "securityType", "declarations"].map((each) => `bGSwitch.${each}`),
  );
  assert.equal(refusalOf(await update(ada, begun, SWITCH)), "INVALID_TRANSITION");

  const back = (await must(ada, "cancelDraftSubmission", { id: begun.id, version: begun.version })).draft;
  const whole = (await update(ada, back, SWITCH)).data.updateDraftBgSwitch.draft;
  const again = (await must(ada, "beginDraftSubmission", { id: whole.id, version: whole.version })).draft;
  await must(ada, "completeDraftSubmission", {
    id: again.id,
    version: again.version,
    acceptSubmissionTerms: true,
  });
  const rosa = await world.as("rosa");
  const seen = await seenDraft(rosa, whole.id, `version status ${FIELDS}`);
  assert.deepEqual(
    [seen.status, seen.bGSwitch.status, seen.bGSwitch.guaranteeNumber],
    ["SUBMITTED", "SUBMITTED", "WBG 4471"],
  );

  const returned = (api: Api, returnedDate: string) =>
    api.mutate(
      "recordBgSwitchReturn",
      "RecordBgSwitchReturnInput",
      { draftId: whole.id, returnedDate },
      "draft { bGSwitch { status returnedDate } }",
    );
  assert.equal(refusalOf(await returned(rosa, "2026-11-20")), "INVALID_TRANSITION");
  const { draft: approved } = await must(rosa, "approveDraft", {
    id: whole.id,
    version: seen.version,
    feeSummaryId: idOf("fee summary", "macquarieCash"),
  });
  const { draft: paid } = await must(rosa, "recordDraftPayment", {
    id: whole.id,
    version: approved.version,
    invoiceId: (await seenDraft(rosa, whole.id, "invoices { id }")).invoices[0].id,
    amount: (await seenDraft(rosa, whole.id, "totalFees")).totalFees,
    receivedDate: "2026-11-20",
  });
  await must(rosa, "establishDraft", {
    ...(await holdSecurity(rosa, paid)),
    guaranteeNumber: "MBG 1",
    establishedDate: "2026-11-20",
    bank: { name: "Macquarie Bank Limited" },
  });
  assert.equal((await seenDraft(ada, whole.id, FIELDS)).bGSwitch.status, "PROCESSING");
  assert.deepEqual(refusalOf(await returned(rosa, "2026-12-20")), {
    returnedDate: "This date is in the future.",
  });
  assert.deepEqual((await returned(rosa, "2026-11-20")).data.recordBgSwitchReturn.draft.bGSwitch, {
    status: "COMPLETED",
    returnedDate: "2026-11-20",
  });
});

test("a draft that is cancelled takes its switch along", async () => {
  await turnOn(world.app, "isBgSwitchEnabled");
  const { draft } = (await create(ada, SWITCH)).data.createDraftBgSwitch;
  await call(ada, "cancelDraft", { id: draft.id, version: draft.version });
  assert.equal((await seenDraft(ada, draft.id, FIELDS)).bGSwitch.status, "CANCELLED");
});
