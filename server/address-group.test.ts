// Addresses that count as one, and addresses that do not.

import assert from "node:assert/strict";
import { test } from "node:test";
import { addressGroup } from "./address-group.ts";

const GROUPS: readonly [group: string, ...addresses: string[]][] = [
  ["203.0.113.7", "203.0.113.7", "::ffff:203.0.113.7", "::FFFF:cb00:7107", "0:0:0:0:0:ffff:203.0.113.7"],
  ["203.0.113.8", "203.0.113.8", "::ffff:203.0.113.8"],
  ["127.0.0.1", "127.0.0.1", "::ffff:127.0.0.1"],
  ["0.0.0.0", "::ffff:0.0.0.0", "0.0.0.0"],
  [
    "2001:db8:1:2::/64",
    "2001:db8:1:2::",
    "2001:db8:1:2::1",
    "2001:0DB8:0001:0002:ffff:ffff:ffff:ffff",
    "2001:db8:1:2:a:b:203.0.113.7",
  ],
  ["2001:db8:1:3::/64", "2001:db8:1:3::1"],
  ["2001:db8:0:0::/64", "2001:db8::1", "2001:db8:0:0:1::"],
  ["0:0:0:0::/64", "::1", "::", "::203.0.113.7"],
  ["fe80:0:0:0::/64", "fe80::1%eth0", "fe80::2"],
  ["64:ff9b:0:0::/64", "64:ff9b::cb00:7107"],
  // A socket that was cut while it was asked says nothing.
  ["", ""],
];

for (const [group, ...addresses] of GROUPS)
  test(`${group || "no address"}: ${addresses.join(", ")}`, () => {
    for (const address of addresses) assert.equal(addressGroup(address), group, address);
  });

test("no group is two in the table", () => {
  const groups = GROUPS.map(([group]) => group);
  assert.equal(new Set(groups).size, groups.length);
});
