// One valid call of each operation on drafts and their attachments.

import { randomUUID } from "node:crypto";
import { idOf } from "../../server/demo/cast-ids.ts";
import { callAs } from "../../server/demo/sessions.ts";
import { createDraftComment } from "../../server/modules/records/comments/commands/create-draft-comment.ts";
import { aCreditNote, aCreditToPropose } from "../builders/credit-note-builder.ts";
import { aFirstApproval } from "../builders/draft-approval-builder.ts";
import { aCardRefund, approveByTwo, aRefundToApprove, aRefundToPay } from "../builders/refund-builder.ts";
import { aSecurityToReturn } from "../builders/security-builder.ts";
import type { Target } from "../personas.ts";
import { aCallToSettle } from "../stray-payments.ts";
import { md5Of } from "../uploads.ts";
import type { Examples } from "./example.ts";

const idOfDraft = ({ draft }: Target) => ({ id: draft.id });
const ofDraft = ({ draft }: Target) => ({ draftId: draft.id });
const ofOrganisation = ({ organisationId }: Target) => ({ organisationId });
const versionOf = ({ draft }: Target) => ({ id: draft.id, version: draft.version });
const attachmentOf = ({ draft }: Target) => ({ draftId: draft.id, id: draft.attachmentId });
const PRODUCT = idOf("fee summary", "macquarieCash");

