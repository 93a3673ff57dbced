// An amount in the currency in which it came: dollars of our own as everywhere, any other with its code.

import { OUR_CURRENCY } from "@bondline/domain/money/invoices/unmatched-payment.ts";
import { type Cents, centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";

export function moneyText(amount: string | Cents, currency: string): string {
  const text = formatAud(typeof amount === "string" ? centsFromDecimal(amount) : amount);
  return currency === OUR_CURRENCY ? text : `${currency} ${text.replace("$", "")}`;
}
