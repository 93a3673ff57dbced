// An amount as the wire carries it, in the currency in which it came.

import { formatMoney } from "@bondline/domain/money/invoices/unmatched-payment.ts";
import { type Cents, centsFromDecimal } from "@bondline/domain/values/money/money.ts";

export function moneyText(amount: string | Cents, currency: string): string {
  return formatMoney(typeof amount === "string" ? centsFromDecimal(amount) : amount, currency);
}
