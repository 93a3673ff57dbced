// Of what somebody is shown: what they chose, else what they are notified of by themselves.

import assert from "node:assert/strict";
import { test } from "node:test";
import { draftTopicOf, draftTopicsOf, topicsOf } from "./notification-list.ts";

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

test("of a draft nobody is told what their role does not open, whatever they chose", () => {
  const offeredTopics = ["PROGRESS", "WORDING"] as const;
  assert.deepEqual(draftTopicsOf({ offeredTopics, usualTopics: [], chosenTopics: ["WORDING", "MONEY"] }), [
    "WORDING",
  ]);
  assert.deepEqual(draftTopicsOf({ offeredTopics, usualTopics: ["PROGRESS"], chosenTopics: null }), [
    "PROGRESS",
  ]);
});

test("what is told of a draft belongs to one topic", () => {
  assert.deepEqual(
    (["REFUND_PAID", "SECURITY_HELD", "WORDING_AGREED", "REQUIRED_DOCUMENT_SENT", "DECLINED"] as const).map(
      draftTopicOf,
    ),
    ["MONEY", "MONEY", "WORDING", "DOCUMENTS", "PROGRESS"],
  );
});
