// What the fake server says of an answer that has not learnt of a field.

import { expect, test } from "vitest";
import { HomeWorkDocument } from "../api/generated/graphql.ts";
import { EMPTY_HOME } from "./client-cast.ts";
import { lackingFields } from "./lacking-fields.ts";

test("an answer that lacks a field that is asked for is named by its path, in lists and fragments too", () => {
  expect(lackingFields(HomeWorkDocument, EMPTY_HOME)).toEqual([]);
  const { held: _, ...older } = EMPTY_HOME;
  const some = { edges: [{ node: { id: "1" } }, { node: {} }] };
  expect(lackingFields(HomeWorkDocument, { ...older, some })).toEqual(["held", "some.edges.node.id"]);
  const draft = lackingFields(HomeWorkDocument, { ...EMPTY_HOME, drafts: { edges: [{ node: {} }] } });
  expect(draft).toContain("drafts.edges.node.referenceNumber");
});
