// What is still missing before the first client can submit, pay and be issued a guarantee: provider administrators are notified, and nobody else.

import {
  READINESS_CODES,
  READINESS_STAGE,
  type ReadinessCode,
} from "@bondline/domain/office/provider/readiness.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Settings } from "../../../config.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessProvider } from "../provider/provider-access.ts";
import { findReadiness } from "./readiness-store.ts";

export type ReadinessItem = { code: ReadinessCode; isDone: boolean; isNeeded: boolean };

export async function accessReadiness(tx: Transaction): Promise<ReadinessItem[]> {
  const { operatorEmail, supportEmail } = await accessProvider(tx);
  const found = await findReadiness(tx, dayAt(tx.now, DEFAULT_ZONE));
  const isDone: Record<ReadinessCode, boolean> = {
    DEPOSIT_ACCOUNT: found.hasDepositAccount,
    SECOND_ADMINISTRATOR: found.hasSecondAdministrator,
    SUPPLIER: found.hasSupplier,
    SUPPLIER_STAFF: found.hasSupplierStaff,
    PRODUCT: found.hasProduct,
    PAGE_TEXTS: found.hasPageTexts,
    OPERATOR_EMAIL: operatorEmail !== null || !isMadeUp(tx.app.settings.operatorMail),
    SUPPORT_EMAIL: supportEmail !== null,
    ...installationReadiness(tx.app.settings),
  };
  return READINESS_CODES.map((code) => ({
    code,
    isDone: isDone[code],
    isNeeded: READINESS_STAGE[code] !== "INSTALLATION",
  }));
}

type Installed = "MAIL" | "MAIL_SENDER" | "CARD_PAYMENTS" | "BUSINESS_REGISTER" | "FILES" | "VIRUS_SCAN";

/** What whoever runs the server has set: an embedded default is not there for clients. */
export function installationReadiness({
  mailFrom,
  ports,
}: Pick<Settings, "mailFrom" | "ports">): Record<Installed, boolean> {
  return {
    MAIL: ports.mail.kind !== "sink",
    MAIL_SENDER: !isMadeUp(mailFrom),
    CARD_PAYMENTS: ports.cardPayments.kind !== "sandbox",
    BUSINESS_REGISTER: ports.businessRegister.kind !== "checksum",
    FILES: ports.files.kind !== "local",
    VIRUS_SCAN: ports.scan.kind !== "built-in",
  };
}

/** As the defaults are, so that no mail reaches a stranger. */
function isMadeUp(address: string): boolean {
  return address.endsWith(".example");
}
