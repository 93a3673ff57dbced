// What a view keeps of an address, and who may change whose view.
// Shows: L-03.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  decideListView,
  findsShared,
  isProviderList,
  LIST_NAMES,
  LIST_VIEW_RULES,
  type ListReader,
  listPlace,
  seesList,
} from "./list-view.ts";

test("a place is kept in one order, without the page and the view it came by", () => {
  const place = (raw: string) => {
    const result = listPlace(raw);
    return result.ok ? result.value : result.message;
  };
  assert.equal(place("tab=closed&bank=662E41&after=x&page=2&rows=50&view=v"), "bank=662E41&tab=closed");
  assert.equal(place("bank=a%26b+c&amount=..5"), "amount=..5&bank=a%26b+c");
  assert.equal(place(""), "");
  for (const wrong of ["a b=1", "=1", "bank=1&bank=2", `bank=${"x".repeat(2000)}`, "<script>=1"])
    assert.equal(place(wrong), "This is no place in a list", wrong);
});

test("a name is asked for, and short enough for a menu", () => {
  assert.equal(LIST_VIEW_RULES.name("  Closing soon ").ok, true);
  for (const wrong of ["", "  ", "x".repeat(61)]) assert.equal(LIST_VIEW_RULES.name(wrong).ok, false);
});

test("everybody keeps their own, administrators what is shared, and nobody else anything", () => {
  const GRID: [
    isOwn: boolean,
    isShared: boolean,
    role: "ADMIN" | "USER" | "LIMITED_USER" | null,
    may: boolean,
  ][] = [
    [true, false, "ADMIN", true],
    [true, false, "USER", true],
    [true, false, "LIMITED_USER", true],
    [true, false, null, false],
    [false, false, "ADMIN", false],
    [false, false, "USER", false],
    [true, true, "ADMIN", true],
    [false, true, "ADMIN", true],
    [true, true, "USER", false],
    [false, true, "USER", false],
    [false, true, "LIMITED_USER", false],
    [false, true, null, false],
  ];
  for (const [isOwn, isShared, role, may] of GRID)
    assert.equal(
      decideListView({ list: "DOCUMENTS", isOwn, isShared, role, desk: null }).allowed,
      may,
      `${isOwn} ${isShared} ${role}`,
    );
});

test("of a list that their role does not see, nobody keeps a view", () => {
  const SEE: Partial<Record<string, readonly string[]>> = {
    INVOICES: ["ADMIN", "USER"],
    FACILITY_APPLICATIONS: ["ADMIN", "USER"],
  };
  for (const list of LIST_NAMES.filter((each) => !isProviderList(each)))
    for (const role of ["ADMIN", "USER", "LIMITED_USER"] as const) {
      const sees = SEE[list]?.includes(role) ?? true;
      const reader = { role, desk: null };
      assert.equal(seesList(list, reader), sees, `${list} ${role}`);
      assert.equal(
        decideListView({ list, isOwn: true, isShared: false, ...reader }).allowed,
        sees,
        `${list} ${role}`,
      );
    }
});

/** Of what is sent to it a bank has a list of its own. */
const OF_BANKS = [
  "STAFF_APPLICATIONS",
  "STAFF_DOCUMENTS",
  "STAFF_DRAFTS",
  "STAFF_FACILITIES",
  "STAFF_REQUESTS",
  "STAFF_REQUIRED_DOCUMENTS",
];

test("a list over all organisations is the desk's alone, and the provider's administrators share views of it", () => {
  for (const list of LIST_NAMES.filter(isProviderList)) {
    const may = (desk: ListReader["desk"], isShared: boolean) =>
      decideListView({ list, isOwn: true, isShared, role: "ADMIN", desk }).allowed;
    assert.deepEqual([may("BANK", false), may("BANK", true)], [OF_BANKS.includes(list), false], list);
    assert.deepEqual(
      [findsShared(list, { desk: "STAFF" }), findsShared(list, { desk: "BANK" })],
      [true, false],
    );
    assert.deepEqual([may("ADMINISTRATOR", true), may("STAFF", true), may(null, true)], [true, false, false]);
    assert.deepEqual([may("STAFF", false), may(null, false)], [list !== "STAFF_REFERRALS", false], list);
    assert.equal(may("ADMINISTRATOR", false), true, list);
  }
  assert.equal(seesList("DOCUMENTS", { role: null, desk: "ADMINISTRATOR" }), false);
});
