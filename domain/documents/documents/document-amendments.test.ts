// An edit of a document: what is sent of it, and what it makes of the record.
// Shows: DOC-089..DOC-092, API-091.

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { applyAmendments, type DocumentTexts, findAmendments, withoutParty } from "./document-amendments.ts";

const RECORD: DocumentTexts = {
  fields: { amount: "850000.00", bankName: "Macquarie Bank", agreementContent: "Stage 2" },
  parties: [
    { id: "p1", isDeleted: false, fields: { partyVariant: "ISSUER", name: "Harbour Civil" } },
    { id: "p2", isDeleted: false, fields: { partyVariant: "BENEFICIARY", name: "Woolworths" } },
  ],
  metadata: { "Cost centre": "CC-41" },
};

test("nothing changed, nothing is sent; white space alone is no change", () => {
  assert.equal(findAmendments(RECORD, RECORD), undefined);
  const spaced = { ...RECORD, fields: { ...RECORD.fields, bankName: " Macquarie Bank " } };
  assert.equal(findAmendments(RECORD, spaced), undefined);
});

test("only what changed is sent; an emptied field is sent as nothing", () => {
  const after = {
    fields: { ...RECORD.fields, amount: "900000.00", agreementContent: "" },
    parties: [{ ...RECORD.parties[0], fields: { name: "Harbour Civil Pty Ltd" } }, RECORD.parties[1]],
    metadata: { "Cost centre": "CC-42" },
  } as DocumentTexts;
  assert.deepEqual(findAmendments(RECORD, after), {
    fields: { amount: "900000.00", agreementContent: null },
    parties: [{ id: "p1", isDeleted: false, fields: { name: "Harbour Civil Pty Ltd" } }],
    metadata: { "Cost centre": "CC-42" },
  });
});

test("a new party is removed outright, an existing one is marked deleted and sent as such", () => {
  const withNew = [...RECORD.parties, { id: null, isDeleted: false, fields: { name: "Broker" } }];
  assert.deepEqual(withoutParty(withNew, 2), RECORD.parties);

  const marked = withoutParty(RECORD.parties, 1);
  assert.deepEqual(
    marked.map(({ isDeleted }) => isDeleted),
    [false, true],
  );
  assert.deepEqual(findAmendments(RECORD, { ...RECORD, parties: marked })?.parties, [
    { id: "p2", isDeleted: true, fields: {} },
  ]);
});

test("a party that is not there is named, and nobody else's is touched", () => {
  const { unknownParties, texts } = applyAmendments(RECORD, {
    fields: {},
    parties: [{ id: "p9", isDeleted: true, fields: {} }],
    metadata: {},
  });
  assert.deepEqual(unknownParties, ["p9"]);
  assert.deepEqual(texts, RECORD);
});

const text = fc.string({ maxLength: 6 }).map((each) => each.trim());
const fields = fc.record({ amount: text, bankName: text, purpose: text });
const party = fc.record({
  id: fc.constant(null),
  isDeleted: fc.constant(false),
  fields: fc.record({ name: text }),
});

test("what is sent makes of the record exactly what was on the form", () => {
  const after = fc.record({
    fields,
    isSecondDeleted: fc.boolean(),
    name: text,
    added: fc.array(party, { maxLength: 3 }),
  });
  fc.assert(
    fc.property(after, ({ fields: typed, isSecondDeleted, name, added }) => {
      const [first, second] = RECORD.parties;
      assert.ok(first && second);
      const form: DocumentTexts = {
        fields: { ...RECORD.fields, ...typed },
        parties: [
          { ...first, fields: { ...first.fields, name } },
          { ...second, isDeleted: isSecondDeleted },
          ...added,
        ],
        metadata: RECORD.metadata,
      };
      const amendments = findAmendments(RECORD, form);
      const { texts } = amendments === undefined ? { texts: RECORD } : applyAmendments(RECORD, amendments);
      assert.deepEqual(
        texts.parties.map(({ fields: { name: shown = "" }, isDeleted }) => [shown, isDeleted]),
        form.parties.map(({ fields: { name: shown = "" }, isDeleted }) => [shown, isDeleted]),
      );
      assert.deepEqual({ purpose: "", ...texts.fields }, { purpose: "", ...form.fields });
    }),
  );
});
