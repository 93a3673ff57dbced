// By which way a payment came, in the words of our books.

import type { ProviderPayment } from "../../../ports/card-payments/card-payments-port.ts";

export function methodOf({ method }: ProviderPayment): "CARD" | "DIRECT_DEBIT" {
  return method === "direct_debit" ? "DIRECT_DEBIT" : "CARD";
}
