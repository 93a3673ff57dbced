// Makes the paper of an amendment once it is executed: drawn and kept by a job, so that whatever is killed meanwhile, it is there in the end, and once.

import { AMENDMENT_PAPER } from "@bondline/domain/records/attachments/attachment.ts";
import type { App } from "../../../app.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { keepMadeFile, type MadeFile } from "../documents/commands/keep-made-file.ts";
import { type AmendmentPaper, amendmentPaper } from "./amendment-paper.ts";
import { accessAmendment } from "./document-request-access.ts";
import { saveAmendmentPaper } from "./document-request-store.ts";

const PORTAL = { system: "Bondline" };

type Payload = { requestId: string };

export async function enqueueAmendmentPaper(tx: Transaction, requestId: string): Promise<void> {
  const payload: Payload = { requestId };
  await tx.enqueue("make-amendment-paper", payload, { key: `amendment paper ${requestId}` });
}

/** Repeats harmlessly. It is drawn and kept outside of any transaction, under a key of its own: what lay there before a fault is taken as it is. */
export async function makeAmendmentPaper(app: App, { requestId }: Payload): Promise<void> {
  const on = await runTransaction(app, PORTAL, (tx) => accessAmendment(tx, requestId));
  if (on === undefined) return;
  const { organisationId } = on.document;
  const paper = await amendmentPaper(on, app.settings.publicUrl);
  const file = await kept(app, `${organisationId}/amendment-${requestId}`, paper);
  await runTransaction(app, PORTAL, async (tx) => {
    const again = await accessAmendment(tx, requestId);
    if (again === undefined) return;
    const paperId = await keepMadeFile(tx, again.document, { ...file, variant: AMENDMENT_PAPER });
    await saveAmendmentPaper(tx, again.request, paperId);
    await tx.announce("document", { id: again.document.id, organisationId });
  });
}

async function kept(app: App, storageKey: string, paper: AmendmentPaper): Promise<MadeFile> {
  const { files } = app.ports;
  const { fileName, contentType, content } = paper;
  const found = await files.describe(storageKey);
  const stored = found ?? (await files.put(storageKey, { fileName, contentType, bytes: content }));
  return { storageKey, fileName, contentType, stored };
}
