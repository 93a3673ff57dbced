// Bank guarantee switches in the contract: a part of their draft, and the calls that make and change them.

import {
  BG_SWITCH_SECURITY_TYPES,
  BG_SWITCH_STATUSES,
  bankSwitchStatusOf,
} from "@bondline/domain/drafts/bank-switches/bank-switch.ts";
import type { DraftStatus } from "@bondline/domain/drafts/drafts/draft.ts";
import { builder } from "../../../graphql/builder.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { seesApplicantsAffairs } from "../drafts/draft-access.ts";
import { DraftChangesInputRef } from "../drafts/draft-input-schema.ts";
import { DraftPayloadRef } from "../drafts/draft-payload.ts";
import { DraftRef } from "../drafts/draft-schema.ts";
import type { BankSwitchRow } from "./bank-switch-record.ts";
import { createDraftBgSwitch } from "./commands/create-draft-bg-switch.ts";
import { recordBgSwitchReturn } from "./commands/record-bg-switch-return.ts";
import { updateDraftBgSwitch } from "./commands/update-draft-bg-switch.ts";

const StatusRef = builder.enumType("BgSwitchStatus", { values: [...BG_SWITCH_STATUSES].sort() });
const SecurityTypeRef = builder.enumType("BgSwitchSecurityType", {
  values: [...BG_SWITCH_SECURITY_TYPES].sort(),
});

const DeclarationsRef = builder.objectRef<BankSwitchRow>("BgSwitchDeclarations").implement({
  fields: (t) => ({
    bankMayBeContacted: t.boolean({ resolve: ({ bankMayBeContactedAt: at }) => at !== null }),
    bankMayBeContactedAt: t.expose("bankMayBeContactedAt", { type: "DateTime", nullable: true }),
    detailsAreTrue: t.boolean({ resolve: ({ detailsAreTrueAt: at }) => at !== null }),
    detailsAreTrueAt: t.expose("detailsAreTrueAt", { type: "DateTime", nullable: true }),
    originalWillBeReturned: t.boolean({ resolve: ({ originalWillBeReturnedAt: at }) => at !== null }),
    originalWillBeReturnedAt: t.expose("originalWillBeReturnedAt", { type: "DateTime", nullable: true }),
  }),
});

type SwitchOfDraft = BankSwitchRow & { draftStatus: DraftStatus };

const BankSwitchRef = builder.objectRef<SwitchOfDraft>("BgSwitch").implement({
  fields: (t) => ({
    currentBankName: t.exposeString("currentBankName", { nullable: true }),
    declarations: t.field({ type: DeclarationsRef, resolve: (bgSwitch) => bgSwitch }),
    expiryDate: t.expose("expiryDate", { type: "Date", nullable: true }),
    guaranteeNumber: t.exposeString("guaranteeNumber", { nullable: true }),
    returnedDate: t.expose("returnedDate", { type: "Date", nullable: true }),
    securityType: t.expose("securityType", { type: SecurityTypeRef, nullable: true }),
    status: t.field({
      type: StatusRef,
      resolve: ({ draftStatus, returnedDate }) => bankSwitchStatusOf(draftStatus, returnedDate),
    }),
    termDepositEndDate: t.expose("termDepositEndDate", { type: "Date", nullable: true }),
    value: t.field({
      type: "Decimal",
      nullable: true,
      resolve: ({ valueCents }) => valueCents,
    }),
  }),
});

builder.objectFields(DraftRef, (t) => ({
  bGSwitch: t.field({
    type: BankSwitchRef,
    nullable: true,
    resolve: async ({ bgSwitch, ...draft }, _args, context) => {
      const { actor } = await context.read();
      if (bgSwitch === null || !seesApplicantsAffairs(actor, { ...draft, bgSwitch })) return null;
      return { ...bgSwitch, draftStatus: draft.status };
    },
  }),
}));

const BankSwitchInputRef = builder.inputType("BgSwitchInput", {
  description: "The whole switch as it is to stand: a field left out is empty.",
  fields: (t) => ({
    currentBankName: t.string(),
    declarations: t.field({
      type: builder.inputType("BgSwitchDeclarationsInput", {
        fields: (d) => ({
          bankMayBeContacted: d.boolean(),
          detailsAreTrue: d.boolean(),
          originalWillBeReturned: d.boolean(),
        }),
      }),
    }),
    expiryDate: t.string(),
    guaranteeNumber: t.string(),
    securityType: t.field({ type: SecurityTypeRef }),
    termDepositEndDate: t.string(),
    value: t.string(),
  }),
});

mutation("createDraftBgSwitch", {
  input: inputOf("CreateDraftBgSwitchInput", (t) => ({
    bgSwitch: t.field({ type: BankSwitchInputRef, required: true }),
    draft: t.field({ type: DraftChangesInputRef }),
    organisationId: t.id({ required: true }),
  })),
  payload: DraftPayloadRef,
  run: createDraftBgSwitch,
});

mutation("updateDraftBgSwitch", {
  input: inputOf("UpdateDraftBgSwitchInput", (t) => ({
    bgSwitch: t.field({ type: BankSwitchInputRef, required: true }),
    draftId: t.id({ required: true }),
    version: t.int({ required: true }),
  })),
  payload: DraftPayloadRef,
  run: updateDraftBgSwitch,
});

mutation("recordBgSwitchReturn", {
  input: inputOf("RecordBgSwitchReturnInput", (t) => ({
    draftId: t.id({ required: true }),
    returnedDate: t.field({ type: "Date", required: true }),
  })),
  payload: DraftPayloadRef,
  run: recordBgSwitchReturn,
});
