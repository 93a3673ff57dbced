// The staff in the contract: the list for administrators, and inviting, changing and removing people.

import { builder } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { EmptyPayloadRef, payloadOf, record } from "../../../graphql/payloads.ts";
import { StaffTypeRef } from "../../people/accounts/public.ts";
import { changeStaffRole } from "./commands/change-staff-role.ts";
import { disableStaff } from "./commands/disable-staff.ts";
import { enableStaff } from "./commands/enable-staff.ts";
import { inviteStaff } from "./commands/invite-staff.ts";
import { removeStaff } from "./commands/remove-staff.ts";
import { resendStaffInvitation } from "./commands/resend-staff-invitation.ts";
import { accessStaff, accessStaffPerson, type StaffPerson } from "./staff-access.ts";

const StaffPersonRef = builder.objectRef<StaffPerson>("StaffPerson").implement({
  description: "Somebody who works for the provider, a bank or insurer, or the referral programme.",
  fields: (t) => ({
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    disabledAt: t.expose("disabledAt", { type: "DateTime", nullable: true }),
    email: t.exposeString("email"),
    familyName: t.exposeString("familyName"),
    givenName: t.exposeString("givenName"),
    hasSignedUp: t.exposeBoolean("hasSignedUp", { description: "A password was chosen." }),
    id: t.exposeID("id"),
    isAdmin: t.exposeBoolean("isAdmin"),
    referrerId: t.exposeID("referrerId", { nullable: true }),
    referrerName: t.exposeString("referrerName", { nullable: true }),
    staffType: t.expose("staffType", { type: StaffTypeRef }),
    supplierId: t.exposeID("supplierId", { nullable: true }),
    supplierName: t.exposeString("supplierName", { nullable: true }),
    userId: t.exposeID("accountId"),
    version: t.exposeInt("version"),
  }),
});

const StaffPersonPayloadRef = payloadOf("StaffPersonPayload", {
  staffPerson: record(StaffPersonRef, accessStaffPerson, "staffPersonId"),
});

builder.queryField("staffPeople", (t) =>
  t.field({
    type: connectionOf(StaffPersonRef, { name: "StaffPerson" }),
    args: { ...forwards(t.arg), search: t.arg.string(), supplierId: t.arg.id() },
    resolve: async (_root, args, context) => accessStaff(await context.read(), args),
  }),
);

mutation("inviteStaff", {
  whileActing: "OFFICE",
  input: inputOf("InviteStaffInput", (t) => ({
    email: t.string({ required: true }),
    familyName: t.string({ required: true }),
    givenName: t.string({ required: true }),
    isAdmin: t.boolean(),
    referrerId: t.id({ description: "The firm for which a referrer refers clients." }),
    staffType: t.field({ type: StaffTypeRef, required: true }),
    supplierId: t.id(),
  })),
  payload: StaffPersonPayloadRef,
  run: inviteStaff,
});

mutation("resendStaffInvitation", {
  whileActing: "OFFICE",
  input: inputOf("ResendStaffInvitationInput", (t) => ({ id: t.id({ required: true }) })),
  payload: StaffPersonPayloadRef,
  run: resendStaffInvitation,
});

mutation("changeStaffRole", {
  whileActing: "OFFICE",
  input: versionedInput("ChangeStaffRoleInput", (t) => ({
    familyName: t.string(),
    givenName: t.string({ description: "Of somebody who has not chosen a password yet." }),
    isAdmin: t.boolean(),
    referrerId: t.id({ description: "The firm for which a referrer refers clients." }),
    staffType: t.field({ type: StaffTypeRef, required: true }),
    supplierId: t.id(),
  })),
  payload: StaffPersonPayloadRef,
  run: changeStaffRole,
});

mutation("disableStaff", {
  whileActing: "OFFICE",
  input: versionedInput("DisableStaffInput", () => ({})),
  payload: StaffPersonPayloadRef,
  run: disableStaff,
});

mutation("enableStaff", {
  whileActing: "OFFICE",
  input: versionedInput("EnableStaffInput", () => ({})),
  payload: StaffPersonPayloadRef,
  run: enableStaff,
});

mutation("removeStaff", {
  whileActing: "OFFICE",
  input: versionedInput("RemoveStaffInput", () => ({})),
  payload: EmptyPayloadRef,
  run: removeStaff,
});
