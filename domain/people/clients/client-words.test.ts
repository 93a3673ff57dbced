// What narrows a list to one client fits the room that a filter has.
// Shows: L-03.

import assert from "node:assert/strict";
import { test } from "node:test";
import { clientWords } from "./client-words.ts";

const ABN = "11005357522";

test("the name and the number, and the number alone beside a name of nearly the whole length", () => {
  assert.equal(clientWords({ name: "Quay Works", abn: ABN }), `Quay Works ${ABN}`);
  assert.equal(clientWords({ name: "Q".repeat(188), abn: ABN }).length, 200);
  assert.equal(clientWords({ name: "Q".repeat(189), abn: ABN }), ABN);
});
