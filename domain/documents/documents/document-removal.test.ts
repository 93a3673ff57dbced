// Why a record of one's own stays: what hangs on it, in a sentence.

import assert from "node:assert/strict";
import { test } from "node:test";
import { removalMessage } from "./document-removal.ts";

test("what hangs on a record is named in its order", () => {
  assert.equal(removalMessage(["comments"]), "This record has comments, so it can't be removed.");
  assert.equal(
    removalMessage(["reminders", "comments", "files"]),
    "This record has files, comments and expiry reminders, so it can't be removed.",
  );
});
