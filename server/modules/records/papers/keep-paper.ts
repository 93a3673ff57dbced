// Writes down a paper as it says now, to be made by a job; or finds it, because nothing has changed since it was asked for.

import { createHash } from "node:crypto";
import { asPaperId, type PaperId } from "@bondline/domain/ids.ts";
import { paperFileName } from "@bondline/domain/records/papers/paper.ts";
import { type PaperContent, paperText } from "@bondline/domain/records/papers/paper-content.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { enqueuePaper } from "./paper-jobs.ts";
import { type PaperOffer, type PaperSource, sealContent } from "./paper-record.ts";
import { insertPaper, savePaperStatus } from "./paper-store.ts";

type PaperToKeep = {
  source: Pick<PaperSource, "about" | "organisationId" | "referenceNumber">;
  offer: Pick<PaperOffer, "kind" | "itemId">;
  content: PaperContent;
};

export async function keepPaper(tx: Transaction, { source, offer, content }: PaperToKeep): Promise<PaperId> {
  const id = asPaperId(tx.newId());
  const { title } = content;
  const { referenceNumber, organisationId, about } = source;
  const { paper, isNew } = await insertPaper(tx, {
    ...about,
    id,
    kind: offer.kind,
    organisationId,
    itemId: offer.itemId,
    title,
    referenceNumber,
    contentEncrypted: sealContent(tx.app, id, content),
    textSha256: textHashOf(content),
    fileName: paperFileName(title, referenceNumber),
    createdAt: tx.now,
  });
  if (paper.status === "FAILED") await savePaperStatus(tx, paper.id, "WAITING");
  if (isNew || paper.status === "FAILED") await enqueuePaper(tx, paper.id);
  return paper.id;
}

/** Of what it says, as in its foot. */
export function textHashOf(content: PaperContent): string {
  return createHash("sha256").update(paperText(content)).digest("hex");
}
