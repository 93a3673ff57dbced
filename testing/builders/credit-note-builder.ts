// A credit note as two people make it: Rosa proposes it, and Gus agrees.

import type { OfficeChangeId } from "@bondline/domain/ids.ts";
import { decimalFromCents } from "@bondline/domain/values/money/money.ts";
import type { App } from "../../server/app.ts";
import type { PersonName } from "../../server/demo/cast.ts";
import { callAs } from "../../server/demo/sessions.ts";
import { proposeCreditNote } from "../../server/modules/drafts/draft-payments/commands/propose-credit-note.ts";
import { CREDIT_NOTE_CHANGE } from "../../server/modules/drafts/draft-payments/credit-note-change.ts";
import { accessDraftAsSystem } from "../../server/modules/drafts/drafts/draft-access.ts";
import type { Draft } from "../../server/modules/drafts/drafts/draft-record.ts";
import {
  findOfficeChangeForDecision,
  lockProviderRow,
  saveOfficeChangeDecision,
} from "../../server/modules/office/changes/office-change-store.ts";
import { requirePerson } from "../../server/transaction/actor.ts";
import { runTransaction, type Transaction } from "../../server/transaction/transaction.ts";

const SET_UP = { system: "Set-up" };

type OfDraft = { id: string };

/** What proposes to take so much back of the first line of the draft's last invoice. */
export async function aCreditToPropose(app: App, { id }: OfDraft, amount = "100.00") {
  return await runTransaction(app, SET_UP, async (tx) => {
    const { version, invoices } = await accessDraftAsSystem(tx, id as Draft["id"]);
    const invoiceId = invoices[0]?.id ?? "";
    return {
      id,
      version,
      invoiceId,
      reason: "The courier was not needed.",
      lines: [{ position: 0, amount }],
    };
  });
}

/** Answers the note with its draft. */
export async function aCreditNote(app: App, draft: OfDraft, amount?: string) {
  const input = await aCreditToPropose(app, draft, amount);
  await callAs(app, "rosa", proposeCreditNote, input);
  await agreeOnCredit(app, "gus", input.invoiceId);
  return await runTransaction(app, SET_UP, async (tx) => {
    const { invoices } = await accessDraftAsSystem(tx, draft.id as Draft["id"]);
    const creditNote = invoices[0]?.creditNotes.at(-1);
    if (creditNote === undefined) throw new Error("A credit note that two agreed on is not there.");
    return { draftId: draft.id, creditNoteId: creditNote.id };
  });
}

/** All lines of the draft's last invoice. */
export async function aCreditOfAll(app: App, draft: OfDraft): Promise<void> {
  const input = await aCreditToPropose(app, draft);
  const lines = await runTransaction(app, SET_UP, async (tx) => {
    const { invoices } = await accessDraftAsSystem(tx, draft.id as Draft["id"]);
    return (invoices[0]?.lines ?? []).map(({ amountCents }, position) => ({
      position,
      amount: decimalFromCents(amountCents),
    }));
  });
  await callAs(app, "rosa", proposeCreditNote, { ...input, lines });
  await agreeOnCredit(app, "gus", input.invoiceId);
}

/** What an administrator's agreement does, by whom else we like: false where nothing waits. */
export async function agreeOnCredit(app: App, by: PersonName, invoiceId: string): Promise<boolean> {
  return await callAs(app, by, agree, { invoiceId });
}

async function agree(tx: Transaction, { invoiceId }: { invoiceId: string }): Promise<boolean> {
  await lockProviderRow(tx);
  const [waiting] = await tx.query<{ id: OfficeChangeId }>(
    "select id from office_change where subject = 'CREDIT_NOTE' and subject_id = $1 and status = 'PROPOSED'",
    [invoiceId],
  );
  const change = waiting && (await findOfficeChangeForDecision(tx, waiting.id));
  if (change === undefined) return false;
  await CREDIT_NOTE_CHANGE.apply(tx, change);
  const { accountId: decidedBy } = requirePerson(tx.actor);
  await saveOfficeChangeDecision(tx, change.id, { status: "APPROVED", decidedBy, decisionNote: null });
  return true;
}
