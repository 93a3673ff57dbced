// Every kind of document as an organisation's own record: recorded, noted, corrected, asked back, closed, opened again and removed, each in the same words.
// Shows: DOC-003..DOC-006.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import {
  anIssuedDocument,
  versionOfDocument,
} from "../../../../testing/builders/document-request-builder.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";

let world: World;
let ada: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
});
after(() => world.end());

const DOCUMENT = `document { id version status documentVariant amount capabilities practicalCompletionDate defectsEndDate leaseEndDate contractDatesBy
  contractDatesAt requestForReturn { id status } }`;
const codeOf = ({ errors }: ApiReply) => errors?.[0]?.extensions.code ?? "OK";
const fieldsOf = ({ errors }: ApiReply) => Object.keys(errors?.[0]?.extensions.fields ?? {});

/** What was sent of the document as it is now; a mutation's input has its own name. */
async function send(verb: string, id: string, input: object, { idName = "id", by = ada } = {}) {
  const version = await versionOfDocument(world.app, id);
  const inputType = `${verb.slice(0, 1).toUpperCase()}${verb.slice(1)}Input`;
  return await by.mutate(verb, inputType, { [idName]: id, version, ...input }, DOCUMENT);
}
async function done(verb: string, id: string, input: object, idName = "id") {
  const { data, errors } = await send(verb, id, input, { idName });
  assert.equal(errors, undefined, `${verb}: ${JSON.stringify(errors)}`);
  return data[verb].document;
}

const DATES = { practicalCompletionDate: "2026-06-30", defectsEndDate: "2027-06-30", leaseEndDate: null };

describe("a record of one's own", () => {
  for (const documentVariant of ["BANK_GUARANTEE", "SURETY_BOND", "CASH_SECURITY", "LEASE_BOND"])
    test(`${documentVariant}: each thing that is done with one works`, async () => {
      const id = await recordDocument(world.app, { fields: { documentVariant } });
      const noted = await done("updateDocument", id, {
        document: { ...DATES, description: "Held in the safe." },
      });
      assert.deepEqual([noted.documentVariant, noted.contractDatesBy], [documentVariant, "Ada Nguyen"]);

      const corrected = await done("amendDocument", id, { amendments: { amount: "75000" } });
      assert.deepEqual(
        [corrected.amount, corrected.defectsEndDate, corrected.contractDatesAt],
        ["75000.00", "2027-06-30", noted.contractDatesAt],
      );

      const holder = { name: "Mona Petrou", emailAddress: "mona@keeper.example", reason: "It is done." };
      const asked = await done("createDocumentRequestForReturn", id, holder, "documentId");
      assert.deepEqual([asked.status, asked.requestForReturn.status], ["AWAITING_RETURN", "REQUESTED"]);
      const { id: requestId } = asked.requestForReturn;
      const left = await ada.mutate(
        "removeDocumentRequestForReturn",
        "RemoveDocumentRequestForReturnInput",
        { documentId: id, id: requestId, version: asked.version },
        DOCUMENT,
      );
      assert.equal(codeOf(left), "OK", JSON.stringify(left.errors));

      const closing = { outcome: "CANCELLED", closedDate: "2026-11-18", reason: "Replaced." };
      const closed = await done("closeDocument", id, closing);
      assert.equal(closed.status, "CLOSED_CANCELLED");
      assert.equal(
        codeOf(await send("amendDocument", id, { amendments: { amount: "1" } })),
        "INVALID_TRANSITION",
      );
      const open = await done("reopenDocument", id, {});
      assert.equal(open.status, "ESTABLISHED");

      // What was asked of it hangs on it; what nothing hangs on is removed.
      assert.equal(codeOf(await remove(id)), "VALIDATION_ERROR");
      const another = await recordDocument(world.app, { fields: { documentVariant } });
      assert.equal(codeOf(await remove(another)), "OK");
    });

  test("keeps no dates of a contract that end before they begin, and forgets who said those that are taken out", async () => {
    const id = await recordDocument(world.app);
    const wrong = { practicalCompletionDate: "2026-06-30", defectsEndDate: "2026-06-29" };
    assert.deepEqual(fieldsOf(await send("updateDocument", id, { document: wrong })), ["defectsEndDate"]);
    await done("updateDocument", id, { document: { leaseEndDate: "2027-01-31" } });
    const none = await done("updateDocument", id, { document: { leaseEndDate: null } });
    assert.deepEqual([none.contractDatesBy, none.contractDatesAt], [null, null]);
  });
});

test("the dates of the contract are written on paper that was issued here too, and nothing of the paper is", async () => {
  const { id } = await anIssuedDocument(world);
  const noted = await done("updateDocument", id, { document: DATES });
  assert.deepEqual(
    [noted.practicalCompletionDate, noted.defectsEndDate, noted.contractDatesBy],
    ["2026-06-30", "2027-06-30", "Ada Nguyen"],
  );
  const byDee = await send("updateDocument", id, { document: DATES }, { by: await world.as("dee") });
  assert.equal(codeOf(byDee), "DOCUMENT_NOT_FOUND");
  assert.deepEqual(fieldsOf(await send("amendDocument", id, { amendments: { amount: "1" } })), ["id"]);
  const { documentHistory } = await ada.get(
    "query ($id: ID!) { documentHistory(documentId: $id, first: 1) { edges { node { changes { label newDisplayValue } } } } }",
    { id },
  );
  const text = JSON.stringify(documentHistory);
  assert.match(text, /"label":"Practical completion","newDisplayValue":"30\/06\/2026"/);
  assert.match(text, /"label":"Contract dates said by","newDisplayValue":"Ada Nguyen"/);
});

const remove = async (id: string) =>
  await ada.mutate(
    "removeDocument",
    "RemoveDocumentInput",
    { id, version: await versionOfDocument(world.app, id) },
    "clientMutationId",
  );
