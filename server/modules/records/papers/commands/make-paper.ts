// Somebody asks for a paper as a file: it is written down as it says now and made by a job, or is there already because nothing has changed.

import { createHash } from "node:crypto";
import { asPaperId } from "@bondline/domain/ids.ts";
import { type PaperKind, paperFileName } from "@bondline/domain/records/papers/paper.ts";
import { paperText } from "@bondline/domain/records/papers/paper-content.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { takeFromLimit } from "../../../people/accounts/public.ts";
import { accessOffer } from "../paper-access.ts";
import { enqueuePaper } from "../paper-jobs.ts";
import { sealContent } from "../paper-record.ts";
import type { NamedRecord } from "../paper-sources.ts";
import { insertPaper, savePaperStatus } from "../paper-store.ts";

export type MakePaperInput = NamedRecord & { kind: PaperKind; itemId?: string | null | undefined };

export async function makePaper(tx: Transaction, input: MakePaperInput): Promise<Answer> {
  const { accountId } = requirePerson(tx.actor);
  const { source, offer } = await accessOffer(tx, input);
  await takeFromLimit(tx, "papers", accountId);
  const content = await offer.write();

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
    textSha256: createHash("sha256").update(paperText(content)).digest("hex"),
    fileName: paperFileName(title, referenceNumber),
    createdAt: tx.now,
  });
  if (paper.status === "FAILED") await savePaperStatus(tx, paper.id, "WAITING");
  if (isNew || paper.status === "FAILED") await enqueuePaper(tx, paper.id);
  return { paperId: paper.id };
}
