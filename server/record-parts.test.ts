// The parts of a record are names that the compiler knows, and no two modules add the same.

import assert from "node:assert/strict";
import { test } from "node:test";
import { allDocumentParts, type DocumentPart } from "./modules/documents/documents/document-parts.ts";
import { allDraftParts, type DraftPart } from "./modules/drafts/drafts/draft-parts.ts";
import { PORTAL_PARTS } from "./portal-parts.ts";
import { addedParts, partsOf, recordPart } from "./record-parts.ts";

test("a field asks for no part that nobody reads", () => {
  const part = recordPart({
    reads: { custody: "null as custody" },
    fields: {
      custodian: ["custody", "facts"],
      // @ts-expect-error: misspelled
      handover: ["custodi"],
    },
  });
  assert.deepEqual(addedParts([part]), ["custody"]);
});

test("a reader asks for the record's own parts, and for others as they were added", () => {
  const own: (DraftPart | DocumentPart)[] = ["facts", "parties", "invoices"];
  // @ts-expect-error: misspelled
  const misspelled: DraftPart = "party";
  // @ts-expect-error: a part of a draft and of no document
  const ofDraft: DocumentPart = "referralCredit";
  assert.equal(new Set([...own, misspelled, ofDraft]).size, 5);
});

test("no two modules add a part or a field of the same name to one record, nor one that it has itself", () => {
  const app = { parts: PORTAL_PARTS };
  for (const names of [allDraftParts(app), allDocumentParts(app)])
    assert.deepEqual([...new Set(names)], names);
  for (const parts of [partsOf(app).draft, partsOf(app).document]) {
    const fields = parts.flatMap((part) => Object.keys(part.fields));
    assert.deepEqual([...new Set(fields)], fields);
  }
});
