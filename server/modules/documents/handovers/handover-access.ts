// The access check that a handover's code passes, for whoever holds it.

import { asDocumentId } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Context } from "../../../graphql/context.ts";
import { grant } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type MailedLink, readByLink, requireByLink } from "../../people/accounts/public.ts";
import type { ChangingDocument } from "../documents/public.ts";
import type { HandoverOfCode } from "./handover-record.ts";
import { findHandoverOfCode, lockDocumentOfHandover } from "./handover-store.ts";

export type { HandoverOfCode } from "./handover-record.ts";

export type HandoverLink = { documentId: string; handoverCode: string };

const LINK: MailedLink<HandoverOfCode> = {
  bearer: "Handover link",
  perAddress: "handoverCodePerAddress",
  tries: "handoverTriesPerDocument",
  find: (tx, { id, codeHash }) => findHandoverOfCode(tx, { documentId: asDocumentId(id), codeHash }),
  refuse: () => refuse("HANDOVER_NOT_FOUND", { id: "" }),
};

export async function readHandoverOfCode(context: Context, link: HandoverLink): Promise<HandoverOfCode> {
  return await readByLink(context, LINK, given(link), async (_tx, handover) => handover);
}

/** Locked, so that a code is used once; with it comes the document that it is for. */
export async function accessHandoverToConfirm(
  tx: Transaction,
  link: HandoverLink,
): Promise<{ handover: HandoverOfCode; document: ChangingDocument }> {
  const { documentId } = await requireByLink(tx, LINK, given(link));
  await lockDocumentOfHandover(tx, documentId);
  const handover = await requireByLink(tx, LINK, given(link));
  const place = { id: documentId, organisationId: handover.organisationId };
  return { handover, document: grant(place, "BY_HANDOVER_LINK") };
}

function given({ documentId, handoverCode }: HandoverLink) {
  return { id: documentId, code: handoverCode };
}
