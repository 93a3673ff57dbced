// What may be said of a handover, how long its link holds, and which documents have an original to hand over.
// Shows: Q-072, DOC-052..DOC-056.

import assert from "node:assert/strict";
import { test } from "node:test";
import { checkFields } from "../../values/fields/field-set.ts";
import { instant } from "../../values/time/instant.ts";
import { DOCUMENT_STATUSES } from "../documents/document.ts";
import {
  confirmationFields,
  HANDOVER_DATE_MESSAGE,
  HANDOVER_FIELDS,
  handoverEndsAt,
  hasOriginalToHandOver,
  isHandoverOver,
} from "./handover.ts";

const NOW = instant("2026-11-20T13:30:00.000Z");

test("the recipient has a name and an address; where it will be kept and a note may be left out", () => {
  const result = checkFields(HANDOVER_FIELDS, { name: "Mona Petrou", emailAddress: " Mona@Keeper.example " });
  assert.deepEqual(result, {
    ok: true,
    values: { name: "Mona Petrou", emailAddress: "mona@keeper.example", storageAddress: null, notes: null },
  });
  const empty = checkFields(HANDOVER_FIELDS, {});
  assert.deepEqual(empty.ok ? [] : Object.keys(empty.fields), ["name", "emailAddress"]);
});

test("the day of receipt is not ahead of Sydney's, where the day is furthest on", () => {
  const validate = (dateReceived: string) =>
    checkFields(confirmationFields(NOW, { needsSecondCode: false }), {
      name: "Mona",
      storageAddress: "Safe 4",
      dateReceived,
    });
  // Half past midnight on the 21st in Sydney.
  assert.equal(validate("2026-11-21").ok, true);
  assert.equal(validate("21/11/2026").ok, true);
  const ahead = validate("2026-11-22");
  assert.deepEqual(ahead.ok ? {} : ahead.fields, { dateReceived: HANDOVER_DATE_MESSAGE });
});

test("the link holds for thirty days and not a moment longer", () => {
  const endsAt = handoverEndsAt(NOW);
  assert.equal(endsAt, "2026-12-20T13:30:00.000Z");
  assert.equal(isHandoverOver(endsAt, instant("2026-12-20T13:29:59.999Z")), false);
  assert.equal(isHandoverOver(endsAt, endsAt), true);
});

test("what is in force or about to be has an original; what is planned or closed has none to hand over", () => {
  assert.deepEqual(DOCUMENT_STATUSES.filter(hasOriginalToHandOver), [
    "PENDING",
    "ESTABLISHED",
    "AWAITING_RETURN",
  ]);
});
