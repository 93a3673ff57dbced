// A history cut into sittings: nothing is lost, the order is kept, and another page does not change what was read.

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { proof } from "../../proof/proof.ts";
import { SITTING_MINUTES_MAX, type SittingGroup, sittingsOf, wholeSittings } from "./history-sittings.ts";
import { sittingParts, type WrittenGroup } from "./sitting-parts.ts";

const MINUTE_MS = 60_000;
const START = Date.parse("2026-11-20T01:00:00.000Z");

type Drawn = { minutesBefore: number; who: string; onBehalfOf: string | null };
const DRAWN: fc.Arbitrary<Drawn[]> = fc.array(
  fc.record({
    minutesBefore: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 0, max: 90 }),
      fc.constant(SITTING_MINUTES_MAX),
    ),
    who: fc.constantFrom("Ada", "Ben"),
    onBehalfOf: fc.constantFrom(null, "Harbour"),
  }),
  { maxLength: 40 },
);

function historyOf(drawn: readonly Drawn[]) {
  let at = START;
  return drawn.map(({ minutesBefore, who, onBehalfOf }, id) => {
    at -= minutesBefore * MINUTE_MS;
    return { id, triggeredAt: new Date(at).toISOString(), triggeredBy: { name: who, onBehalfOf } };
  });
}

/** By walking the history the other way: whether an entry goes on the sitting of the one before it in time. */
function holds(subject: typeof sittingsOf, drawn: readonly Drawn[]): boolean {
  const history = historyOf(drawn);
  const sittings = subject(history);
  const ends = new Set(sittings.map((sitting) => sitting.at(-1)?.id));
  const isWhole = JSON.stringify(sittings.flat()) === JSON.stringify(history);
  return (
    isWhole &&
    sittings.every(({ length }) => length > 0) &&
    history.every(({ id }, at) => {
      const earlier = drawn[at + 1];
      const own = drawn[at];
      if (earlier === undefined || own === undefined) return ends.has(id);
      const isOne =
        earlier.who === own.who &&
        earlier.onBehalfOf === own.onBehalfOf &&
        earlier.minutesBefore <= SITTING_MINUTES_MAX;
      return ends.has(id) !== isOne;
    })
  );
}

/** Cut as other groups would be, with the true ones in it. */
function cutAs<Group extends SittingGroup>(
  groups: readonly Group[],
  other: (group: Group) => Partial<SittingGroup>,
): Group[][] {
  const cut = sittingsOf(groups.map((group) => ({ ...group, ...other(group) })));
  const ends = cut.map(({ length }, at) => cut.slice(0, at).reduce((sum, each) => sum + each.length, length));
  return cut.map(({ length }, at) => groups.slice((ends[at] ?? 0) - length, ends[at]));
}

const RUN = { cases: 5_000, seed: 20_261_120 };
const SITTINGS = proof({
  name: "sittings",
  against: "each neighbour in time by itself",
  subject: sittingsOf,
  cases: DRAWN,
  holds,
  broken: {
    "another's change is taken in": (groups) =>
      cutAs(groups, () => ({ triggeredBy: { name: "One", onBehalfOf: null } })),
    "a sitting has no end": (groups) => cutAs(groups, () => ({ triggeredAt: new Date(START).toISOString() })),
    "an applicant acted for is not looked at": (groups) =>
      cutAs(groups, ({ triggeredBy }) => ({ triggeredBy: { ...triggeredBy, onBehalfOf: null } })),
    "an entry is lost": (groups) => sittingsOf(groups.slice(0, -1)),
    "the order is turned": (groups) => sittingsOf(groups).toReversed(),
  },
});

test("a history is cut into one person's changes without half an hour or another's between; nothing is lost and the order is kept", () => {
  assert.equal(SITTINGS.run(RUN).failure, undefined);
});

for (const { wrong, run } of SITTINGS.broken)
  test(`it is noticed where ${wrong}`, () => assert.notEqual(run(RUN).failure, undefined));

