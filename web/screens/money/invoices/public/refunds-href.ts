// Where the provider's people find the refunds of a client, a request or a state.

import type { RefundState } from "@bondline/domain/money/invoices/refund-state.ts";
import { paths } from "../../../../paths.ts";

type Asked = { readonly search?: string; readonly client?: string; readonly states?: RefundState };

export function refundsHref(asked: Asked): string {
  return `${paths.staffRefunds()}?${new URLSearchParams(asked)}`;
}
