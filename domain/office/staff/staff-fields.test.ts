// Which roles of the staff go with a bank and with administration, whom an administrator looks after, and that the last one stays.

import assert from "node:assert/strict";
import { test } from "node:test";
import { administersPortal, administersSupplier, STAFF_TYPES } from "../../people/accounts/staff.ts";
import {
  findStaffFaults,
  keepsAStaffAdministrator,
  mayBeAdministrator,
  NO_REFERRER_MESSAGE,
  NO_SUPPLIER_MESSAGE,
  NOT_ADMIN_MESSAGE,
} from "./staff-fields.ts";

test("people of the provider administer the portal, people of a bank its own people, and nobody else anything", () => {
  assert.deepEqual(STAFF_TYPES.filter(mayBeAdministrator), [
    "RELATIONSHIP_MANAGER",
    "GENERAL",
    "EXTERNAL_SUPPLIER",
  ]);
  const all = STAFF_TYPES.map((staffType) => ({ staffType, isAdmin: true }));
  assert.deepEqual(
    all.filter(administersPortal).map(({ staffType }) => staffType),
    ["RELATIONSHIP_MANAGER", "GENERAL"],
  );
  assert.deepEqual(
    all.filter(administersSupplier).map(({ staffType }) => staffType),
    ["EXTERNAL_SUPPLIER"],
  );
  assert.equal(administersPortal({ staffType: "GENERAL", isAdmin: false }), false);
  assert.equal(administersSupplier({ staffType: "EXTERNAL_SUPPLIER", isAdmin: false }), false);
  assert.deepEqual(findStaffFaults({ staffType: "REFERRER", isAdmin: true, referrerId: "a" }), {
    isAdmin: NOT_ADMIN_MESSAGE,
  });
  assert.deepEqual(findStaffFaults({ staffType: "REFERRER" }), { referrerId: NO_REFERRER_MESSAGE });
});

test("staff of a bank name the bank, and nobody else needs one", () => {
  assert.deepEqual(findStaffFaults({ staffType: "EXTERNAL_SUPPLIER" }), { supplierId: NO_SUPPLIER_MESSAGE });
  assert.deepEqual(findStaffFaults({ staffType: "EXTERNAL_SUPPLIER", supplierId: "a" }), {});
  assert.deepEqual(findStaffFaults({ staffType: "GENERAL", isAdmin: true, supplierId: null }), {});
});

test("the last administrator can be neither removed nor made anything else", () => {
  assert.equal(keepsAStaffAdministrator({ count: 1, isNow: true, isAfter: false }), false);
  assert.equal(keepsAStaffAdministrator({ count: 1, isNow: true, isAfter: true }), true);
  assert.equal(keepsAStaffAdministrator({ count: 2, isNow: true, isAfter: false }), true);
  assert.equal(keepsAStaffAdministrator({ count: 1, isNow: false, isAfter: false }), true);
});
