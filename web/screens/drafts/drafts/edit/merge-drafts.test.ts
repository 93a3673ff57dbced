// Three versions of a draft become one; no row of the ledger asks for it by name.
import { expect, test } from "vitest";
import type { FlatRecord } from "../../../../app/form/flat-record.ts";
import { applicant, BENEFICIARY_ID, beneficiary } from "../../../parties/parties/public/party-example.ts";
import { aDraft } from "../draft-example.ts";
import { flatFromDraft } from "./flat-draft.ts";
import { isMaskOf, mergeDrafts } from "./merge-drafts.ts";

const BASE = flatFromDraft(aDraft());
const NOTHING = { adopted: [], contested: [], partiesAdded: [], partiesRemoved: [], partiesRevived: [] };

test("nothing changed there, nothing to merge", () => {
  expect(mergeDrafts(BASE, BASE, typed({ amount: "1.00" }))).toEqual(NOTHING);
});

test("what only the other side changed is taken over", () => {
  const theirs = flatFromDraft(aDraft({ amount: "500000.00" }));
  expect(mergeDrafts(BASE, theirs, typed({ contractTitle: "Mine" }))).toEqual({
    ...NOTHING,
    adopted: ["amount"],
  });
});

test("what both changed differently is contested; the same change twice is not", () => {
  const theirs = flatFromDraft(aDraft({ amount: "500000.00", contractTitle: "Agreed" }));
  const mine = typed({ amount: "450000.00", contractTitle: "Agreed" });
  expect(mergeDrafts(BASE, theirs, mine)).toEqual({ ...NOTHING, contested: ["amount"] });
});

test("a party is merged field by field", () => {
  const theirs = flatFromDraft(
    aDraft({ parties: [applicant(), beneficiary({ name: "Hume Rail", postcode: "3221" })] }),
  );
  const mine = typed({ [`parties.${BENEFICIARY_ID}.name`]: "Hume Rail Authority" });
  expect(mergeDrafts(BASE, theirs, mine)).toEqual({
    ...NOTHING,
    adopted: [`parties.${BENEFICIARY_ID}.postcode`],
    contested: [`parties.${BENEFICIARY_ID}.name`],
  });
});

test("a party added there comes in, one removed there goes unless it was being typed in here", () => {
  const added = beneficiary({ id: "0198c000-0000-7000-8000-0000000000b2", name: "Second" });
  const more = flatFromDraft(aDraft({ parties: [applicant(), beneficiary(), added] }));
  expect(mergeDrafts(BASE, more, BASE)).toEqual({ ...NOTHING, partiesAdded: [added.id] });

  const fewer = flatFromDraft(aDraft({ parties: [applicant()] }));
  expect(mergeDrafts(BASE, fewer, BASE)).toEqual({ ...NOTHING, partiesRemoved: [BENEFICIARY_ID] });
  const mine = typed({ [`parties.${BENEFICIARY_ID}.name`]: "Hume Rail" });
  expect(mergeDrafts(BASE, fewer, mine)).toEqual({ ...NOTHING, partiesRevived: [BENEFICIARY_ID] });
});

test("a masked account number is the one that was sent, not a change of it", () => {
  expect(isMaskOf("•••••678", "12345678")).toBe(true);
  expect(isMaskOf("•••••679", "12345678")).toBe(false);
  expect(isMaskOf("12345678", "12345678")).toBe(false);
});

function typed(texts: Record<string, string | null>): FlatRecord {
  return { ...BASE, ...texts };
}
