// What is still missing before the first client can submit: provider administrators are told, and nobody else.

import {
  NEEDED_TO_SUBMIT,
  READINESS_CODES,
  type ReadinessCode,
} from "@bondline/domain/office/provider/readiness.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessProvider } from "../provider/provider-access.ts";
import { findReadiness } from "./readiness-store.ts";

export type ReadinessItem = { code: ReadinessCode; isDone: boolean; isNeeded: boolean };

export async function accessReadiness(tx: Transaction): Promise<ReadinessItem[]> {
  await accessProvider(tx);
  const found = await findReadiness(tx, dayAt(tx.now, DEFAULT_ZONE));
  const { ports } = tx.app.settings;
  const isDone: Record<ReadinessCode, boolean> = {
    DEPOSIT_ACCOUNT: found.hasDepositAccount,
    SECOND_ADMINISTRATOR: found.hasSecondAdministrator,
    SUPPLIER: found.hasSupplier,
    SUPPLIER_STAFF: found.hasSupplierStaff,
    PRODUCT: found.hasProduct,
    PAGE_TEXTS: found.hasPageTexts,
    MAIL: ports.mail.kind !== "sink",
    FILES: ports.files.kind !== "local",
    VIRUS_SCAN: ports.scan.kind !== "built-in",
  };
  return READINESS_CODES.map((code) => ({
    code,
    isDone: isDone[code],
    isNeeded: NEEDED_TO_SUBMIT.includes(code),
  }));
}
