// Where a party's figures come from: the last entry that set each, and what the register had under its number.

import assert from "node:assert/strict";
import { test } from "node:test";
import { instant } from "../../values/time/instant.ts";
import { figureSources, type PartyChange, type RegisterAnswer } from "./party-source.ts";

const PARTY = {
  name: "Harbour Civil Pty Ltd",
  abn: "53004085616",
  partyEntityType: "PRV",
  address: "1 Quay Street",
  state: "NSW",
  postcode: "2000",
  contactGivenName: null,
  contactFamilyName: null,
  contactEmail: null,
  contactPhoneNumber: null,
};

function change(day: string, columns: readonly string[], more: Partial<PartyChange> = {}): PartyChange {
  const changedAt = instant(`2026-11-${day}T01:00:00.000Z`);
  return {
    isOfDraft: true,
    isFirst: false,
    takenFrom: null,
    amendmentNumber: null,
    changedAt,
    columns,
    ...more,
  };
}
const answer = (day: string, name: string, entityType: string | null = "PRV"): RegisterAnswer => ({
  name,
  entityType,
  askedAt: instant(`2026-11-${day}T00:00:00.000Z`),
});

const FIRST = change("03", ["name", "abn", "partyEntityType", "address", "state"], { isFirst: true });
const sourcesFrom = (changes: readonly PartyChange[], answers: readonly RegisterAnswer[] = []) =>
  Object.fromEntries(
    figureSources(PARTY, changes, answers).map(({ figure, kind, change: by, registerDate }) => [
      figure,
      [kind, by?.changedAt.slice(8, 10), registerDate?.slice(8)].filter(Boolean).join(" "),
    ]),
  );

test("a figure is said by the last entry that set it, and one that a party has not is not said", () => {
  assert.deepEqual(sourcesFrom([FIRST, change("05", ["postcode"])]), {
    NAME: "ENTERED 03",
    NUMBER: "ENTERED 03",
    ENTITY_TYPE: "ENTERED 03",
    ADDRESS: "ENTERED 05",
  });
});

test("an amendment, a correction and what was taken over are told apart", () => {
  const amended = change("20", ["name"], { isOfDraft: false, amendmentNumber: 2 });
  const corrected = change("21", ["address"], { isOfDraft: false });
  const taken = { ...FIRST, takenFrom: "PREPARED" as const };
  assert.deepEqual(sourcesFrom([taken, amended, corrected]), {
    NAME: "AMENDED 20",
    NUMBER: "PREPARED 03",
    ENTITY_TYPE: "PREPARED 03",
    ADDRESS: "CORRECTED 21",
  });
  assert.equal(
    sourcesFrom([{ ...FIRST, isOfDraft: false }]).NAME,
    "ENTERED 03",
    "an own record as it was made",
  );
});

test("where no history says it, that is what is said", () => {
  assert.deepEqual(new Set(Object.values(sourcesFrom([]))), new Set(["NOT_RECORDED"]));
});

test("what was answered before and stands letter by letter is the register's; what only agrees is still whoever typed it", () => {
  const registered = [answer("02", "Harbour Civil Pty Ltd")];
  assert.deepEqual(sourcesFrom([FIRST], registered), {
    NAME: "REGISTER 03 02",
    NUMBER: "ENTERED 03 02",
    ENTITY_TYPE: "REGISTER 03 02",
    ADDRESS: "ENTERED 03",
  });
  assert.equal(sourcesFrom([FIRST], [answer("02", "HARBOUR CIVIL PTY. LIMITED")]).NAME, "ENTERED 03 02");
  assert.equal(
    sourcesFrom([FIRST], [answer("02", "Another Pty Ltd", "PUB")]).NAME,
    "ENTERED 03",
    "another's name says nothing",
  );
});

test("what was answered later confirms, by the last day on which it was the same", () => {
  const later = [answer("04", "Harbour Civil Pty Ltd"), answer("06", "Harbour Civil Pty Ltd")];
  assert.equal(sourcesFrom([FIRST], later).NAME, "ENTERED 03 06");
  const renamed = [answer("04", "Harbour Civil Pty Ltd"), answer("06", "Quay Works Pty Ltd")];
  assert.equal(sourcesFrom([FIRST], renamed).NAME, "ENTERED 03 04");
});
