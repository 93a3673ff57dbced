// Who may read each field of a facility, said once for the record and for its history.

import type { FacilityCapability } from "@bondline/domain/facilities/facilities/facility-capabilities.ts";
import type {
  CostGroup,
  FacilityOwnFieldPath,
} from "@bondline/domain/facilities/facilities/facility-fields.ts";
import { snakeName } from "../../../database/camel-rows.ts";
import type { Guard } from "../../../graphql/fields-of-record.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { facilityFacts, mayDo } from "./facility-access.ts";
import { FACILITY_COLUMNS } from "./facility-columns.ts";
import type { Facility } from "./facility-record.ts";

type Reader = Extract<FacilityCapability, "CAN_VIEW" | "CAN_VIEW_COSTS">;

/** What a facility costs is its owner's and the provider's alone. A new field does not compile until it is said who reads it. */
const READERS: Readonly<Record<FacilityOwnFieldPath | CostGroup, Reader>> = {
  name: "CAN_VIEW",
  provider: "CAN_VIEW",
  supplierId: "CAN_VIEW",
  limit: "CAN_VIEW",
  startDate: "CAN_VIEW",
  endDate: "CAN_VIEW",
  documentVariants: "CAN_VIEW",
  securityType: "CAN_VIEW",
  setUpCost: "CAN_VIEW_COSTS",
  annualCost: "CAN_VIEW_COSTS",
  costs: "CAN_VIEW_COSTS",
  bankFrontedBondCosts: "CAN_VIEW_COSTS",
  premiumRecurringCosts: "CAN_VIEW_COSTS",
};

const OWN_PATHS = Object.keys(FACILITY_COLUMNS) as FacilityOwnFieldPath[];

/** For the fields of the contract: undefined where nobody has to be asked. */
export function facilityGuardOf(column: string): Guard<Facility> | undefined {
  const path = OWN_PATHS.find((each) => FACILITY_COLUMNS[each] === column);
  if (path === undefined || READERS[path] === "CAN_VIEW") return undefined;
  return async (context, facility) => mayDo(await context.read(), facility, READERS[path]);
}

export function mayReadCosts(tx: Transaction, facility: Facility, group: CostGroup): boolean {
  return mayDo(tx, facility, READERS[group]);
}

/** Between those who arranged it. */
export function mayReadBankNote(tx: Transaction, facility: Facility): boolean {
  const { roles } = facilityFacts(tx, facility);
  return roles.has("SUPPLIER") || mayDo(tx, facility, "CAN_VIEW_COSTS");
}

/** By their names in the database: what the history of a facility keeps from the person who asks. */
export function facilityColumnsKeptFrom(tx: Transaction, facility: Facility): string[] {
  const kept = OWN_PATHS.filter((path) => !mayDo(tx, facility, READERS[path]));
  const columns = kept.flatMap((path) => FACILITY_COLUMNS[path] ?? []).map(snakeName);
  return mayReadBankNote(tx, facility) ? columns : [...columns, "bank_note"];
}
