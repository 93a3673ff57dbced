// Facilities: what may happen to one, who may do what with it, what takes room of its limit, and what the form refuses.
// Shows: FA-003, FA-120..FA-122, FA-131..FA-134, FA-136, FA-142, FA-144..FA-147, FA-157, V-047..V-049, X-28, Q-013, Q-014, Q-034, Q-082.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { Refusal } from "../../refusals.ts";
import { cents } from "../../values/money/money.ts";
import { FACILITY_ROLES, FACILITY_STATUSES, type FacilityRole, facilityTabOf } from "./facility.ts";
import { decideFacility, FACILITY_CAPABILITIES, facilityCapabilities } from "./facility-capabilities.ts";
import { checkFacility } from "./facility-fields.ts";
import {
  canHappenToFacility,
  closingEvent,
  FACILITY_TRANSITIONS,
  type FacilityEvent,
  facilityStatusAfter,
} from "./facility-transitions.ts";
import { headroomCents, percentOfLimit, usedCents } from "./facility-use.ts";

const EVENTS_BY_STATUS = `
-: record, start
STARTED: sendToSupplier, withdraw, decline
PROCESSING: bankApproves, bankDeclines, establish, withdraw, decline
ESTABLISHED: cancel
WITHDRAWN: -
DECLINED: -
CANCELLED: -
`;

const OUTCOMES = `
record: ESTABLISHED by CAN_ADD_DOCUMENTS
start: STARTED by PROVIDER
sendToSupplier: PROCESSING by CAN_SEND_TO_SUPPLIER
bankApproves: PROCESSING by CAN_RECORD_BANK_OUTCOME
bankDeclines: DECLINED by CAN_RECORD_BANK_OUTCOME
establish: ESTABLISHED by CAN_ESTABLISH
withdraw: WITHDRAWN by CAN_CLOSE
decline: DECLINED by CAN_REJECT
cancel: CANCELLED by CAN_CLOSE
`;

const FACILITY_EVENTS = Object.keys(FACILITY_TRANSITIONS) as FacilityEvent[];

describe("the life of a facility", () => {
  test("which event may happen in which status, cell by cell", () => {
    const grid = [undefined, ...FACILITY_STATUSES].map((status) => {
      const events = FACILITY_EVENTS.filter((event) => canHappenToFacility(status, event));
      return `${status ?? "-"}: ${events.join(", ") || "-"}`;
    });
    assert.equal(grid.join("\n"), EVENTS_BY_STATUS.trim());
  });

  test("where each event leads, and who brings it about", () => {
    const rows = FACILITY_EVENTS.map((event) => {
      const { to, needs } = FACILITY_TRANSITIONS[event];
      return `${event}: ${to} by ${needs}`;
    });
    assert.equal(rows.join("\n"), OUTCOMES.trim());
    assert.equal(facilityStatusAfter(undefined, "record"), "ESTABLISHED");
  });

  test("anything else is refused with the present status", () => {
    assert.throws(
      () => facilityStatusAfter("DECLINED", "establish"),
      (thrown: Refusal) =>
        thrown instanceof Refusal && thrown.message === "You can't do this while the facility is Declined.",
    );
  });

  test("an established facility is cancelled, one under way is withdrawn", () => {
    assert.deepEqual((["STARTED", "PROCESSING", "ESTABLISHED"] as const).map(closingEvent), [
      "withdraw",
      "withdraw",
      "cancel",
    ]);
  });

  test("two tabs hold every status once", () => {
    const tabs = FACILITY_STATUSES.map(facilityTabOf);
    assert.deepEqual(tabs, ["CURRENT", "CURRENT", "CURRENT", "ENDED", "ENDED", "ENDED"]);
  });
});

