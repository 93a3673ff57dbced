// Which names of fields are shown to others.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isPresenceField } from "./presence.ts";

test("a field is named by its path, and nothing else is passed on", () => {
  for (const name of ["amount", "parties.1.abn", "deliveryDetails.companyName"])
    assert.equal(isPresenceField(name), true, name);
  for (const name of ["", "1", ".amount", "two words", "<b>", "ä", "a\u202e", "f".repeat(81)])
    assert.equal(isPresenceField(name), false, name);
});
