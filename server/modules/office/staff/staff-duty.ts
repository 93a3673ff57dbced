// What somebody is to do, validated: the role, with the bank or insurer where it has one.

import { asSupplierId, type SupplierId } from "@bondline/domain/ids.ts";
import {
  findStaffFaults,
  NO_REFERRER_MESSAGE,
  NO_SUPPLIER_MESSAGE,
  ONLY_OWN_PEOPLE_MESSAGE,
  STAFF_ROLE_RULES,
} from "@bondline/domain/office/staff/staff-fields.ts";
import type { StaffType } from "@bondline/domain/people/accounts/staff.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessSupplier } from "../../money/fee-summaries/fee-summary-access.ts";
import { isReferrer } from "../../money/referrals/referrer-access.ts";
import type { StaffDesk } from "./staff-access.ts";

export type StaffRoleInput = {
  staffType: string;
  isAdmin?: boolean | null | undefined;
  supplierId?: string | null | undefined;
  /** The firm for which a referrer refers clients. */
  referrerId?: string | null | undefined;
};

/** What was named for another role before is left out. An administrator of a bank's gives roles in that bank alone. */
export async function requireDuty(
  tx: Transaction,
  desk: Pick<StaffDesk, "supplierId">,
  { staffType, isAdmin, supplierId, referrerId }: StaffRoleInput,
) {
  const typed = {
    staffType,
    isAdmin: String(isAdmin ?? false),
    supplierId: supplierId ?? "",
    referrerId: referrerId ?? "",
  };
  const duty = requireFields(STAFF_ROLE_RULES, typed, { across: findStaffFaults });
  if (desk.supplierId !== null) requireOwnPeople(desk.supplierId, duty);
  const isSuppliers = duty.staffType === "EXTERNAL_SUPPLIER";
  return {
    duty: {
      staffType: duty.staffType,
      isAdmin: duty.isAdmin === true,
      supplierId: isSuppliers ? await requireSupplier(tx, duty.supplierId) : null,
    },
    refersFor: duty.staffType === "REFERRER" ? await requireReferrer(tx, duty.referrerId) : null,
  };
}

function requireOwnPeople(own: SupplierId, duty: { staffType: StaffType; supplierId: string | null }) {
  if (duty.staffType !== "EXTERNAL_SUPPLIER") refuseFields({ staffType: ONLY_OWN_PEOPLE_MESSAGE });
  if (duty.supplierId?.toLowerCase() !== own) refuseFields({ supplierId: ONLY_OWN_PEOPLE_MESSAGE });
}

async function requireReferrer(tx: Transaction, id: string | null): Promise<string> {
  if (id === null || !(await isReferrer(tx, id))) refuseFields({ referrerId: NO_REFERRER_MESSAGE });
  return id.toLowerCase();
}

async function requireSupplier(tx: Transaction, id: string | null): Promise<SupplierId> {
  const supplier = id === null ? undefined : await accessSupplier(tx, asSupplierId(id));
  if (supplier === undefined || supplier.status !== "ACTIVE")
    refuseFields({ supplierId: NO_SUPPLIER_MESSAGE });
  return supplier.id;
}
