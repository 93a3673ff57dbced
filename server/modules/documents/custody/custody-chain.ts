// All that has happened to an original: its issue, as the document says it, and each move since.

import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import { instant } from "@bondline/domain/values/time/instant.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { Document } from "../documents/public.ts";
import { type CustodyMove, findDelivery, listCustodyMoves } from "./custody-store.ts";

export type CustodyEntry = Omit<CustodyMove, "kind" | "organisationId" | "documentId"> & {
  kind: CustodyMove["kind"] | "ISSUED";
};

export async function custodyChain(tx: Transaction, document: Document): Promise<CustodyEntry[]> {
  const issued = await issueOf(tx, document);
  const moves = await listCustodyMoves(tx, document.id);
  return [...issued, ...moves.map(({ organisationId: _, documentId: __, ...move }) => move)];
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
