// The provider's own record in the contract: who it is, where deposits go and went, and the proposals of another account.

import { SECOND_APPROVAL_FIELDS } from "@bondline/domain/drafts/second-approvals/second-approval.ts";
import { REMINDER_FIELDS } from "@bondline/domain/money/invoices/invoice-reminder.ts";
import type { ClosingDay } from "@bondline/domain/office/closing-days/closing-day.ts";
import { DESK_SERVICE_FIELDS } from "@bondline/domain/office/desk/desk-service-fields.ts";
import { DEPOSIT_ACCOUNT_FIELDS, PROVIDER_FIELDS } from "@bondline/domain/office/provider/provider-fields.ts";
import { columnsFor } from "../../../fields/field-columns.ts";
import { builder } from "../../../graphql/builder.ts";
import { inputFieldsOf, outputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, readAgain } from "../../../graphql/payloads.ts";
import { OfficeChangePayloadRef } from "../changes/public.ts";
import { accessClosingDays } from "./closing-day-access.ts";
import { addClosingDay } from "./commands/add-closing-day.ts";
import { changeDeskService } from "./commands/change-desk-service.ts";
import { changeReminders } from "./commands/change-reminders.ts";
import { proposeDepositAccount } from "./commands/propose-deposit-account.ts";
import { proposeSecondApprovals } from "./commands/propose-second-approvals.ts";
import { removeClosingDay } from "./commands/remove-closing-day.ts";
import { updateProvider } from "./commands/update-provider.ts";
import {
  accessDepositAccounts,
  accessProvider,
  type DepositAccountRow,
  type ProviderRow,
} from "./provider-access.ts";

const ALWAYS = ["name", "abn", "address", "contactName", "contactEmail"] as const;

const SERVICE = Object.keys(DESK_SERVICE_FIELDS) as (keyof typeof DESK_SERVICE_FIELDS)[];

const REMINDERS = Object.keys(REMINDER_FIELDS) as (keyof typeof REMINDER_FIELDS)[];

const DepositAccountRef = builder.objectRef<DepositAccountRow>("DepositAccount").implement({
  fields: (t) => ({
    ...outputFieldsOf(t, DEPOSIT_ACCOUNT_FIELDS, {
      columns: columnsFor<DepositAccountRow>()(DEPOSIT_ACCOUNT_FIELDS, {}),
      always: ["accountName", "bsb", "accountNumber"],
    }),
    id: t.exposeID("id"),
    startsAt: t.expose("startsAt", { type: "DateTime" }),
  }),
});

const ClosingDayRef = builder.objectRef<ClosingDay & { canBeRemoved: boolean }>("ClosingDay").implement({
  description: "A day of the provider's own on which no hour of business passes.",
  fields: (t) => ({
    canBeRemoved: t.exposeBoolean("canBeRemoved", { description: "Until it begins." }),
    date: t.expose("date", { type: "Date" }),
    name: t.exposeString("name"),
  }),
});

const ProviderRef = builder.objectRef<ProviderRow>("Provider").implement({
  description: "Whoever runs the portal.",
  fields: (t) => ({
    ...outputFieldsOf(t, PROVIDER_FIELDS, {
      columns: columnsFor<ProviderRow>()(PROVIDER_FIELDS, {}),
      always: ALWAYS,
    }),
    ...outputFieldsOf(t, DESK_SERVICE_FIELDS, {
      columns: columnsFor<ProviderRow>()(DESK_SERVICE_FIELDS, {}),
      always: SERVICE,
    }),
    ...outputFieldsOf(t, REMINDER_FIELDS, {
      columns: columnsFor<ProviderRow>()(REMINDER_FIELDS, {}),
      always: REMINDERS,
    }),
    ...outputFieldsOf(t, SECOND_APPROVAL_FIELDS, {
      columns: columnsFor<ProviderRow>()(SECOND_APPROVAL_FIELDS, {}),
    }),
    closingDays: t.field({
      type: [ClosingDayRef],
      description: "By their days.",
      resolve: async (provider, _args, context) => accessClosingDays(await context.read(), provider),
    }),
    depositAccounts: t.field({
      type: [DepositAccountRef],
      description: "Where deposits go and went, the newest first.",
      resolve: async (_provider, _args, context) => accessDepositAccounts(await context.read()),
    }),
    id: t.exposeID("id"),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
    version: t.exposeInt("version"),
  }),
});

builder.queryField("provider", (t) =>
  t.field({
    type: ProviderRef,
    resolve: async (_root, _args, context) => accessProvider(await context.read()),
  }),
);

const ProviderPayloadRef = payloadOf("ProviderPayload", {
  provider: readAgain(ProviderRef, accessProvider),
});

mutation("updateProvider", {
  whileActing: "OFFICE",
  input: inputOf("UpdateProviderInput", (t) => ({
    ...inputFieldsOf(t, PROVIDER_FIELDS, {}, { required: ALWAYS }),
    version: t.int({ required: true }),
  })),
  payload: ProviderPayloadRef,
  run: updateProvider,
});

mutation("changeDeskService", {
  whileActing: "OFFICE",
  input: inputOf("ChangeDeskServiceInput", (t) => ({
    ...inputFieldsOf(t, DESK_SERVICE_FIELDS, {}, { required: SERVICE }),
    version: t.int({ required: true }),
  })),
  payload: ProviderPayloadRef,
  run: changeDeskService,
});

mutation("changeReminders", {
  whileActing: "OFFICE",
  input: inputOf("ChangeRemindersInput", (t) => ({
    ...inputFieldsOf(t, REMINDER_FIELDS, {}, { required: REMINDERS }),
    version: t.int({ required: true }),
  })),
  payload: ProviderPayloadRef,
  run: changeReminders,
});

mutation("addClosingDay", {
  whileActing: "OFFICE",
  input: inputOf("AddClosingDayInput", (t) => ({
    date: t.string({ required: true }),
    name: t.string({ required: true }),
  })),
  payload: ProviderPayloadRef,
  run: addClosingDay,
});

mutation("removeClosingDay", {
  whileActing: "OFFICE",
  input: inputOf("RemoveClosingDayInput", (t) => ({ date: t.string({ required: true }) })),
  payload: ProviderPayloadRef,
  run: removeClosingDay,
});

mutation("proposeDepositAccount", {
  whileActing: "OFFICE",
  input: inputOf("ProposeDepositAccountInput", (t) => ({
    accountName: t.string({ required: true }),
    accountNumber: t.string({ required: true }),
    bsb: t.string({ required: true }),
    reason: t.string({ required: true }),
  })),
  payload: OfficeChangePayloadRef,
  run: proposeDepositAccount,
});

mutation("proposeSecondApprovals", {
  whileActing: "OFFICE",
  input: inputOf("ProposeSecondApprovalsInput", (t) => ({
    ...inputFieldsOf(t, SECOND_APPROVAL_FIELDS, {}),
    reason: t.string({ required: true }),
  })),
  payload: OfficeChangePayloadRef,
  run: proposeSecondApprovals,
});
