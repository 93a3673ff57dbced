// Papers in the contract: which may be had, one that is being made or ready, those of an organisation, and their texts as pages.

import { checkCodeText } from "@bondline/domain/documents/verifications/verification.ts";
import { asFeeSummaryId } from "@bondline/domain/ids.ts";
import { PAPER_KINDS, PAPER_STATUSES, PAPERS } from "@bondline/domain/records/papers/paper.ts";
import { type PaperContent, paperHtml } from "@bondline/domain/records/papers/paper-content.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { App } from "../../../app.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessDraft, seesApplicantsAffairs } from "../../drafts/drafts/draft-access.ts";
import type { Draft } from "../../drafts/drafts/public.ts";
import { accessApplicationDetails } from "../../facilities/facility-applications/application-access.ts";
import { accessFeeSummary } from "../../money/fee-summaries/fee-summary-access.ts";
import { AttachmentDownloadRef } from "../attachments/public.ts";
import { applicationAgencyAgreement } from "./application-papers.ts";
import { makePaper } from "./commands/make-paper.ts";
import { draftAgencyAgreement } from "./draft-forms.ts";
import { draftProductPreview } from "./draft-papers.ts";
import {
  accessPaper,
  accessPapers,
  checkPaper,
  listGeneratedPapers,
  type PaperCheck,
} from "./paper-access.ts";
import type { PaperOffer, PaperRow } from "./paper-record.ts";
import { financialServicesGuideOf } from "./paper-sources.ts";

const PaperKindRef = enumOf("PaperKind", PAPER_KINDS);
const PaperStatusRef = enumOf("PaperStatus", PAPER_STATUSES);

const PaperRef = builder.objectRef<PaperRow>("Paper").implement({
  description: "A paper that the portal makes as a file, once for what it says.",
  fields: (t) => ({
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    download: t.field({
      type: AttachmentDownloadRef,
      nullable: true,
      description: "Once it is made; the link lives five minutes.",
      resolve: (paper, _args, { application }) => downloadOf(application, paper),
    }),
    fileName: t.exposeString("fileName"),
    fileSize: t.exposeInt("fileSize", { nullable: true }),
    id: t.exposeID("id"),
    isWaiting: t.boolean({ resolve: ({ status }) => status === "WAITING" }),
    kind: t.expose("kind", { type: PaperKindRef }),
    referenceNumber: t.exposeString("referenceNumber", { nullable: true }),
    sha256: t.exposeString("sha256", { nullable: true, description: "Of the file." }),
    status: t.expose("status", { type: PaperStatusRef }),
    textHash: t.exposeString("textSha256", { description: "SHA-256 of what it says, as in its foot." }),
    title: t.exposeString("title"),
    verificationCode: t.string({ resolve: ({ verificationCode }) => checkCodeText(verificationCode) }),
  }),
});

const LINK_SECONDS = 300;

async function downloadOf({ ports }: App, { storageKey: key, fileName }: PaperRow) {
  if (key === null) return null;
  const permit = { key, fileName, contentType: "application/pdf", expiresInSeconds: LINK_SECONDS };
  return { url: await ports.files.presignDownload(permit) };
}

const PaperConnectionRef = connectionOf(PaperRef, { name: "Paper" });

const PaperOfferRef = builder.objectRef<PaperOffer>("PaperOffer").implement({
  description: "A paper that may be made as a file now.",
  fields: (t) => ({
    itemId: t.exposeID("itemId", { nullable: true, description: "Which of several of its kind." }),
    kind: t.expose("kind", { type: PaperKindRef }),
    name: t.exposeString("name", {
      nullable: true,
      description: "By what it differs from others of its kind.",
    }),
    title: t.string({ resolve: ({ kind }) => PAPERS[kind].title }),
  }),
});

