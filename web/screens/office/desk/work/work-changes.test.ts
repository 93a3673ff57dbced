// What a change elsewhere does to the page of work on screen, case by case.

import { expect, test } from "vitest";
import { type Work, type WorkView, withChangedWork } from "./work-changes.ts";
import { someWork } from "./work-example.ts";

const VIEW: WorkView = {
  kind: "all",
  person: "",
  due: "all",
  clientId: "",
  myId: "me",
  now: new Date("2026-11-20T02:00:00Z"),
  isFurther: false,
};
const first = someWork({ id: "a", dueAt: "2026-11-20T01:00:00Z" });
const second = someWork({ id: "b", dueAt: "2026-11-20T05:00:00Z" });

function after(changed: Partial<Work>, view: Partial<WorkView> = {}, hasNext = false): string {
  const page = { rows: [first, second], total: 2, isTotalCapped: false, hasNext, endCursor: null };
  const { rows, total } = withChangedWork(page, someWork(changed), { ...VIEW, ...view });
  return `${rows.map(({ id }) => id).join("")} of ${total}`;
}

test.each<[why: string, changed: Partial<Work>, view: Partial<WorkView>, hasNext: boolean, expected: string]>(
  [
    ["what comes takes its place", { id: "c", dueAt: "2026-11-20T03:00:00Z" }, {}, false, "acb of 3"],
    ["what is done leaves", { ...first, version: 2, closedAt: "2026-11-20T02:00:00Z" }, {}, false, "b of 1"],
    [
      "older news changes nothing",
      { ...first, version: 0, closedAt: "2026-11-20T02:00:00Z" },
      {},
      false,
      "ab of 2",
    ],
    [
      "what waits of another client is not of this list",
      { id: "c" },
      { clientId: "other" },
      false,
      "ab of 2",
    ],
    [
      "what another took is not free any more",
      { ...first, takenById: "you" },
      { person: "free" },
      false,
      "b of 1",
    ],
    ["what I took is mine", { ...first, takenById: "me" }, { person: "me" }, false, "ab of 2"],
    ["another kind is not shown", { id: "c", kind: "REFUND" }, { kind: "ENQUIRY" }, false, "ab of 2"],
    [
      "what is not late yet is not overdue",
      { id: "c", dueAt: "2026-11-21T00:00:00Z" },
      { due: "overdue" },
      false,
      "ab of 2",
    ],
    [
      "what is due beyond the page is counted alone",
      { id: "c", dueAt: "2026-11-25T00:00:00Z" },
      {},
      true,
      "ab of 3",
    ],
    [
      "what is due before a further page is counted alone",
      { id: "c", dueAt: "2026-11-19T00:00:00Z" },
      { isFurther: true },
      false,
      "ab of 3",
    ],
  ],
)("%s", (_why, changed, view, hasNext, expected) => {
  expect(after(changed, view, hasNext)).toBe(expected);
});
