// Of what somebody is told: what they chose, else what they are told of by themselves.

import assert from "node:assert/strict";
import { test } from "node:test";
import { topicsOf } from "./notification-list.ts";

test("a choice stands in the place of what somebody would be told of, also the choice of nothing", () => {
  assert.deepEqual(topicsOf({ usualTopics: ["EXPIRY", "REQUESTS"], chosenTopics: null }), [
    "REQUESTS",
    "EXPIRY",
  ]);
  assert.deepEqual(topicsOf({ usualTopics: ["REQUESTS"], chosenTopics: ["EXPIRY", "RETURNS"] }), [
    "RETURNS",
    "EXPIRY",
  ]);
  assert.deepEqual(topicsOf({ usualTopics: ["REQUESTS"], chosenTopics: [] }), []);
});
