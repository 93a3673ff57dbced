// Bank guarantee switches in the contract: a part of their draft, and the calls that make and change them.

import {
  BANK_SWITCH_DECLARATIONS,
  BANK_SWITCH_SECURITY_TYPES,
  BANK_SWITCH_STATUSES,
  bankSwitchStatusOf,
} from "@bondline/domain/drafts/bank-switches/bank-switch.ts";
import { BANK_SWITCH_FIELDS } from "@bondline/domain/drafts/bank-switches/bank-switch-fields.ts";
import type { DraftStatus } from "@bondline/domain/drafts/drafts/draft.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { inputFieldsOf, outputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { DraftChangesInputRef, DraftPayloadRef, DraftRef, readsPart } from "../drafts/public.ts";
import { SWITCH_OF_DRAFT, switchOf } from "./bank-switch-part.ts";
import { BANK_SWITCH_COLUMNS, type BankSwitchRow } from "./bank-switch-record.ts";
import { createDraftBgSwitch } from "./commands/create-draft-bg-switch.ts";
import { recordBgSwitchReturn } from "./commands/record-bg-switch-return.ts";
import { updateDraftBgSwitch } from "./commands/update-draft-bg-switch.ts";

const StatusRef = enumOf("BgSwitchStatus", BANK_SWITCH_STATUSES);
const SecurityTypeRef = enumOf("BgSwitchSecurityType", BANK_SWITCH_SECURITY_TYPES);

const ENUMS = { securityType: SecurityTypeRef };

const DeclarationsRef = builder.objectRef<BankSwitchRow>("BgSwitchDeclarations").implement({
  fields: (t) => ({
    ...Object.fromEntries(
      BANK_SWITCH_DECLARATIONS.flatMap((each) => [
        [each, t.boolean({ resolve: (row) => row[`${each}At`] !== null })],
        [`${each}At`, t.expose(`${each}At`, { type: "DateTime", nullable: true })],
      ]),
    ),
  }),
});

type SwitchOfDraft = BankSwitchRow & { draftStatus: DraftStatus };

const BankSwitchRef = builder.objectRef<SwitchOfDraft>("BgSwitch").implement({
  fields: (t) => ({
    ...outputFieldsOf(t, BANK_SWITCH_FIELDS, { columns: BANK_SWITCH_COLUMNS, enums: ENUMS }),
    declarations: t.field({ type: DeclarationsRef, resolve: (bgSwitch) => bgSwitch }),
    returnedDate: t.expose("returnedDate", { type: "Date", nullable: true }),
    status: t.field({
      type: StatusRef,
      resolve: ({ draftStatus, returnedDate }) => bankSwitchStatusOf(draftStatus, returnedDate),
    }),
  }),
});

builder.objectFields(DraftRef, (t) => ({
  bGSwitch: t.field({
    type: BankSwitchRef,
    nullable: true,
    resolve: async (draft, _args, context) => {
      const { actor } = await context.read();
      const bgSwitch = switchOf(draft);
      if (bgSwitch === null || !readsPart(actor, draft, SWITCH_OF_DRAFT)) return null;
      return { ...bgSwitch, draftStatus: draft.status };
    },
  }),
}));

const BankSwitchInputRef = builder.inputType("BgSwitchInput", {
  description: "The whole switch as it is to stand: a field left out is empty.",
  fields: (t) => ({
    ...inputFieldsOf(t, BANK_SWITCH_FIELDS, ENUMS),
    declarations: t.field({
      type: builder.inputType("BgSwitchDeclarationsInput", {
        fields: (d) => inputFieldsOf(d, BANK_SWITCH_FIELDS, {}, { group: "declarations" }),
      }),
    }),
  }),
});

mutation("createDraftBgSwitch", {
  whileActing: "WILL",
  input: inputOf("CreateDraftBgSwitchInput", (t) => ({
    bgSwitch: t.field({ type: BankSwitchInputRef, required: true }),
    draft: t.field({ type: DraftChangesInputRef }),
    organisationId: t.id({ required: true }),
  })),
  payload: DraftPayloadRef,
  run: createDraftBgSwitch,
});

mutation("updateDraftBgSwitch", {
  whileActing: "WILL",
  input: inputOf("UpdateDraftBgSwitchInput", (t) => ({
    bgSwitch: t.field({ type: BankSwitchInputRef, required: true }),
    draftId: t.id({ required: true }),
    version: t.int({ required: true }),
  })),
  payload: DraftPayloadRef,
  run: updateDraftBgSwitch,
});

mutation("recordBgSwitchReturn", {
  whileActing: "OFFICE",
  input: inputOf("RecordBgSwitchReturnInput", (t) => ({
    draftId: t.id({ required: true }),
    returnedDate: t.field({ type: "Date", required: true }),
  })),
  payload: DraftPayloadRef,
  run: recordBgSwitchReturn,
});
