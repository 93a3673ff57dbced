// Which roles of the staff go with a bank and with administration, and that the last administrator stays.

import assert from "node:assert/strict";
import { test } from "node:test";
import { STAFF_TYPES } from "../../people/accounts/staff.ts";
import {
  findStaffFaults,
  keepsAStaffAdministrator,
  mayBeAdministrator,
  NO_REFERRER_MESSAGE,
  NO_SUPPLIER_MESSAGE,
  NOT_ADMIN_MESSAGE,
} from "./staff-fields.ts";

test("only the provider's own people can be administrators", () => {
  assert.deepEqual(STAFF_TYPES.filter(mayBeAdministrator), ["RELATIONSHIP_MANAGER", "GENERAL"]);
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
