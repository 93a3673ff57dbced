// Addresses and postcodes: PO boxes by whole words, states by their postcodes.
// Shows: V-009, V-029, V-035, V-138, V-141, K-33.

import assert from "node:assert/strict";
import { test } from "node:test";
import { STATE_CODES } from "../reference-data/states.ts";
import { address, findAddressWarning, findStateAndPostcode, isPoBox, NO_PO_BOX_MESSAGE } from "./address.ts";
import {
  findStateOfPostcode,
  findStateWarning,
  isPostBoxPostcode,
  postcode,
  streetPostcode,
} from "./postcode.ts";
import { accepts, validate } from "./testing.ts";

test("every form of a PO box is refused", () => {
  const boxes = [
    "PO Box 12, Sydney",
    "P.O. Box 12",
    "P.O.Box 12",
    "PO.Box 12",
    "P O Box 12",
    "p.o. box 12",
    "POBox 12",
    "PO BOX",
    "PO 12",
    "GPO Box 9",
    "G.P.O. Box 9",
    "GPO 9",
    "Locked Bag 5",
    "locked bag",
    "Private Bag 7",
    "Private Mail Bag 7",
    "Locked Mail Bag 9",
    "RMB 2045",
    "Parcel Locker 10112",
    "Box 12",
    "Box12",
    "BOX No. 4",
    "box # 4",
    "Level 2, box 4",
    "12 Smith Street, PO Box 3",
    "ＰＯ Box 3",
    "PO\u00a0Box 3",
    "P.O.\tBox 3",
    "PO  Box  3",
    "(PO Box 3)",
    "PO-Box 3",
  ];
  for (const text of boxes) assert.ok(isPoBox(text), text);
  assert.equal(validate(address(255), "PO Box 12, Sydney NSW 2001"), NO_PO_BOX_MESSAGE);
  assert.equal(validate(address(255), "Locked Bag 5"), NO_PO_BOX_MESSAGE);
});

test("streets and places whose names only look like it are fine", () => {
  const places = [
    "1 Apollo Street",
    "12 Port Road",
    "3 Boxhill Crescent",
    "14 Box Hill Road, Box Hill VIC 3128",
    "9 Box Street",
    "7 Polo Drive",
    "Unit 2, 5 Mailbox Lane",
    "88 Repo Street",
    "5 Épo Street",
    "5 Poé Street",
    "1 Lockedbagston Road",
    "1 Private Road",
    "10 Hippo Way",
    "2 Goporo Court",
    "Unit P, 4 Olive Street",
    "12 Letterbox Hill Road",
    "3 Bagot Road",
    "1-3 Post Office Lane",
  ];
  for (const text of places) assert.equal(validate(address(255), text), text, text);
});

test("an address has three characters or more, its longest length is that of its form, and spaces are made single", () => {
  assert.equal(validate(address(255), "1A"), "An address must have at least 3 characters");
  assert.equal(validate(address(255), "  1   Example\u00a0 Street "), "1 Example Street");
  assert.ok(accepts(address(255), "x".repeat(255)));
  assert.equal(validate(address(255), "x".repeat(256)), "This field must have at most 255 characters.");
  assert.ok(accepts(address(500), "x".repeat(500)));
  assert.ok(!accepts(address(255), "1 Example\u0000 Street"));
  assert.ok(!accepts(address(255), "1 Example\nStreet"));
});

test("the state and postcode at the end of an address are read", () => {
  const expected = { state: "NSW", postcode: "2000" };
  for (const end of ["NSW 2000", "nsw 2000", "NSW, 2000", "NSW 2000 Australia", "NSW 2000, Australia"]) {
    assert.deepEqual(findStateAndPostcode(`1 Example Street, Sydney ${end}`), expected, end);
  }
  for (const text of ["Unit 2000", "1 Example Street", "Sydney 2000", "12 ANSW 2000", "NSW 20000"]) {
    assert.equal(findStateAndPostcode(text), undefined, text);
  }
});

test("an address that ends in a postcode of post boxes, or of no state, is refused; a state that does not fit is a warning", () => {
  assert.match(String(validate(address(255), "1 Example Street, Melbourne VIC 8001")), /for PO boxes/);
  assert.equal(
    validate(address(255), "1 Example Street, Nowhere NSW 0500"),
    "This postcode does not belong to any state",
  );
  const misfit = "1 Example Street, Melbourne NSW 3000";
  assert.equal(validate(address(255), misfit), misfit);
  assert.equal(
    findAddressWarning(misfit),
    "Postcode 3000 usually belongs to VIC, not NSW. Please check the address.",
  );
  assert.equal(findAddressWarning("1 Example Street, Melbourne VIC 3000"), undefined);
  assert.equal(findAddressWarning("1 Example Street"), undefined);
});

test("each postcode belongs to the state and the use that the list of the domain facts gives it", () => {
  const listed: Record<string, { street: string; postBox: string }> = {
    NSW: { street: "2000-2599 2619-2899 2921-2999", postBox: "1000-1999" },
    ACT: { street: "2600-2618 2900-2920", postBox: "0200-0299" },
    VIC: { street: "3000-3999", postBox: "8000-8999" },
    QLD: { street: "4000-4999", postBox: "9000-9999" },
    SA: { street: "5000-5799", postBox: "5800-5999" },
    WA: { street: "6000-6799", postBox: "6800-6999" },
    TAS: { street: "7000-7799", postBox: "7800-7999" },
    NT: { street: "0800-0899", postBox: "0900-0999" },
  };
  assert.deepEqual(Object.keys(listed).sort(), [...STATE_CODES].sort());
  for (let number = 0; number < 10_000; number += 1) {
    const digits = String(number).padStart(4, "0");
    const street = STATE_CODES.find((state) => isWithin(number, listed[state]?.street ?? ""));
    const postBox = STATE_CODES.find((state) => isWithin(number, listed[state]?.postBox ?? ""));
    assert.equal(findStateOfPostcode(digits), street ?? postBox, digits);
    assert.equal(isPostBoxPostcode(digits), postBox !== undefined, digits);
    assert.equal(accepts(postcode, digits), (street ?? postBox) !== undefined, digits);
    assert.equal(accepts(streetPostcode, digits), street !== undefined, digits);
  }
});

test("a postcode is four digits", () => {
  for (const typed of ["200", "20000", "2o00", "20 00", "٢٠٠٠", ""]) {
    assert.equal(validate(postcode, typed), "A postcode must consist of 4 digits", typed);
  }
  assert.equal(validate(postcode, " 0801 "), "0801");
  assert.equal(validate(postcode, "0100"), "This postcode does not belong to any state");
  assert.equal(
    validate(streetPostcode, "1001"),
    "This postcode is for PO boxes. Please enter the postcode of the street address",
  );
});

test("no warning is given where the state fits or the postcode is of no state", () => {
  assert.equal(findStateWarning({ state: "NSW", postcode: "2000" }), undefined);
  assert.equal(findStateWarning({ state: "NSW", postcode: "0100" }), undefined);
});

function isWithin(number: number, ranges: string): boolean {
  return ranges.split(" ").some((range) => {
    const [from, to] = range.split("-").map(Number);
    return from !== undefined && to !== undefined && from <= number && number <= to;
  });
}
