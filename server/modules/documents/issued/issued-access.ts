// The access check of what a bank or insurer has issued: for its own people alone.

import type { SupplierId } from "@bondline/domain/ids.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import { addDays } from "@bondline/domain/values/time/plain-date.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { requirePerson, supplierOf } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { Document, DocumentPart } from "../documents/public.ts";
import { type IssuedFilter, type IssuedSums, listIssued, sumIssued } from "./issued-store.ts";

export type IssuedArguments = { endsWithinDays?: number | null | undefined };

const DAYS_MAX = 366;
const DAYS_MESSAGE = `Name a number of days from 0 to ${DAYS_MAX}.`;

export async function listIssuedDocuments(
  tx: Transaction,
  { endsWithinDays, ...list }: IssuedArguments & PageArguments,
  parts: readonly DocumentPart[],
): Promise<Page<Document>> {
  return await listIssued(tx, filterOf(tx, { endsWithinDays }), { list, parts });
}

export async function sumIssuedDocuments(tx: Transaction, asked: IssuedArguments): Promise<IssuedSums> {
  return await sumIssued(tx, filterOf(tx, asked));
}

/** Whose own people ask. */
export function requireIssuer({ actor }: Transaction): SupplierId {
  requirePerson(actor);
  return supplierOf(actor) ?? refuse("DOCUMENT_NOT_FOUND", { id: "desk" });
}

function filterOf(tx: Transaction, { endsWithinDays: days }: IssuedArguments): IssuedFilter {
  const supplierId = requireIssuer(tx);
  if (days === null || days === undefined) return { supplierId, ending: null };
  if (days < 0 || days > DAYS_MAX) refuseFields({ endsWithinDays: DAYS_MESSAGE });
  const today = dayAt(tx.now, DEFAULT_ZONE);
  return { supplierId, ending: { from: today, to: addDays(today, days) } };
}
