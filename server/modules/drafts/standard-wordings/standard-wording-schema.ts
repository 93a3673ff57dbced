// Standard wordings in the contract: all versions of each, how a draft would read in another text, and proposing one; for administrators.

import {
  STANDARD_TEXT_FIELDS,
  STANDARD_WORDING_FIELDS,
  type StandardText,
  standardWordingId,
  standardWordingName,
} from "@bondline/domain/drafts/wording/standard-wording.ts";
import { requiredRulesOf } from "@bondline/domain/values/fields/field.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { builder } from "../../../graphql/builder.ts";
import { inputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { ProcessTypeRef } from "../../../graphql/shared-types.ts";
import { listWaitingChanges, OfficeChangePayloadRef } from "../../office/changes/public.ts";
import { ContractFormRef, DraftPreviewRef, wordingInStandard } from "../drafts/public.ts";
import { proposeStandardWording } from "./commands/propose-standard-wording.ts";
import {
  accessDraftToReword,
  accessStandardWording,
  accessStandardWordings,
  type OfficeStandard,
  type StandardVersionRow,
} from "./standard-wording-access.ts";

const StandardTextRef = builder.objectRef<StandardText>("StandardText").implement({
  description: "A text with places between braces that each draft fills in.",
  fields: (t) => ({
    clauses: t.exposeString("clauses", {
      description:
        "A line that starts with ## is a heading and one with a dash an item; one that starts with {if …} counts for some drafts alone.",
    }),
    particulars: t.exposeString("particulars", {
      description: "Each line a label, a colon and what it says.",
    }),
    signature: t.exposeString("signature"),
    subtitle: t.exposeString("subtitle"),
    title: t.exposeString("title"),
  }),
});

const StandardVersionRef = builder.objectRef<StandardVersionRow>("StandardVersion").implement({
  description: "A standard wording for the drafts that are begun from a moment on, until the next version.",
  fields: (t) => ({
    approvedBy: t.exposeString("approvedByName", { nullable: true }),
    id: t.exposeID("id"),
    proposedBy: t.exposeString("proposedByName"),
    startsAt: t.expose("startsAt", { type: "DateTime" }),
    text: t.field({ type: StandardTextRef, resolve: (version) => version }),
  }),
});

type Shown = OfficeStandard & { waitingChangeId: string | null };

const OfficeStandardWordingRef = builder.objectRef<Shown>("OfficeStandardWording").implement({
  fields: (t) => ({
    contractForm: t.field({ type: ContractFormRef, resolve: ({ of }) => of.contractForm }),
    name: t.string({ resolve: ({ of }) => standardWordingName(of) }),
    number: t.int({
      description:
        "Of the version in force for drafts that are begun now: 1 is the one that comes with the portal.",
      resolve: ({ inForce }) => inForce.number,
    }),
    processType: t.field({ type: ProcessTypeRef, resolve: ({ of }) => of.processType }),
    startsAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Null for the first version.",
      resolve: ({ inForce }) => inForce.startsAt,
    }),
    text: t.field({ type: StandardTextRef, resolve: ({ inForce }) => inForce.text }),
    versions: t.field({
      type: [StandardVersionRef],
      description: "The newest first, without the first version.",
      resolve: ({ versions }) => versions,
    }),
    waitingChangeId: t.exposeID("waitingChangeId", {
      nullable: true,
      description: "A change of it that waits for approval.",
    }),
  }),
});

const StandardTextInputRef = builder.inputType("StandardTextInput", {
  fields: (t) => ({
    clauses: t.string({ required: true }),
    particulars: t.string({ required: true }),
    signature: t.string({ required: true }),
    subtitle: t.string({ required: true }),
    title: t.string({ required: true }),
  }),
});

const TEXT_RULES = requiredRulesOf(STANDARD_TEXT_FIELDS);

builder.queryFields((t) => ({
  officeStandardWording: t.field({
    type: OfficeStandardWordingRef,
    args: {
      contractForm: t.arg({ type: ContractFormRef, required: true }),
      processType: t.arg({ type: ProcessTypeRef, required: true }),
    },
    resolve: async (_root, of, context) => {
      const tx = await context.read();
      const standard = await accessStandardWording(tx, of);
      const waiting = await listWaitingChanges(tx, "STANDARD_WORDING");
      return withWaiting(standard, waiting);
    },
  }),
  officeStandardWordings: t.field({
    type: [OfficeStandardWordingRef],
    resolve: async (_root, _args, context) => {
      const tx = await context.read();
      const standards = await accessStandardWordings(tx);
      const waiting = await listWaitingChanges(tx, "STANDARD_WORDING");
      return standards.map((standard) => withWaiting(standard, waiting));
    },
  }),
  standardWordingPreview: t.field({
    type: DraftPreviewRef,
    description: "How a draft would read in a text that is not approved.",
    args: {
      draftId: t.arg.id({ required: true }),
      text: t.arg({ type: StandardTextInputRef, required: true }),
    },
    resolve: async (_root, { draftId, text }, context) => {
      const tx = await context.read();
      const draft = await accessDraftToReword(tx, draftId);
      return wordingInStandard(tx, draft, requireFields(TEXT_RULES, text));
    },
  }),
}));

function withWaiting(standard: OfficeStandard, waiting: readonly { id: string; subjectId: string }[]): Shown {
  const id = standardWordingId(standard.of);
  return { ...standard, waitingChangeId: waiting.find(({ subjectId }) => subjectId === id)?.id ?? null };
}

mutation("proposeStandardWording", {
  whileActing: "OFFICE",
  input: inputOf("ProposeStandardWordingInput", (t) => ({
    ...inputFieldsOf(t, STANDARD_WORDING_FIELDS),
    contractForm: t.field({ type: ContractFormRef, required: true }),
    processType: t.field({ type: ProcessTypeRef, required: true }),
    reason: t.string({ required: true }),
    versionCount: t.int({ required: true, description: "How many versions there were when it was read." }),
  })),
  payload: OfficeChangePayloadRef,
  run: proposeStandardWording,
});
