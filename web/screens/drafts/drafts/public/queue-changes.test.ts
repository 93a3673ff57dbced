// Shows: ST-01, ST-05.
import { expect, test } from "vitest";
import { type QueueDraft, type QueuePage, queueGroups, withChangedDraft } from "./queue-changes.ts";

const ALL = { filter: "ALL", search: "" } as const;

test("the queue is grouped by who it waits for, us first, and the oldest stands first in each group", () => {
  const groups = queueGroups([
    draft("b", { waitingFor: "PROVIDER", waitingSince: "2026-11-19T00:00:00Z" }),
    draft("c", { waitingFor: "BANK" }),
    draft("a", { waitingFor: "PROVIDER", waitingSince: "2026-11-17T00:00:00Z" }),
    draft("d", { waitingFor: "APPLICANT" }),
  ]);
  expect(groups.map(({ waitingFor, drafts }) => `${waitingFor}: ${names(drafts)}`)).toEqual([
    "PROVIDER: a b",
    "APPLICANT: d",
    "BANK: c",
  ]);
});

test("a supplier's desk begins with what waits for the bank", () => {
  const groups = queueGroups([draft("a"), draft("b", { waitingFor: "BANK" })], "BANK");
  expect(groups.map(({ waitingFor }) => waitingFor)).toEqual(["BANK", "PROVIDER"]);
});

test("a draft that was just submitted joins the queue at its place", () => {
  const page = queue([draft("a", { waitingSince: "2026-11-17T00:00:00Z" })]);
  const changed = withChangedDraft(page, draft("b", { waitingSince: "2026-11-18T00:00:00Z" }), ALL);
  expect(names(changed.rows)).toBe("a b");
  expect(changed.total).toBe(2);
});

test("a draft that waits for nobody any more leaves the queue", () => {
  const changed = withChangedDraft(
    queue([draft("a"), draft("b")]),
    draft("a", { waitingFor: null, version: 2 }),
    ALL,
  );
  expect(names(changed.rows)).toBe("b");
  expect(changed.total).toBe(1);
});

test("a draft that now waits for somebody else leaves a queue filtered to us", () => {
  const changed = withChangedDraft(
    queue([draft("a"), draft("b")]),
    draft("b", { waitingFor: "APPLICANT", version: 2 }),
    { filter: "PROVIDER", search: "" },
  );
  expect(names(changed.rows)).toBe("a");
});

test("an older state that arrives late changes nothing", () => {
  const page = queue([draft("a", { version: 5, amount: "200.00" })]);
  expect(withChangedDraft(page, draft("a", { version: 4, amount: "100.00" }), ALL)).toBe(page);
});

test("a draft that belongs beyond the loaded part is counted and left to its page", () => {
  const page = queue([draft("a", { waitingSince: "2026-11-17T00:00:00Z" })], {
    hasNext: true,
    total: 30,
  });
  const changed = withChangedDraft(page, draft("z", { waitingSince: "2026-11-20T00:00:00Z" }), ALL);
  expect(names(changed.rows)).toBe("a");
  expect(changed.total).toBe(31);
});

test.each([
  ["tasman", true],
  ["dr-a", true],
  ["88 120", true],
  ["lachlan", false],
])("while '%s' is searched for, a draft of Tasman joins: %s", (search, joins) => {
  const changed = withChangedDraft(queue([]), draft("a"), { filter: "ALL", search });
  expect(changed.rows.length === 1).toBe(joins);
});

test("on a further page, a draft that belongs before it is left to its own", () => {
  const page = queue([draft("b", { waitingSince: "2026-11-18T00:00:00Z" })], { total: 30 });
  const earlier = draft("a", { waitingSince: "2026-11-17T00:00:00Z" });
  const further = { ...ALL, isFurther: true };
  expect(names(withChangedDraft(page, earlier, further).rows)).toBe("b");
  expect(names(withChangedDraft(page, earlier, ALL).rows)).toBe("a b");
  const between = draft("c", { waitingSince: "2026-11-19T00:00:00Z" });
  expect(names(withChangedDraft(page, between, further).rows)).toBe("b c");
});

function queue(rows: readonly QueueDraft[], rest: Partial<QueuePage> = {}): QueuePage {
  return { rows, total: rows.length, isTotalCapped: false, endCursor: null, hasNext: false, ...rest };
}

function draft(id: string, given: Partial<QueueDraft> = {}): QueueDraft {
  return {
    id,
    version: 1,
    status: "SUBMITTED",
    processType: "BANK_GUARANTEE",
    referenceNumber: `DR-${id.toUpperCase()}`,
    amount: "1150000.00",
    waitingFor: "PROVIDER",
    waitingSince: "2026-11-18T00:00:00Z",
    waitingRequiredDocuments: null,
    deskApprovals: [],
    organisation: { id: "org", name: "Tasman Bridgeworks Pty Ltd", abn: "88120998031" },
    ...given,
  };
}

function names(drafts: readonly QueueDraft[]): string {
  return drafts.map(({ id }) => id).join(" ");
}
