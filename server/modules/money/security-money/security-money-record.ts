// Security money as the server holds it: what of a draft says how much is asked for, and each movement of it.

import {
  lastMovedDate,
  type SecurityBalance,
  securityBalance,
  securityMoneyOf,
} from "@bondline/domain/money/security-money/security-money.ts";
import { type Cents, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Tables } from "../../../database/generated/rows.ts";

export type SecurityMovementRow = Tables["security_money"];

/** Of a draft and what was issued from it. */
export type SecurityRow = Pick<Tables["draft"], "processType" | "amountCents" | "approvedAt"> & {
  draftStatus: Tables["draft"]["status"];
  documentStatus: Tables["document"]["status"] | null;
  /** Of its fee plan; null where it has none yet. */
  securityTypeCash: boolean | null;
  bankName: string | null;
  movements: SecurityMovementRow[];
};

export type SecurityMoney = SecurityBalance & {
  askedCents: Cents;
  bankName: string | null;
  heldDate: PlainDate | undefined;
  returnedDate: PlainDate | undefined;
  movements: SecurityMovementRow[];
};

/** It is asked for by the approval; undefined where none is asked for and none has come. */
export function securityMoney(row: SecurityRow): SecurityMoney | undefined {
  const { movements, bankName, securityTypeCash, approvedAt } = row;
  const plan = securityTypeCash === null ? null : { securityTypeCash };
  const asked = approvedAt === null ? null : securityMoneyOf(row, plan);
  if (asked === null && movements.length === 0) return undefined;

  const askedCents = asked ?? ZERO_CENTS;
  return {
    ...securityBalance({ ...row, askedCents }),
    askedCents,
    bankName,
    heldDate: lastMovedDate(movements, "HELD"),
    returnedDate: lastMovedDate(movements, "RETURNED"),
    movements,
  };
}