// One letter a status: Started, Processing, Established, Withdrawn, Declined, Cancelled. The first column is what was
// arranged through the portal, the second the organisation's own record.
const LETTERS = "SPEWDC";
const GRID = `
CAN_VIEW
  OWNER    SPEWDC SPEWDC
  SHARED   SPEWDC SPEWDC
  LIMITED  SPEWDC SPEWDC
  PROVIDER SPEWDC ......
  SUPPLIER SPEWDC ......
CAN_EDIT
  OWNER    ...... SPE...
  SHARED   ...... ......
  LIMITED  ...... ......
  PROVIDER SPE... ......
  SUPPLIER ...... ......
CAN_RECORD_BANK_OUTCOME
  OWNER    ...... ......
  SHARED   ...... ......
  LIMITED  ...... ......
  PROVIDER .P.... ......
  SUPPLIER .P.... ......
CAN_ESTABLISH
  OWNER    ...... ......
  SHARED   ...... ......
  LIMITED  ...... ......
  PROVIDER ...... ......
  SUPPLIER ...... ......
CAN_CLOSE
  OWNER    SPE... SPE...
  SHARED   ...... ......
  LIMITED  ...... ......
  PROVIDER SPE... ......
  SUPPLIER ...... ......
CAN_REJECT
  OWNER    ...... ......
  SHARED   ...... ......
  LIMITED  ...... ......
  PROVIDER SP.... ......
  SUPPLIER ...... ......
CAN_SEND_TO_SUPPLIER
  OWNER    ...... ......
  SHARED   ...... ......
  LIMITED  ...... ......
  PROVIDER S..... ......
  SUPPLIER ...... ......
CAN_ATTACH_TO_DOCUMENTS
  OWNER    ..E... ..E...
  SHARED   ..E... ..E...
  LIMITED  ...... ......
  PROVIDER ...... ......
  SUPPLIER ...... ......
CAN_RAISE_DRAFTS
  OWNER    ..E... ..E...
  SHARED   ..E... ..E...
  LIMITED  ...... ......
  PROVIDER ...... ......
  SUPPLIER ...... ......
CAN_SHARE
  OWNER    SPE... SPE...
  SHARED   ...... ......
  LIMITED  ...... ......
  PROVIDER ...... ......
  SUPPLIER ...... ......
CAN_STOP_SHARING
  OWNER    SPEWDC SPEWDC
  SHARED   ...... ......
  LIMITED  ...... ......
  PROVIDER ...... ......
  SUPPLIER ...... ......
CAN_MANAGE_COLLABORATORS
  OWNER    SPEWDC SPEWDC
  SHARED   ...... ......
  LIMITED  ...... ......
  PROVIDER ...... ......
  SUPPLIER ...... ......
CAN_TAKE_OFF_COLLABORATORS
  OWNER    SPEWDC SPEWDC
  SHARED   ...... ......
  LIMITED  ...... ......
  PROVIDER ...... ......
  SUPPLIER ...... ......
CAN_VIEW_COSTS
  OWNER    SPEWDC SPEWDC
  SHARED   ...... ......
  LIMITED  ...... ......
  PROVIDER SPEWDC ......
  SUPPLIER ...... ......
`;

describe("who may do what with a facility", () => {
  const facts = (
    role: FacilityRole | undefined,
    status: (typeof FACILITY_STATUSES)[number],
    isSystem: boolean,
  ) => ({
    roles: new Set(role === undefined ? [] : [role]),
    status,
    isSystemFacility: isSystem,
    hasEnded: false,
    bankHasApproved: false,
  });

  test("capability by capability, role by role, status by status", () => {
    const cells = (
      capability: (typeof FACILITY_CAPABILITIES)[number],
      role: FacilityRole,
      isSystem: boolean,
    ) =>
      FACILITY_STATUSES.map((status, index) =>
        decideFacility(facts(role, status, isSystem), capability).allowed ? LETTERS[index] : ".",
      ).join("");
    const grid = FACILITY_CAPABILITIES.map((capability) => {
      const rows = FACILITY_ROLES.map(
        (role) => `  ${role.padEnd(8)} ${cells(capability, role, true)} ${cells(capability, role, false)}`,
      );
      return [capability, ...rows].join("\n");
    });
    assert.equal(grid.join("\n"), GRID.trim());
  });

  test("once its bank has said yes it is established, and the bank is not asked again", () => {
    const cells = FACILITY_CAPABILITIES.flatMap((capability) =>
      FACILITY_ROLES.flatMap((role) => {
        const may = (bankHasApproved: boolean) =>
          decideFacility({ ...facts(role, "PROCESSING", true), bankHasApproved }, capability).allowed;
        return may(true) === may(false) ? [] : [`${capability} ${role} ${may(true)}`];
      }),
    );
    assert.deepEqual(cells, [
      "CAN_RECORD_BANK_OUTCOME PROVIDER false",
      "CAN_RECORD_BANK_OUTCOME SUPPLIER false",
      "CAN_ESTABLISH PROVIDER true",
    ]);
  });

  test("nobody without a part in it may do anything", () => {
    for (const status of FACILITY_STATUSES)
      assert.deepEqual(facilityCapabilities(facts(undefined, status, true)), []);
  });

  test("what is archived is read by whoever read it before; people are taken off it, and nothing else changes", () => {
    const left = ["CAN_VIEW", "CAN_STOP_SHARING", "CAN_TAKE_OFF_COLLABORATORS", "CAN_VIEW_COSTS"];
    for (const role of FACILITY_ROLES)
      for (const status of FACILITY_STATUSES)
        for (const isSystem of [true, false]) {
          const before = facilityCapabilities(facts(role, status, isSystem));
          assert.deepEqual(
            facilityCapabilities({ ...facts(role, status, isSystem), isArchived: true }),
            before.filter((capability) => left.includes(capability)),
          );
        }
    const archived = { ...facts("OWNER", "CANCELLED", false), isArchived: true };
    for (const capability of ["CAN_MANAGE_COLLABORATORS", "CAN_EDIT"] as const)
      assert.deepEqual(decideFacility(archived, capability), { allowed: false, because: "archived" });
  });

  test("after its last day nothing more is put on it", () => {
    const ended = { ...facts("OWNER", "ESTABLISHED", false), hasEnded: true };
    assert.deepEqual(decideFacility(ended, "CAN_ATTACH_TO_DOCUMENTS"), { allowed: false, because: "ended" });
    assert.deepEqual(decideFacility(ended, "CAN_RAISE_DRAFTS"), { allowed: false, because: "ended" });
    assert.equal(decideFacility(ended, "CAN_EDIT").allowed, true);
  });
});

