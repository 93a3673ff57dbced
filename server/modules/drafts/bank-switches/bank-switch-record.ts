// A switch as the server holds it: the present guarantee at another bank, beside the draft that replaces it.

import type { BgSwitchSecurityType } from "@bondline/domain/drafts/bank-switches/bank-switch.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";

export type BankSwitchRow = {
  currentBankName: string | null;
  expiryDate: PlainDate | null;
  guaranteeNumber: string | null;
  securityType: BgSwitchSecurityType | null;
  termDepositEndDate: PlainDate | null;
  /** As JSON carries it: read it with `centsOfChild`. */
  valueCents: number | null;
  detailsAreTrueAt: Instant | null;
  bankMayBeContactedAt: Instant | null;
  originalWillBeReturnedAt: Instant | null;
  returnedDate: PlainDate | null;
};
