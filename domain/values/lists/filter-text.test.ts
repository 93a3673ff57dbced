// What a list is narrowed by is the same after its address was written and read again, whatever texts it holds.
// Shows: L-03.

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { DOCUMENT_FILTERS } from "../../documents/documents/document-filters.ts";
import { DRAFT_FILTERS } from "../../drafts/drafts/draft-filters.ts";
import { type FilterValue, filterInputOf, filterText, readFilter, readFilterText } from "./filter-text.ts";
import type { FilterField, FilterTable } from "./list-filter.ts";

const word = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 60 })
  .map((text) => text.toWellFormed().trim())
  .filter((text) => text !== "");
const day = fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
const cents = fc.integer({ min: 0, max: 99_999_999_999 });
const PLAIN = { noNullPrototype: true };
const rangeOf = (end: fc.Arbitrary<string>) =>
  fc
    .record({ from: fc.oneof(fc.constant(""), end), to: fc.oneof(fc.constant(""), end) }, PLAIN)
    .filter(({ from, to }) => from !== "" || to !== "");

function aValueOf(field: FilterField): fc.Arbitrary<FilterValue> {
  switch (field.kind) {
    case "choices": {
      const codes = field.options.map(({ value }) => value);
      return fc.subarray(codes, { minLength: 1 });
    }
    case "amounts":
      return rangeOf(cents.map((count) => (count / 100).toFixed(2)));
    case "days":
      return rangeOf(day.map((each) => each.toISOString().slice(0, 10)));
    case "facts":
      return fc.array(fc.record({ key: word, value: word }, PLAIN), { minLength: 1, maxLength: 10 });
    case "facility":
    case "text":
      return word;
  }
}

for (const [list, table] of Object.entries<FilterTable>({
  documents: DOCUMENT_FILTERS,
  drafts: DRAFT_FILTERS,
}))
  for (const [name, field] of Object.entries(table))
    test(`${list}: ${name} goes into an address and comes back`, () => {
      fc.assert(
        fc.property(aValueOf(field), (value) => {
          const address = new URLSearchParams({ [name]: filterText(field, value) }).toString();
          const said = new URLSearchParams(address).get(name) ?? "";
          assert.deepEqual(readFilterText(field, said), value);
        }),
        { numRuns: 300 },
      );
    });

test("whatever an address says is read without failing, and read again as it was", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(DOCUMENT_FILTERS)), fc.string()), (texts) => {
      const once = readFilter(DOCUMENT_FILTERS, texts);
      const fields: FilterTable = DOCUMENT_FILTERS;
      const written = Object.fromEntries(
        Object.entries(once).map(([name, value]) => [name, filterText(fields[name] as FilterField, value)]),
      );
      assert.deepEqual(readFilter(DOCUMENT_FILTERS, written), once);
    }),
  );
});

test("numbers that only look like numbers stay texts, and nonsense asks for nothing", () => {
  assert.deepEqual(readFilter(DOCUMENT_FILTERS, { bank: "662E41", beneficiary: " 007 " }), {
    bank: "662E41",
    beneficiary: "007",
  });
  assert.deepEqual(
    readFilter(DOCUMENT_FILTERS, {
      statuses: "OPEN.UNKNOWN",
      amount: "much..more",
      expires: "2027-02-30..",
      metadata: "=&a=",
      colour: "red",
    }),
    {},
  );
});

test("a call takes a range as two fields, and an open end not at all", () => {
  assert.deepEqual(
    filterInputOf({
      amount: { from: "10.00", to: "" },
      expires: { from: "2027-01-01", to: "2027-12-31" },
      bank: "anz",
    }),
    { amountFrom: "10.00", expiresFrom: "2027-01-01", expiresTo: "2027-12-31", bank: "anz" },
  );
});
