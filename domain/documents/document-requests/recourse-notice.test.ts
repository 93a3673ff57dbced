// The notice before recourse, by state and purpose, and the first day behind it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { plainDate } from "../../values/time/plain-date.ts";
import { RECOURSE_NOTICES, recourseFrom, recourseNoticeOf } from "./recourse-notice.ts";

test("only Western Australia's construction securities take five business days", () => {
  const found = (state: string | null, purpose: string | null) =>
    recourseNoticeOf({ state, purpose })?.businessDays;
  assert.equal(found("WA", "PERFORMANCE"), 5);
  for (const [state, purpose] of [
    ["NSW", "PERFORMANCE"],
    ["WA", "RENTAL_BOND"],
    ["WA", null],
    [null, "PERFORMANCE"],
  ] as const)
    assert.equal(found(state, purpose), undefined, `${state} ${purpose}`);
  for (const { law, says } of RECOURSE_NOTICES) assert.ok(law.length > 0 && says.length > 0);
});

test("whole business days lie between the claim and recourse", () => {
  const [notice] = RECOURSE_NOTICES;
  assert.ok(notice);
  const from = (day: string) => recourseFrom(notice, plainDate(day));
  // Friday: five days are the next Friday's end. Over a weekend and Christmas they are longer.
  assert.equal(from("2026-11-20"), "2026-11-28");
  assert.equal(from("2026-11-21"), "2026-11-28");
  assert.ok(from("2026-12-21") > "2026-12-29");
});
