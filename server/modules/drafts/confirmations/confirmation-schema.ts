// Beneficiaries' confirmations in the contract: of their draft, and as whoever answers sees one.

import {
  CONFIRMATION_ANSWERS,
  CONFIRMATION_CHANGES,
  CONFIRMATION_STATUSES,
  confirmationText,
} from "@bondline/domain/drafts/confirmations/confirmation.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { oneOfCodes } from "../../../graphql/field-options.ts";
import { ProcessTypeRef } from "../../../graphql/shared-types.ts";
import { DraftRef } from "../drafts/public.ts";
import {
  accessConfirmationsToAnswer,
  CONFIRMATION_CAPABILITIES,
  type ConfirmationToRead,
  capabilitiesOn,
  readConfirmation,
  type WaitingConfirmation,
} from "./confirmation-access.ts";
import { confirmationsOf } from "./confirmation-part.ts";
import type { ConfirmationRow } from "./confirmation-record.ts";
import { isWhole } from "./what-is-confirmed.ts";

export const ConfirmationAnswerRef = enumOf("ConfirmationAnswer", CONFIRMATION_ANSWERS);
const StatusRef = enumOf("ConfirmationStatus", CONFIRMATION_STATUSES);
const ChangeRef = enumOf("ConfirmationChange", CONFIRMATION_CHANGES);

export const DraftConfirmationRef = builder.objectRef<ConfirmationRow>("DraftConfirmation").implement({
  description: "That the beneficiary was asked to confirm what is to be issued to it, and what it answered.",
  fields: (t) => ({
    answeredAt: t.expose("answeredAt", { type: "DateTime", nullable: true }),
    answeredByName: t.exposeString("answeredByName", { nullable: true }),
    answeredByPosition: t.exposeString("answeredByPosition", { nullable: true }),
    askedAt: t.expose("askedAt", { type: "DateTime" }),
    askedByName: t.exposeString("askedByName"),
    beneficiaryAbn: t.exposeString("beneficiaryAbn", { nullable: true }),
    beneficiaryName: t.exposeString("beneficiaryName", { nullable: true }),
    disputeReason: t.exposeString("disputeReason", { nullable: true }),
    emailAddress: t.exposeString("emailAddress"),
    endedAt: t.expose("endedAt", { type: "DateTime", nullable: true }),
    id: t.exposeID("id"),
    linkEndsAt: t.expose("linkEndsAt", { type: "DateTime" }),
    mailsSent: t.exposeInt("mailsSent"),
    sha256: t.exposeString("confirmationSha256", { description: "Of the text." }),
    status: t.expose("status", { type: StatusRef }),
    text: t.string({
      description: "Every word that is asked about: frozen with the answer.",
      resolve: (confirmation) => confirmationText(confirmation),
    }),
    version: t.exposeInt("version"),
    whatChanged: t.field({
      description: "Since it was confirmed.",
      type: [ChangeRef],
      resolve: ({ whatChanged }) => whatChanged ?? [],
    }),
    wording: t.exposeString("wording"),
  }),
});

builder.objectFields(DraftRef, (t) => ({
  confirmationCapabilities: t.stringList({
    ...oneOfCodes(CONFIRMATION_CAPABILITIES),
    resolve: async (draft, _args, context) => capabilitiesOn((await context.read()).actor, draft),
  }),
  confirmations: t.field({
    description: "The newest first.",
    type: [DraftConfirmationRef],
    resolve: (draft) => confirmationsOf(draft),
  }),
}));

const ToAnswerRef = builder.objectRef<ConfirmationToRead>("DraftConfirmationToAnswer").implement({
  description: "What whoever answers for the beneficiary may know of a draft.",
  fields: (t) => ({
    amount: t.field({ type: "Decimal", nullable: true, resolve: ({ draft }) => draft.amountCents }),
    applicantName: t.string({ resolve: ({ draft }) => draft.organisation.name }),
    askedByName: t.string({ resolve: ({ confirmation }) => confirmation.askedByName }),
    beneficiaryAbn: t.string({
      nullable: true,
      resolve: ({ confirmation }) => confirmation.beneficiaryAbn,
    }),
    beneficiaryName: t.string({
      nullable: true,
      resolve: ({ confirmation }) => confirmation.beneficiaryName,
    }),
    id: t.id({ resolve: ({ confirmation }) => confirmation.id }),
    isWhole: t.boolean({
      description: "False while the applicant is changing it: it can't be confirmed then.",
      resolve: ({ confirmation }) => isWhole(confirmation),
    }),
    issuerName: t.string({
      description: "The bank or insurer that is to issue it.",
      nullable: true,
      resolve: ({ draft }) => draft.feeSummary?.supplier.name,
    }),
    linkEndsAt: t.field({ type: "DateTime", resolve: ({ confirmation }) => confirmation.linkEndsAt }),
    processType: t.field({ type: ProcessTypeRef, resolve: ({ draft }) => draft.processType }),
    referenceNumber: t.string({ resolve: ({ draft }) => draft.referenceNumber }),
    sha256: t.string({
      description:
        "Of the name, the number and the wording in their canonical form: it is kept with the answer.",
      resolve: ({ confirmation }) => confirmation.confirmationSha256,
    }),
    version: t.int({
      description: "Of what is shown; a change meanwhile is a conflict.",
      resolve: ({ confirmation }) => confirmation.version,
    }),
    wording: t.string({ resolve: ({ confirmation }) => confirmation.wording }),
  }),
});

builder.queryField("draftConfirmation", (t) =>
  t.field({
    description: "By the code of its link, or without one for whoever is signed in and may answer.",
    type: ToAnswerRef,
    args: { draftConfirmationId: t.arg.id({ required: true }), code: t.arg.string() },
    resolve: async (_root, place, context) => readConfirmation(context, place),
  }),
);

const WaitingConfirmationRef = builder.objectRef<WaitingConfirmation>("WaitingConfirmation").implement({
  description: "That a beneficiary was asked and has yet to answer, as whoever may answer sees it in a list.",
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal", nullable: true }),
    applicantName: t.exposeString("applicantName"),
    askedAt: t.expose("askedAt", { type: "DateTime" }),
    beneficiaryName: t.exposeString("beneficiaryName", { nullable: true }),
    id: t.exposeID("id"),
    linkEndsAt: t.expose("linkEndsAt", { type: "DateTime" }),
    referenceNumber: t.exposeString("referenceNumber"),
  }),
});

builder.queryField("confirmationsToAnswer", (t) =>
  t.field({
    description:
      "What the person who asks may confirm without a link: as whom it was mailed to, as the beneficiary's on the draft, and as one of the named organisation whose confirmed number is the beneficiary's. What ends first, 100 at most.",
    type: [WaitingConfirmationRef],
    args: { organisationId: t.arg.id() },
    resolve: async (_root, { organisationId }, context) =>
      accessConfirmationsToAnswer(await context.read(), organisationId),
  }),
);
