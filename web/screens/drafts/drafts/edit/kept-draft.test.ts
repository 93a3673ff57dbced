// What is typed survives a reload on this device; no row of the ledger asks for it by name.
import { expect, test } from "vitest";
import { aDraft, DRAFT_ID, OWNER_ID } from "../draft-example.ts";
import { valuesFromDraft } from "./draft-form-values.ts";
import type { KeptDraft } from "./draft-shape.ts";
import { flatFromDraft } from "./flat-draft.ts";
import { keptDraftStore } from "./kept-draft.ts";

const PLACE = {
  accountId: "ada",
  organisationId: OWNER_ID,
  kind: "BANK_GUARANTEE",
  draftId: DRAFT_ID,
} as const;

test("what was typed is found again by the same person in the same draft, and by nobody else", () => {
  keptDraftStore(localStorage, PLACE).keep(kept({}));
  expect(keptDraftStore(localStorage, PLACE).find()).toMatchObject({ values: { amount: "400000.00" } });
  expect(keptDraftStore(localStorage, { ...PLACE, accountId: "ben" }).find()).toBeUndefined();
  expect(keptDraftStore(localStorage, { ...PLACE, draftId: undefined }).find()).toBeUndefined();

  keptDraftStore(localStorage, { ...PLACE, draftId: undefined }).keep(kept({}));
  const lease = { ...PLACE, kind: "LEASE_BOND", draftId: undefined } as const;
  expect(keptDraftStore(localStorage, lease).find()).toBeUndefined();
});

test("an account number is never written to the device in the clear", () => {
  const values = { ...valuesFromDraft(aDraft()), refundAccountNumber: "98765432" };
  const open = { mutationId: "m1", changes: { refundAccountNumber: "98765432" }, version: 4, partyKeys: [] };
  keptDraftStore(localStorage, PLACE).keep({ ...kept({ values }), open });
  expect(JSON.stringify(localStorage)).not.toContain("98765432");
  expect(keptDraftStore(localStorage, PLACE).find()?.values.refundAccountNumber).toBe("•••••671");
});

test("an entry of another form or of no form is passed over, and forgetting leaves nothing", () => {
  const store = keptDraftStore(localStorage, PLACE);
  store.keep(kept({}));
  const name = localStorage.key(0) ?? "";
  localStorage.setItem(name, JSON.stringify({ ...JSON.parse(localStorage.getItem(name) ?? ""), form: 0 }));
  expect(store.find()).toBeUndefined();
  localStorage.setItem(name, "{");
  expect(store.find()).toBeUndefined();
  store.forget();
  expect(localStorage).toHaveLength(0);
});

function kept(given: Partial<KeptDraft>): KeptDraft {
  const draft = aDraft();
  return {
    recordId: draft.id,
    version: draft.version,
    values: valuesFromDraft(draft),
    base: flatFromDraft(draft),
    ids: {},
    open: undefined,
    keptAt: "2026-11-20T01:00:00Z",
    ...given,
  };
}
