// The access check of the staff: the provider's administrators see and change it, and to nobody else it is there.

import { asStaffMemberId, asSupplierId } from "@bondline/domain/ids.ts";
import {
  keepsAStaffAdministrator,
  LAST_STAFF_ADMINISTRATOR_MESSAGE,
} from "@bondline/domain/office/staff/staff-fields.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { isProviderAdministrator, requirePerson } from "../../../transaction/actor.ts";
import { requireCurrent } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { lockProviderRow } from "../changes/public.ts";
import {
  countStaffAdministrators,
  findStaff,
  findStaffForChange,
  listStaff,
  type StaffPerson,
} from "./staff-store.ts";

export type { StaffPerson };

type Asked = PageArguments & { search?: string | null | undefined; supplierId?: string | null | undefined };

export async function accessStaff(
  tx: Transaction,
  { search, supplierId, ...list }: Asked,
): Promise<Page<StaffPerson>> {
  requireStaffDesk(tx, "");
  const filter = { search: search ?? "", supplierId: supplierId ? asSupplierId(supplierId) : null };
  return await listStaff(tx, filter, list);
}

export async function accessStaffPerson(tx: Transaction, id: string): Promise<StaffPerson> {
  requireStaffDesk(tx, id);
  return (await findStaff(tx, asStaffMemberId(id))) ?? refuse("STAFF_NOT_FOUND", { id });
}

/** Refuses what would leave the portal without an administrator; `isAdminAfter` is false when the person leaves. */
export async function accessStaffToChange(
  tx: Transaction,
  { id, version, isAdminAfter }: { id: string; version: number; isAdminAfter: boolean },
): Promise<StaffPerson> {
  requireStaffDesk(tx, id);
  await lockProviderRow(tx);
  const person = (await findStaffForChange(tx, asStaffMemberId(id))) ?? refuse("STAFF_NOT_FOUND", { id });
  requireCurrent(person, version);
  const count = await countStaffAdministrators(tx);
  if (!keepsAStaffAdministrator({ count, isNow: person.isAdmin, isAfter: isAdminAfter }))
    refuseFields({ isAdmin: LAST_STAFF_ADMINISTRATOR_MESSAGE });
  return person;
}

export function requireStaffDesk({ actor }: Transaction, id: string) {
  const person = requirePerson(actor);
  if (!isProviderAdministrator(actor)) refuse("STAFF_NOT_FOUND", { id });
  return person;
}
