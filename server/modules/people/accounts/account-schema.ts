// The signed-in person in the contract: profile and staff duty.

import { requiresTermsAcceptance } from "@bondline/domain/people/accounts/account.ts";
import { PROFILE_FIELDS } from "@bondline/domain/people/accounts/profile-fields.ts";
import { STAFF_TYPES } from "@bondline/domain/people/accounts/staff.ts";
import { columnsFor } from "../../../fields/field-columns.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { outputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { payloadOf, readAgain } from "../../../graphql/payloads.ts";
import { requirePerson, type StaffDuty } from "../../../transaction/actor.ts";
import { accessSupplier } from "../../money/fee-summaries/fee-summary-access.ts";
import { SupplierRef, type SupplierRow } from "../../money/fee-summaries/public.ts";
import { nameOfOwnReferrer } from "../../money/referrals/referral-programme-access.ts";
import { accessOwnAccount, isCollaborator } from "./account-access.ts";
import type { AccountRow } from "./account-store.ts";
import { chatIdentityHash } from "./chat-identity.ts";

export const StaffTypeRef = enumOf("StaffType", STAFF_TYPES);

const StaffMemberRef = builder.objectRef<StaffDuty>("StaffMember").implement({
  fields: (t) => ({
    isAdmin: t.exposeBoolean("isAdmin"),
    // For whom a referrer refers; null for everybody else, and for those who look after referrers.
    referrerName: t.string({
      nullable: true,
      resolve: async ({ staffType }, _args, context) =>
        staffType === "REFERRER" ? await nameOfOwnReferrer(await context.read()) : null,
    }),
    staffType: t.expose("staffType", { type: StaffTypeRef }),
    supplier: t.field({
      type: SupplierRef,
      nullable: true,
      resolve: async ({ supplierId }, _args, context): Promise<SupplierRow | undefined> =>
        supplierId === null ? undefined : await accessSupplier(await context.read(), supplierId),
    }),
  }),
});

export const UserRef = builder.objectRef<AccountRow>("User").implement({
  fields: (t) => ({
    ...outputFieldsOf(t, PROFILE_FIELDS, {
      columns: columnsFor<AccountRow>()(PROFILE_FIELDS, {}),
      // Their lists are shown where they are sent.
      enums: { industry: "String", locale: "String", timezone: "String" },
      always: ["familyName", "givenName", "locale", "timezone"],
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    email: t.exposeString("email"),
    /** False for somebody who signs in by a provider of identities alone. */
    hasPassword: t.boolean({ resolve: ({ passwordHash }) => passwordHash !== null }),
    id: t.exposeID("id"),
    /** Shows the chat support who asks; null while there is none. */
    identityHash: t.string({
      nullable: true,
      resolve: async ({ id }, _args, context) => chatIdentityHash((await context.read()).app, id),
    }),
    /** Works on a draft or document that somebody else has shared; needs no organisation for it. */
    isCollaborator: t.boolean({
      resolve: async (_account, _args, context) => await isCollaborator(await context.read()),
    }),
    referralPortalReferrerMemberCode: t.exposeString("referralPortalReferrerMemberCode", { nullable: true }),
    referrerCode: t.exposeString("referrerCode", { nullable: true }),
    requireTermsAcceptance: t.boolean({
      resolve: async ({ termsVersion }, _args, context) => {
        const { termsPublished } = requirePerson((await context.read()).actor);
        return requiresTermsAcceptance({ published: termsPublished, accepted: termsVersion });
      },
    }),
    staff: t.field({
      type: StaffMemberRef,
      nullable: true,
      resolve: async (_account, _args, context) => requirePerson((await context.read()).actor).staff,
    }),
    version: t.exposeInt("version"),
    updatesNotifiedAt: t.expose("updatesNotifiedAt", { type: "DateTime", nullable: true }),
  }),
});

export const UserPayloadRef = payloadOf("UserPayload", {
  user: readAgain(UserRef, accessOwnAccount),
});

builder.queryField("me", (t) =>
  t.field({
    type: UserRef,
    resolve: async (_root, _args, context) => accessOwnAccount(await context.read()),
  }),
);
