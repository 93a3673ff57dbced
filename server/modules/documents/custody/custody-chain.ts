// All that has happened to an original: its issue, as the document says it, each move since, and to whom each digital original was given.

import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import { instant } from "@bondline/domain/values/time/instant.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { Document } from "../documents/public.ts";
import { listPossessions } from "../possessions/public.ts";
import { type CustodyMove, findDelivery, listCustodyMoves } from "./custody-store.ts";

export type CustodyEntry = Omit<CustodyMove, "kind" | "organisationId" | "documentId"> & {
  kind: CustodyMove["kind"] | "ISSUED" | "POSSESSED";
};

export async function custodyChain(tx: Transaction, document: Document): Promise<CustodyEntry[]> {
  const issued = await issueOf(tx, document);
  const moves = await listCustodyMoves(tx, document.id);
  const since = [
    ...moves.map(({ organisationId: _, documentId: __, ...move }) => move),
    ...(await possessionsOf(tx, document)),
  ];
  return [...issued, ...since.toSorted(byMoment)];
}

function byMoment(one: CustodyEntry, other: CustodyEntry): number {
  return Number(one.createdAt > other.createdAt) - Number(one.createdAt < other.createdAt);
}

/** Said once, by its record of possession: no paper moved. */
async function possessionsOf(tx: Transaction, document: Document): Promise<CustodyEntry[]> {
  const possessions = await listPossessions(tx, document.id);
  return possessions.map(({ id, holderName, givenByName, fileName, fileSha256, createdAt }) => ({
    id,
    kind: "POSSESSED",
    fromName: givenByName,
    toName: holderName,
    place: null,
    movedDate: dayAt(createdAt, DEFAULT_ZONE),
    saidBy: givenByName,
    acknowledgement: "RECORDED",
    note: `${fileName}, SHA-256 ${fileSha256}`,
    createdAt,
  }));
}

/** Said once, by the document itself; what is only planned has no original. */
async function issueOf(tx: Transaction, document: Document): Promise<CustodyEntry[]> {
  const { id, status, bankName, supplierName, organisation, createdAt, establishedAt } = document;
  if (status === "PROJECTED") return [];
  const delivery = document.originalDraftId && (await findDelivery(tx, document.originalDraftId));
  const issuer = supplierName ?? bankName ?? null;
  return [
    {
      id,
      kind: "ISSUED",
      fromName: issuer,
      toName: delivery ? delivery.recipient : null,
      place: delivery ? delivery.address : null,
      movedDate: establishedAt ?? dayAt(instant(createdAt), DEFAULT_ZONE),
      saidBy: document.isSystemDocument ? (issuer ?? organisation.name) : organisation.name,
      acknowledgement: "RECORDED",
      note: null,
      createdAt,
    },
  ];
}