describe("the room on a facility", () => {
  const part = fc.bigInt({ min: 0n, max: 10n ** 11n }).map(cents);
  test("is the limit less everything on it, to the cent", () => {
    fc.assert(
      fc.property(part, part, part, part, (limitCents, establishedCents, projectedCents, draftsCents) => {
        const use = { limitCents, establishedCents, projectedCents, draftsCents };
        assert.equal(usedCents(use) + headroomCents(use), limitCents);
      }),
    );
  });

  test("is drawn as a share that is seen and never above the whole", () => {
    assert.equal(percentOfLimit(cents(0n), cents(100n)), 0);
    assert.equal(percentOfLimit(cents(1n), cents(1_000_000n)), 1);
    assert.equal(percentOfLimit(cents(999n), cents(1000n)), 99);
    assert.equal(percentOfLimit(cents(2000n), cents(1000n)), 100);
  });
});

const GIVEN = {
  name: "Macquarie guarantee facility",
  provider: "Macquarie Bank Limited",
  limit: "$5,000,000",
  startDate: "2026-01-01",
  endDate: "31/12/2028",
  documentVariants: "BANK_GUARANTEE;LEASE_BOND",
};
const faultsOf = (change: Record<string, string>) => {
  const validated = checkFacility({ ...GIVEN, ...change });
  return validated.ok ? {} : validated.fields;
};

describe("the facility form", () => {
  test("takes amounts as currency and rates as percentages", () => {
    const validated = checkFacility({
      ...GIVEN,
      setUpCost: "1,500",
      annualCost: "2000.50",
      "costs.recurringFeeType": "ANNUAL_PERCENTAGE",
      "costs.recurringCostFrequency": "6",
      "costs.recurringPercentageCost": "1.25%",
    });
    assert.ok(validated.ok);
    assert.equal(validated.values.limit, 500_000_000n);
    assert.equal(validated.values.setUpCost, 150_000n);
    assert.equal(validated.values.annualCost, 200_050n);
    assert.equal(validated.values["costs.recurringPercentageCost"], 1_250_000n);
    assert.deepEqual(validated.values.documentVariants, ["BANK_GUARANTEE", "LEASE_BOND"]);
    assert.equal(validated.values.endDate, "2028-12-31");
  });

  test("says at once what is missing", () => {
    const required = "This field is required.";
    assert.deepEqual(faultsOf({ name: "", provider: " ", limit: "", startDate: "", documentVariants: "" }), {
      name: required,
      provider: required,
      limit: required,
      startDate: required,
      documentVariants: "Choose at least one kind of document.",
    });
  });

  test("refuses a limit outside the range, an end before the start, and rates beyond a hundred", () => {
    assert.deepEqual(faultsOf({ limit: "0.99" }), {
      limit: "This field must be at least $1 and less than $1,000,000,000",
    });
    assert.deepEqual(faultsOf({ endDate: "2025-12-31" }), {
      endDate: "This date must be on or after 01/01/2026",
    });
    assert.deepEqual(faultsOf({ endDate: "2026-01-01" }), {});
    assert.match(
      Object.values(faultsOf({ "costs.recurringPercentageCost": "101" }))[0] ?? "",
      /between 0 and 100/,
    );
  });

  test("half an agreement on a cost is not one", () => {
    const required = "This field is required.";
    assert.deepEqual(faultsOf({ "premiumRecurringCosts.recurringFixedCost": "100" }), {
      "premiumRecurringCosts.recurringFeeType": required,
    });
    assert.deepEqual(faultsOf({ "costs.recurringFeeType": "FIXED_FEE" }), {
      "costs.recurringCostFrequency": required,
      "costs.recurringFixedCost": required,
    });
    assert.deepEqual(faultsOf({ "bankFrontedBondCosts.recurringFeeType": "LIFETIME_FEE" }), {
      "bankFrontedBondCosts.recurringPercentageCost": required,
    });
  });
});