export const DRAFT_EXAMPLES: Examples = {
  Query: {
    draft: { on: "ANY", given: (scene) => ({ ...idOfDraft(scene), ...ofOrganisation(scene) }) },
    drafts: { on: "ANY", given: (scene) => ({ ...ofOrganisation(scene), first: 1 }) },
    draftComments: { on: "ANY", given: (scene) => ({ ...ofDraft(scene), first: 1 }) },
    draftsSharedWithMe: { on: "ANY", given: () => ({ first: 1 }) },
    draftCount: { on: "ANY", given: ofOrganisation },
    draftApplicableRequirements: { on: "ANY", given: ofDraft },
    draftAttachmentDownload: { on: "ANY", given: attachmentOf },
    recordMails: {
      on: "ANY",
      given: ({ draft }) => ({ recordKind: "DRAFT", recordId: draft.id, first: 1 }),
    },
    draftHistory: { on: "ANY", given: (scene) => ({ ...ofDraft(scene), first: 1 }) },
    draftInvoiceFile: {
      on: "PENDING_PAYMENT",
      given: (scene) => ({ ...ofDraft(scene), invoiceId: scene.draft.invoiceId }),
    },
    draftCreditNoteFile: {
      on: "PROCESSING",
      given: async (scene) => ({
        ...ofDraft(scene),
        ...(await aCreditNote(scene.world.app, scene.draft, "1.00")),
      }),
    },
    draftPreview: { on: "ANY", given: ofDraft },
    feeOffers: { on: "ANY", given: ofDraft },
    feeSummaries: { on: "ANY", given: ofDraft },
    sourceOfFundsOptions: { on: "ANY", given: ofDraft },
    productSelectionSummary: {
      on: "ANY",
      given: (scene) => ({ ...ofDraft(scene), feeSummaryId: PRODUCT }),
    },
    staffDrafts: { on: "ANY", given: () => ({ first: 1 }) },
    staffDraftRegister: { on: "ANY", given: () => ({ first: 1 }) },
    staffDraftCount: { on: "ANY" },
    staffWaitingMoney: { on: "ANY", given: () => ({ kind: "REFUND_DUE", first: 1 }) },
  },
  Mutation: {
    createDraftComment: {
      on: "ANY",
      given: (scene) => ({ ...ofDraft(scene), content: "We accept the wording." }),
      writes: "Comment INSERT",
    },
    removeDraftComment: {
      on: "ANY",
      given: async ({ world, draft: { id: draftId } }) => {
        const { commentId } = await callAs(world.app, "ada", createDraftComment, { draftId, content: "Oh." });
        return { draftId, id: String(commentId) };
      },
      writes: "Comment UPDATE",
    },
    createDraft: {
      on: "ANY",
      given: (scene) => ({ ...ofOrganisation(scene), processType: "BANK_GUARANTEE", draft: {} }),
      writes: "Draft INSERT",
    },
    updateDraft: {
      on: "CHANGES_REQUESTED",
      given: (scene) => ({ ...versionOf(scene), draft: { yourReference: "HC-105" } }),
      writes: "Draft UPDATE",
    },
    updateDraftPreview: {
      on: "CHANGES_REQUESTED",
      given: (scene) => ({ ...versionOf(scene), draft: { yourReference: "HC-106" } }),
      writes: "Draft UPDATE",
    },
    beginDraftSubmission: { on: "CHANGES_REQUESTED", given: versionOf, writes: "Draft UPDATE" },
    cancelDraftSubmission: { on: "SUBMISSION_STARTED", given: versionOf, writes: "Draft UPDATE" },
    completeDraftSubmission: {
      on: "SUBMISSION_STARTED",
      given: (scene) => ({ ...versionOf(scene), acceptSubmissionTerms: true }),
      writes: "Draft UPDATE",
    },
    cancelChosenDrafts: {
      on: "PENDING_PAYMENT",
      given: (scene) => ({ ...ofOrganisation(scene), drafts: [versionOf(scene)] }),
      writes: "Draft UPDATE, Invoice UPDATE",
    },
    cancelDraft: { on: "PENDING_PAYMENT", given: versionOf, writes: "Draft UPDATE, Invoice UPDATE" },
    createDraftAttachment: {
      on: "CHANGES_REQUESTED",
      given: (scene) => ({
        ...ofDraft(scene),
        fileName: "plan.pdf",
        contentType: "application/pdf",
        contentMd5Checksum: md5Of(Buffer.from("plan")),
        fileSize: 4,
      }),
      writes: "Attachment INSERT",
    },
    completeDraftAttachmentUpload: { on: "CHANGES_REQUESTED", given: attachmentOf, writes: "nothing" },
    removeDraftAttachment: {
      on: "CHANGES_REQUESTED",
      given: attachmentOf,
      writes: "Attachment DELETE",
    },
    requestDraftChanges: {
      on: "PENDING_PAYMENT",
      given: (scene) => ({ ...versionOf(scene), reason: "Name the contract." }),
      writes: "Draft UPDATE, Invoice UPDATE",
    },
    rejectDraft: {
      on: "PENDING_PAYMENT",
      given: (scene) => ({ ...versionOf(scene), reason: "Not for this purpose." }),
      writes: "Draft UPDATE, Invoice UPDATE",
    },
    approveDraft: {
      on: "SUBMITTED",
      given: (scene) => ({ ...versionOf(scene), feeSummaryId: PRODUCT }),
      writes: "Draft UPDATE, Invoice INSERT, Invoice line INSERT",
    },
    decideDraftApproval: {
      on: "SUBMITTED",
      given: async (scene) => {
        await aFirstApproval(scene.world.app, { id: scene.draft.id, organisationId: scene.organisationId });
        return { ...versionOf(scene), decision: "DECLINE", note: "The contract names another sum." };
      },
      writes: "First approval UPDATE",
    },
    recordDraftPayment: {
      on: "PENDING_PAYMENT",
      given: (scene) => ({
        ...versionOf(scene),
        invoiceId: scene.draft.invoiceId,
        amount: "10",
        receivedDate: "2026-11-20",
      }),
      writes: "Invoice UPDATE, Payment INSERT",
    },
    setDraftDiscount: {
      on: "SUBMITTED",
      given: (scene) => ({
        ...versionOf(scene),
        discountPercentage: "10",
        establishmentFeeDiscountAmount: "150.00",
        acceptedChannelPartnerId: idOf("channel partner", "builders"),
      }),
      writes: "Draft UPDATE",
    },
    proposeCardRefund: {
      on: "PROCESSING",
      given: ({ world, draft }) => aCardRefund(world.app, draft),
      writes: "Change INSERT",
    },
    proposeCreditNote: {
      on: "PROCESSING",
      given: ({ world, draft }) => aCreditToPropose(world.app, draft),
      writes: "Change INSERT",
    },
    approveRefund: {
      on: "PROCESSING",
      given: ({ world, draft }) => aRefundToApprove(world.app, draft),
      writes: "Step approval INSERT",
    },
    takeBackRefundTransfer: {
      on: "PROCESSING",
      given: async ({ world, draft }) =>
        await approveByTwo(world.app, await aRefundToApprove(world.app, draft)),
      writes: "Refund UPDATE",
    },
    recordRefundPayment: {
      on: "PROCESSING",
      given: ({ world, draft }) => aRefundToPay(world.app, draft),
      writes: "Refund UPDATE",
    },
    settleUnmatchedPayment: {
      on: "PROCESSING",
      given: ({ world, draft }) => aCallToSettle(world, draft),
      writes: "Refund INSERT, Unmatched payment UPDATE",
    },
    recordSecurityHeld: {
      on: "PENDING_PAYMENT",
      given: (scene) => ({
        ...versionOf(scene),
        amount: "1000",
        heldDate: "2026-11-20",
        reference: "TD 118",
      }),
      writes: "Security money INSERT",
    },
    recordSecurityReturn: {
      on: "PROCESSING",
      given: ({ personas, draft }) => aSecurityToReturn(personas.api.manager, draft),
      writes: "Security money INSERT",
    },
    establishDraft: {
      on: "PROCESSING",
      given: (scene) => ({
        ...versionOf(scene),
        guaranteeNumber: scene.draft.id,
        establishedDate: "2026-11-20",
        bank: { name: "Macquarie Bank Limited" },
      }),
      writes:
        "Attachment INSERT, Collaborator INSERT, Cost INSERT, Document INSERT, Draft UPDATE, Party INSERT, Viewer INSERT",
    },
    setDraftRealtimeAuthorState: {
      on: "ANY",
      given: ({ draft }) => ({ draftId: draft.id, tab: randomUUID(), field: "amount", sequence: 1 }),
      writes: "nothing",
    },
  },
  Subscription: {
    draftUpdated: { on: "ANY", given: ofDraft },
    draftPresence: { on: "ANY", given: ({ draft }) => ({ draftId: draft.id, tab: randomUUID() }) },
    staffDraftsChanged: { on: "ANY" },
  },
};
