// Who may fetch prepared evidence: the person it was made for, by a link that says so, for as long as it lives.

import { isUuid } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { millisecondsOf } from "@bondline/domain/values/time/instant.ts";
import type { App } from "../../../app.ts";
import { makeLinkSigner } from "../../../ports/files/signed-links.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { openContent } from "./evidence-content.ts";
import type { PackFile } from "./evidence-pack.ts";
import { type EvidenceRow, findEvidence } from "./evidence-store.ts";

/** Others have been given other evidence: each is given what they may read. */
export async function accessEvidence(tx: Transaction, id: string): Promise<{ url: string }> {
  const { accountId } = requirePerson(tx.actor);
  const evidence = await findEvidence(tx, id);
  if (evidence === undefined || evidence.preparedBy !== accountId) refuse("DOCUMENT_NOT_FOUND", { id });
  return { url: `${tx.app.settings.publicUrl}${evidencePath(tx.app, evidence)}` };
}

function evidencePath(app: App, { id, linkEndsAt }: EvidenceRow): string {
  const ends = millisecondsOf(linkEndsAt);
  const signature = makeLinkSigner(app.settings.secrets.evidenceLinkKey).sign([id, ends]);
  return `/evidence/packs/${id}?ends=${ends}&signature=${signature}`;
}

export type EvidenceLink = { id: string; ends: string; signature: string };

/** Undefined for every link that opens nothing, whatever is wrong with it. */
export async function openEvidence(
  app: App,
  { id, ends, signature }: EvidenceLink,
): Promise<{ fileName: string; files: PackFile[] } | undefined> {
  const isSigned = makeLinkSigner(app.settings.secrets.evidenceLinkKey).isSignatureOf(
    [id, Number(ends)],
    signature,
  );
  if (!isSigned || !isUuid(id)) return undefined;
  return await runTransaction(app, { system: "Evidence link" }, async (tx) => {
    const evidence = await findEvidence(tx, id);
    if (evidence === undefined || evidence.contentEncrypted === null || evidence.linkEndsAt <= tx.now)
      return undefined;
    const files = openContent(app, id, evidence.contentEncrypted);
    return { fileName: `Evidence ${evidence.referenceNumber}.zip`, files };
  });
}
