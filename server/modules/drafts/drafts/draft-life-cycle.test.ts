// Every event in every status of a draft, through the API: what is allowed moves it, what is not says why and changes nothing.
// Shows: D-55, D-56, D-58..D-63, D-65..D-69, D-73, API-071..API-074, Q-001, Q-002.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { DRAFT_STATUSES, type DraftStatus } from "@bondline/domain/drafts/drafts/draft.ts";
import { DRAFT_STATUS_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import type { Api } from "../../../../testing/api.ts";
import { call, type DraftCall, must, seenDraft } from "../../../../testing/draft-calls.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { anIndividual } from "../../../demo/builders/individual-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import type { Draft } from "./draft-record.ts";

let world: World;
let ada: Api;
let rosa: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  rosa = await world.as("rosa");
});
after(() => world.end());

/** One in IDENTIFYING waits for a director. */
async function draftIn(status: DraftStatus): Promise<Draft> {
  if (status !== "IDENTIFYING") return await world.draft({ status });
  const draft = await world.draft({ status: "SUBMISSION_STARTED" });
  await anIndividual(world.app, draft.id);
  const { id, version } = draft;
  const completed = await must(ada, "completeDraftSubmission", { id, version, acceptSubmissionTerms: true });
  return { ...draft, ...completed.draft };
}

type Event = {
  by: "applicant" | "provider";
  input: (draft: Draft) => object;
  to: Partial<Record<DraftStatus, DraftStatus>>;
  /** Where the status allows it, and nothing of the draft takes it. */
  refused?: Partial<Record<DraftStatus, string>>;
};

/** Where each event leads from each status; a status that is not named does not allow it. */
const EVENTS: Partial<Record<DraftCall, Event>> = {
  updateDraft: {
    by: "applicant",
    input: () => ({ draft: { refundBSB: "062000" } }),
    to: { DRAFT: "DRAFT", SUBMISSION_STARTED: "SUBMISSION_STARTED", CHANGES_REQUESTED: "CHANGES_REQUESTED" },
  },
  beginDraftSubmission: {
    by: "applicant",
    input: () => ({}),
    to: { DRAFT: "SUBMISSION_STARTED", CHANGES_REQUESTED: "SUBMISSION_STARTED" },
  },
  cancelDraftSubmission: { by: "applicant", input: () => ({}), to: { SUBMISSION_STARTED: "DRAFT" } },
  completeDraftSubmission: {
    by: "applicant",
    input: () => ({ acceptSubmissionTerms: true }),
    to: { SUBMISSION_STARTED: "SUBMITTED" },
  },
  cancelDraft: {
    by: "applicant",
    input: () => ({}),
    to: {
      DRAFT: "CANCELLED",
      SUBMISSION_STARTED: "CANCELLED",
      IDENTIFYING: "CANCELLED",
      SUBMITTED: "CANCELLED",
      CHANGES_REQUESTED: "CANCELLED",
      PENDING_PAYMENT: "CANCELLED",
    },
  },
  requestDraftChanges: {
    by: "provider",
    input: () => ({ reason: "Name the contract." }),
    to: { SUBMITTED: "CHANGES_REQUESTED", PENDING_PAYMENT: "CHANGES_REQUESTED" },
  },
  rejectDraft: {
    by: "provider",
    input: () => ({ reason: "Not for this purpose." }),
    to: {
      IDENTIFYING: "REJECTED",
      SUBMITTED: "REJECTED",
      PENDING_PAYMENT: "REJECTED",
      PROCESSING: "REJECTED",
    },
  },
  approveDraft: {
    by: "provider",
    input: () => ({ feeSummaryId: idOf("fee summary", "macquarieCash") }),
    to: { SUBMITTED: "PENDING_PAYMENT" },
  },
  recordDraftPayment: {
    by: "provider",
    input: ({ invoices }) => ({
      invoiceId: invoices[0]?.id ?? idOf("person", "ada"),
      amount: "100000",
      receivedDate: "2026-11-20",
    }),
    to: { PENDING_PAYMENT: "PROCESSING" },
    refused: { ESTABLISHED: "INVOICE_NOT_FOUND" },
  },
  establishDraft: {
    by: "provider",
    input: ({ referenceNumber }) => ({
      guaranteeNumber: referenceNumber,
      establishedDate: "2026-11-20",
      bank: { name: "Macquarie Bank Limited" },
    }),
    to: { PROCESSING: "ESTABLISHED" },
  },
};

/** What was never submitted is no business of the provider's: it is not there. */
const NOT_ON_THE_DESK: readonly DraftStatus[] = ["DRAFT", "SUBMISSION_STARTED", "CANCELLED"];

/** With what is mailed about it, once nothing that came before is still to be mailed. */
async function wholeRecord({ id }: Draft): Promise<string> {
  await untilJobsAreDone(world.ownerUrl);
  return await runTransaction(world.app, { system: "Set-up" }, async (tx) => {
    const [found] = await tx.query<{ whole: string }>(
      `select d::text || (select count(*) from history_entry where record_id = d.id) || (select count(*) from invoice where draft_id = d.id)
         || (select count(*) from mail_message where intent like '%' || d.id || '%') as whole from draft d where d.id = $1`,
      [id],
    );
    return found?.whole ?? "";
  });
}

for (const status of DRAFT_STATUSES) {
  describe(`a draft that is ${DRAFT_STATUS_TEXT[status]}`, () => {
    for (const [name, { by, input, to, refused }] of Object.entries(EVENTS) as [DraftCall, Event][]) {
      const next = to[status];
      test(next === undefined ? `does not take ${name}` : `goes to ${next} by ${name}`, async () => {
        const draft = await draftIn(status);
        const caller = by === "provider" ? rosa : ada;
        const before = await wholeRecord(draft);
        const { errors } = await call(caller, name, {
          id: draft.id,
          version: draft.version,
          ...input(draft),
        });
        if (next !== undefined) {
          assert.equal(errors, undefined);
          assert.equal((await seenDraft(ada, draft.id)).status, next);
          return;
        }
        const hidden = by === "provider" && NOT_ON_THE_DESK.includes(status);
        const code = refused?.[status] ?? (hidden ? "DRAFT_NOT_FOUND" : "INVALID_TRANSITION");
        assert.equal(errors?.[0]?.extensions.code, code);
        if (code === "INVALID_TRANSITION")
          assert.equal(
            errors?.[0]?.message,
            `You can't do this while the draft is ${DRAFT_STATUS_TEXT[status]}.`,
          );
        assert.equal(await wholeRecord(draft), before);
      });
    }
  });
}
