// Who works for the provider, a supplier or the referral programme: the fields of an invitation, and which of them go together.

import { STAFF_WORKSPACES, type StaffType } from "../../people/accounts/staff.ts";
import type { FieldMessages } from "../../refusals.ts";
import {
  choiceField,
  emailField,
  fieldsOf,
  idField,
  incompleteRulesOf,
  personNameField,
  yesNoField,
} from "../../values/fields/field.ts";
import { required } from "../../values/fields/field-rule.ts";

export const STAFF_TYPE_TEXT: Readonly<Record<StaffType, string>> = {
  RELATIONSHIP_MANAGER: "Relationship manager",
  GENERAL: "General staff",
  EXTERNAL_SUPPLIER: "Staff of a bank or insurer",
  REFERRAL_PORTAL_ADMIN: "Referral portal administrator",
  REFERRER: "Referrer",
};

const role = fieldsOf({
  staffType: choiceField("Role", STAFF_TYPE_TEXT),
  isAdmin: yesNoField("Administrator"),
  supplierId: idField("Bank or insurer"),
  referrerId: idField("Firm that refers clients"),
});

export const STAFF_FIELDS = fieldsOf({
  email: emailField("Email"),
  givenName: personNameField("First name"),
  familyName: personNameField("Last name"),
  ...role,
});
export const STAFF_ROLE_FIELDS = role;

export const STAFF_ROLE_RULES = {
  ...incompleteRulesOf(role),
  staffType: required(role.staffType.rule),
};
export const STAFF_RULES = {
  ...STAFF_ROLE_RULES,
  email: required(STAFF_FIELDS.email.rule),
  givenName: required(STAFF_FIELDS.givenName.rule),
  familyName: required(STAFF_FIELDS.familyName.rule),
};

type Role = {
  staffType?: StaffType;
  isAdmin?: boolean | null;
  supplierId?: string | null;
  referrerId?: string | null;
};

export const NO_SUPPLIER_MESSAGE = "Choose the bank or insurer that this person works for.";
export const NO_REFERRER_MESSAGE = "Choose the firm for which this person refers clients.";
export const NOT_ADMIN_MESSAGE =
  "Only people of the provider, or of a bank or insurer, can be administrators.";
export const LAST_STAFF_ADMINISTRATOR_MESSAGE =
  "The last administrator stays one. Make someone else an administrator first.";

export const ONLY_OWN_PEOPLE_MESSAGE = "You look after the people of your own bank or insurer alone.";
export const TAKEN_ADDRESS_MESSAGE =
  "Someone already has an account with this email address. If they are not in your list, ask Bondline to add them.";
export const OWN_NAME_MESSAGE = "They have a password already, and change their name on their own profile.";
export const NOT_OF_A_BANK_MESSAGE =
  "Only people of a bank or insurer can be disabled. Take this person off the staff instead.";
export const NOT_ONESELF_MESSAGE = "You cannot disable yourself. Another administrator can.";
export const DISABLED_MESSAGE = "Their access is disabled. Enable it first.";

export function findStaffFaults({ staffType, isAdmin, supplierId, referrerId }: Role): FieldMessages {
  if (staffType === undefined) return {};
  const isSuppliers = staffType === "EXTERNAL_SUPPLIER";
  return {
    ...(isSuppliers && !supplierId ? { supplierId: NO_SUPPLIER_MESSAGE } : {}),
    ...(staffType === "REFERRER" && !referrerId ? { referrerId: NO_REFERRER_MESSAGE } : {}),
    ...(isAdmin === true && !mayBeAdministrator(staffType) ? { isAdmin: NOT_ADMIN_MESSAGE } : {}),
  };
}

export function mayBeAdministrator(staffType: StaffType): boolean {
  return STAFF_WORKSPACES[staffType] !== "REFERRAL";
}

/** The last administrator can be neither removed, disabled nor made anything else. `isAfter` is false when the person leaves. */
export function keepsAStaffAdministrator(change: {
  count: number;
  isNow: boolean;
  isAfter: boolean;
}): boolean {
  return !change.isNow || change.isAfter || change.count > 1;
}
