// Fills an empty development database with the cast and some of its business; on a filled one it does nothing.

import type { App } from "../app.ts";
import { buildDraft, type DraftWishes } from "../testing/builders/draft-builder.ts";
import { insertCast, isCastThere } from "../testing/insert-cast.ts";

/** Enough to see every tab and the desk's queue with something in it. */
const BUSINESS: readonly DraftWishes[] = [
  {
    status: "ESTABLISHED",
    beneficiary: "telstra",
    fields: { amount: "180000.00", purpose: "RENTAL_BOND", yourReference: "Exhibition St lease" },
    guaranteeNumber: "G 2026/001183",
  },
  {
    status: "ESTABLISHED",
    beneficiary: "bhp",
    fields: { amount: "1250000.50", yourReference: "HC-098", contractTitle: "Port Hedland berth upgrade" },
    guaranteeNumber: "G 2026/001197",
  },
  {
    status: "ESTABLISHED",
    fields: { amount: "42500.00", purpose: "PERFORMANCE", yourReference: "HC-101" },
    feeSummary: "beyondCash",
    guaranteeNumber: "BBA-55012",
  },
  { status: "PROCESSING", beneficiary: "qantas", fields: { amount: "96000.00", yourReference: "HC-102" } },
  { status: "PENDING_PAYMENT", fields: { amount: "310000.00", yourReference: "HC-103" } },
  { status: "SUBMITTED", beneficiary: "bhp", fields: { amount: "750000.00", yourReference: "HC-105" } },
  {
    status: "SUBMITTED",
    owner: "wesfarmers",
    beneficiary: "telstra",
    fields: { amount: "88000.00", purpose: "TENDER", yourReference: "WES-12" },
  },
  {
    status: "CHANGES_REQUESTED",
    beneficiary: "qantas",
    fields: { amount: "64000.00", yourReference: "HC-106" },
  },
  { status: "REJECTED", beneficiary: "telstra", fields: { amount: "27500.00", yourReference: "HC-090" } },
  { status: "DRAFT", beneficiary: "qantas", fields: { amount: "515000.00", yourReference: "HC-107" } },
];

/** The cast goes in first and in one transaction; a start that was cut off after it only has less business to show. */
export async function seedOnce(app: App): Promise<void> {
  if (await isCastThere(app)) return;
  await insertCast(app);
  for (const wishes of BUSINESS) await buildDraft(app, wishes);
}