const PaperCheckRef = builder.objectRef<PaperCheck>("PaperCheck").implement({
  description: "That the portal made a paper. It tells nothing of what the paper says.",
  fields: (t) => ({
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    isNewest: t.exposeBoolean("isNewest", {
      description: "False where a newer one of its kind was made since: what it says has changed.",
    }),
    kind: t.expose("kind", { type: PaperKindRef }),
    sha256: t.exposeString("sha256", { nullable: true, description: "Of the file." }),
    textHash: t.exposeString("textSha256", { description: "SHA-256 of what it says, as in its foot." }),
    title: t.exposeString("title"),
  }),
});

const PaperPageRef = builder.objectRef<PaperContent>("PaperPage").implement({
  description: "What a paper says now, as a page.",
  fields: (t) => ({ html: t.string({ resolve: (content) => paperHtml(content) }) }),
});

mutation("makePaper", {
  whileActing: "AS_MEMBER",
  input: inputOf("MakePaperInput", (t) => ({
    documentId: t.id({ description: "What it is about; one of the three, where it is about something." }),
    draftId: t.id(),
    facilityApplicationId: t.id(),
    itemId: t.id({ description: "Which of several of its kind, as it is offered." }),
    kind: t.field({ type: PaperKindRef, required: true }),
  })),
  payload: payloadOf("MakePaperPayload", { paper: record(PaperRef, accessPaper, "paperId") }),
  run: makePaper,
});

builder.queryFields((t) => ({
  agencyAgreement: t.field({
    type: PaperPageRef,
    args: { draftId: t.arg.id({ required: true }) },
    resolve: async (_root, { draftId }, context) => {
      const tx = await context.read();
      return draftAgencyAgreement(tx, await accessApplicantsDraft(tx, draftId));
    },
  }),
  facilityAgencyAgreement: t.field({
    type: PaperPageRef,
    args: { facilityApplicationId: t.arg.id({ required: true }) },
    resolve: async (_root, { facilityApplicationId }, context) => {
      const tx = await context.read();
      return applicationAgencyAgreement(tx, await accessApplicationDetails(tx, facilityApplicationId));
    },
  }),
  financialServicesGuide: t.field({
    type: PaperPageRef,
    resolve: async (_root, _args, context) => financialServicesGuideOf(await context.read()),
  }),
  generatedAttachments: t.field({
    type: PaperConnectionRef,
    description: "The papers that were made for an organisation, newest first.",
    args: { ...forwards(t.arg), organisationId: t.arg.id({ required: true }) },
    resolve: async (_root, { organisationId, ...list }, context) =>
      listGeneratedPapers(await context.read(), organisationId, list),
  }),
  paper: t.field({
    type: PaperRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => accessPaper(await context.read(), id),
  }),
  paperCheck: t.field({
    type: PaperCheckRef,
    nullable: true,
    description: "By the verification code in a paper's foot; null where the portal has made no such paper.",
    args: { verificationCode: t.arg.string({ required: true }) },
    resolve: async (_root, { verificationCode }, context) => checkPaper(context, verificationCode),
  }),
  paperOffers: t.field({
    type: [PaperOfferRef],
    args: { documentId: t.arg.id(), draftId: t.arg.id(), facilityApplicationId: t.arg.id() },
    resolve: async (_root, named, context) => [...(await accessPapers(await context.read(), named)).offers],
  }),
  productPreview: t.field({
    type: PaperPageRef,
    args: { draftId: t.arg.id({ required: true }), feeSummaryId: t.arg.id({ required: true }) },
    resolve: async (_root, { draftId, feeSummaryId }, context) => {
      const tx = await context.read();
      const draft = await accessApplicantsDraft(tx, draftId);
      const feeSummary = await accessFeeSummary(tx, asFeeSummaryId(feeSummaryId));
      return draftProductPreview(
        tx,
        draft,
        feeSummary ?? refuse("FEE_SUMMARY_NOT_FOUND", { id: feeSummaryId }),
      );
    },
  }),
}));

async function accessApplicantsDraft(tx: Transaction, id: string): Promise<Draft> {
  const draft = await accessDraft(tx, id);
  if (!seesApplicantsAffairs(tx.actor, draft)) refuse("DRAFT_NOT_FOUND", { id });
  return draft;
}
