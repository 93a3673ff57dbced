// The parties of a draft are changed in the way in which those of a document are: in drawn lists of both, by one rule.

import assert from "node:assert/strict";
import { test } from "node:test";
import { applyAmendments, NO_TEXTS } from "@bondline/domain/documents/documents/document-amendments.ts";
import { checkDraftInput } from "@bondline/domain/drafts/drafts/draft-input.ts";
import fc from "fast-check";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { PartyRow } from "../../parties/parties/public.ts";
import { amendedParties } from "./amended-parties.ts";

const idAt = (at: number) => `0199a3f2-0000-7000-8000-00000000000${at}`;

function storedAt(position: number): PartyRow {
  const none = { address: null, state: null, postcode: null, notes: null, partyEntityType: null };
  const contact = { contactGivenName: null, contactFamilyName: null, contactEmail: null };
  return {
    ...none,
    ...contact,
    id: idAt(position) as PartyRow["id"],
    position,
    partyVariant: "OTHER",
    name: `Party ${position}`,
    abn: "53004085616",
    contactPhoneNumber: null,
  };
}

const word = fc.stringMatching(/^[A-Z][a-z]{1,8}$/);
/** What a call says of each stored party, and the names of those that it adds. */
const drawn = fc.record({
  said: fc.array(fc.oneof(fc.constant("nothing"), fc.constant("gone"), word), { maxLength: 5 }),
  added: fc.array(word, { maxLength: 3 }),
  isTurned: fc.boolean(),
});

type Party = { id?: string; isDeleted?: boolean; name?: string; partyVariant?: string };

function sentOf({ said, added, isTurned }: { said: string[]; added: string[]; isTurned: boolean }): Party[] {
  const named = said.flatMap((what, at): Party[] => {
    if (what === "nothing") return [];
    return [what === "gone" ? { id: idAt(at), isDeleted: true } : { id: idAt(at), name: what }];
  });
  const sent = [...named, ...added.map((name): Party => ({ partyVariant: "OTHER", name }))];
  return isTurned ? sent.reverse() : sent;
}

test("what is named is changed, removed or added, and all others stay as they are", () => {
  fc.assert(
    fc.property(drawn, (call) => {
      const stored = call.said.map((_, at) => storedAt(at));
      const sent = sentOf(call);
      const amended = amendedParties(stored, sent);
      const checked = checkDraftInput({ parties: amended.input }, "DRAFT");
      assert.ok(checked.ok);
      const ids = Array.from({ length: 9 }, (_, at) => `new ${at}`);
      const tx = { newId: () => ids.pop() } as unknown as Transaction;
      const rows = amended.rows(tx, checked.change.parties ?? []);
      const { texts } = applyAmendments(
        {
          ...NO_TEXTS,
          parties: stored.map(({ id, name }) => ({ id, isDeleted: false, fields: { name: name ?? "" } })),
        },
        {
          fields: {},
          metadata: {},
          parties: sent.map(({ id = null, isDeleted = false, name }) => ({
            id,
            isDeleted,
            fields: name === undefined ? {} : { name },
          })),
        },
      );
      const staying = texts.parties.filter(({ isDeleted }) => !isDeleted).map(({ fields }) => fields.name);
      assert.deepEqual(rows.map(({ name }) => name).toSorted(), staying.toSorted());
      for (const { id, abn } of rows) assert.equal(abn, String(id).startsWith("new") ? null : "53004085616");
    }),
    { seed: 2026, numRuns: 500 },
  );
});

test("a fault of a party stands at its place in the call, and a removed one is not looked at", () => {
  const stored = [storedAt(0), storedAt(1)];
  const amended = amendedParties(stored, [
    { id: idAt(0), isDeleted: true, name: "<>" },
    { id: idAt(1), abn: "1" },
  ]);
  const checked = amended.pathsAsSent(checkDraftInput({ parties: amended.input }, "DRAFT"));
  assert.deepEqual(!checked.ok && Object.keys(checked.fields), ["parties.1.abn"]);
});
