// The access check of the staff: the provider's administrators see and change it, those of a bank or insurer its own people, and to nobody else it is there.

import { asStaffMemberId, asSupplierId, type SupplierId } from "@bondline/domain/ids.ts";
import {
  DISABLED_MESSAGE,
  keepsAStaffAdministrator,
  LAST_STAFF_ADMINISTRATOR_MESSAGE,
  NOT_OF_A_BANK_MESSAGE,
  NOT_ONESELF_MESSAGE,
} from "@bondline/domain/office/staff/staff-fields.ts";
import { administersPortal, type StaffType } from "@bondline/domain/people/accounts/staff.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import {
  isProviderAdministrator,
  isSupplierAdministrator,
  type Person,
  requirePerson,
  supplierOf,
} from "../../../transaction/actor.ts";
import { requireCurrent } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { lockProviderRow } from "../changes/public.ts";
import {
  countAdministratorsOfSupplier,
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

type Role = { staffType: StaffType; isAdmin: boolean };

/** Nobody else changes the staff until this transaction ends. */
export async function accessStaffToChange(
  tx: Transaction,
  { id, version }: { id: string; version: number },
): Promise<StaffPerson> {
  requireStaffDesk(tx, id);
  await lockProviderRow(tx);
  const person = (await findStaffForChange(tx, asStaffMemberId(id))) ?? refuse("STAFF_NOT_FOUND", { id });
  requireCurrent(person, version);
  return person;
}

/** Refuses what would leave the portal or the bank without an administrator; `after` is null for somebody who leaves. */
export async function requireAdministratorAfter(
  tx: Transaction,
  person: StaffPerson,
  after: Role | null,
): Promise<void> {
  const { supplierId } = requireStaffDesk(tx, person.id);
  const keepsOne =
    supplierId === null
      ? await keepsOneOfPortal(tx, person, after)
      : await keepsOneOfSupplier(tx, supplierId, person, after);
  if (!keepsOne) refuseFields({ isAdmin: LAST_STAFF_ADMINISTRATOR_MESSAGE });
}

async function keepsOneOfPortal(tx: Transaction, person: StaffPerson, after: Role | null) {
  const count = await countStaffAdministrators(tx);
  const isAfter = after !== null && administersPortal(after);
  return keepsAStaffAdministrator({ count, isNow: administersPortal(person), isAfter });
}

async function keepsOneOfSupplier(
  tx: Transaction,
  supplierId: SupplierId,
  { isAdmin, disabledAt }: StaffPerson,
  after: Role | null,
) {
  const count = await countAdministratorsOfSupplier(tx, supplierId);
  const isNow = isAdmin && disabledAt === null;
  return keepsAStaffAdministrator({ count, isNow, isAfter: after?.isAdmin === true });
}

/** Only people of a bank or insurer, and never oneself: nobody locks themselves out. */
export function requireOtherOfBank({ actor }: Transaction, person: StaffPerson): void {
  if (person.supplierId === null) refuseFields({ id: NOT_OF_A_BANK_MESSAGE });
  if (person.accountId === requirePerson(actor).accountId) refuseFields({ id: NOT_ONESELF_MESSAGE });
}

export function requireWorking({ disabledAt }: StaffPerson): void {
  if (disabledAt !== null) refuseFields({ id: DISABLED_MESSAGE });
}

/** Who looks after the staff, and whose people they are: null for the provider, who looks after all. */
export type StaffDesk = { person: Person; supplierId: SupplierId | null };

export function requireStaffDesk({ actor }: Transaction, id: string): StaffDesk {
  const person = requirePerson(actor);
  if (!isProviderAdministrator(actor) && !isSupplierAdministrator(actor)) refuse("STAFF_NOT_FOUND", { id });
  return { person, supplierId: supplierOf(actor) ?? null };
}

/** Somebody is taken off the staff by the provider alone: a bank disables its people. */
export function requireProvidersDesk({ actor }: Transaction, id: string): void {
  requirePerson(actor);
  if (!isProviderAdministrator(actor)) refuse("STAFF_NOT_FOUND", { id });
}