test("however a history is paged, what is shown of its newest part is how all of it begins", () => {
  fc.assert(
    fc.property(DRAWN, fc.nat(), (drawn, cut) => {
      const history = historyOf(drawn);
      const loaded = history.slice(0, history.length === 0 ? 0 : 1 + (cut % history.length));
      const hasEarlier = loaded.length < history.length;
      const shown = wholeSittings(loaded, { hasEarlier });
      const isSingle = hasEarlier && shown.length === 1;
      const all = sittingsOf(history);
      assert.deepEqual(
        isSingle ? shown.flat() : shown,
        isSingle
          ? (all.flat().slice(0, shown.flat().length) as never)
          : (all.slice(0, shown.length) as never),
      );
    }),
    { numRuns: 5_000, seed: RUN.seed },
  );
});

const ID = "0190c0de-0000-7000-8000-00000000000a";

function group(given: Partial<WrittenGroup> & { go?: number; row?: string }): WrittenGroup {
  const { go = 1, row = ID, objectType = "Draft", ...rest } = given;
  return {
    key: `${go}:${objectType}:${row}`,
    objectType,
    recordName: "DR-7",
    changeType: "UPDATE",
    changes: [],
    ...rest,
  };
}

function change(label: string, oldDisplayValue: string | null, newDisplayValue: string | null, more = {}) {
  const field = label.toLowerCase();
  return {
    field,
    label,
    oldDisplayValue,
    newDisplayValue,
    newValue: newDisplayValue,
    isSystemField: false,
    ...more,
  };
}

test("many savings of one row are one part, from the first value to the last; what came back is no change", () => {
  const sitting = [
    group({ go: 3, changes: [change("Amount", "$2.00", "$3.00"), change("Purpose", "Tender", "Other")] }),
    group({ go: 2, changes: [change("Amount", "$1.00", "$2.00")] }),
    group({ go: 1, changes: [change("Purpose", "Other", "Tender")] }),
  ];
  assert.deepEqual(sittingParts(sitting), [
    {
      objectType: "Draft",
      recordName: "DR-7",
      changeType: "UPDATE",
      statuses: [],
      isMadeWithRecord: false,
      lines: [{ field: "Amount", from: "$1.00", to: "$3.00" }],
    },
  ]);
});

test("the machinery's own fields, comments and savings that changed nothing are not told", () => {
  const system = change("Visible to the bank or insurer", "No", "Yes", { isSystemField: true });
  const sitting = [
    group({ changes: [system] }),
    group({ objectType: "Comment", changeType: "INSERT", changes: [change("Content", null, "Hello")] }),
    group({ go: 2, row: "b", objectType: "Party", changes: [] }),
  ];
  assert.deepEqual(sittingParts(sitting), []);
});

test("made and changed reads as made, made and removed as removed; what is made with the record belongs to it", () => {
  const part = (row: string, go: number, changeType: WrittenGroup["changeType"]) =>
    group({ row, go, changeType, objectType: "Attachment", recordName: row });
  const parts = sittingParts([
    part("plan.pdf", 4, "DELETE"),
    part("deed.pdf", 3, "UPDATE"),
    group({ go: 3, changes: [change("Status", "Draft", "Submitted", { newValue: "SUBMITTED" })] }),
    part("plan.pdf", 2, "INSERT"),
    part("deed.pdf", 1, "INSERT"),
    group({ go: 1, changeType: "INSERT", changes: [change("Status", null, "Draft", { newValue: "DRAFT" })] }),
  ]);
  assert.deepEqual(
    parts.map((each) => [each.recordName, each.changeType, each.isMadeWithRecord, each.statuses]),
    [
      ["DR-7", "INSERT", false, ["SUBMITTED"]],
      ["deed.pdf", "INSERT", true, []],
      ["plan.pdf", "DELETE", false, []],
    ],
  );
});

test("of drawn savings each part's lines lead from its first value to its last", () => {
  const saved = fc.array(fc.record({ row: fc.constantFrom("a", "b"), to: fc.constantFrom("1", "2", "3") }), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(saved, (savings) => {
      const values = new Map<string, string>();
      const groups = savings.map(({ row, to }, go) => {
        const from = values.get(row) ?? "0";
        values.set(row, to);
        return group({ go, row, changes: from === to ? [] : [change("Amount", from, to)] });
      });
      const lines = sittingParts(groups.toReversed()).flatMap((each) => each.lines);
      assert.deepEqual(
        lines,
        [...values.values()].map((to) => ({ field: "Amount", from: "0", to })),
      );
    }),
    { numRuns: 2_000, seed: RUN.seed },
  );
});
