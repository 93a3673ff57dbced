// Where the provider's people find the open invoices that a sum by age is made of.

import { type AgeingPeriod, dueDaysOf } from "@bondline/domain/money/invoices/invoice-ageing.ts";
import { plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { paths } from "../../../../paths.ts";

type Aged = {
  /** Of one client, by the words that `clientWords` makes. */
  readonly client?: string | undefined;
  /** Without it, all that are open. */
  readonly period?: AgeingPeriod | undefined;
  readonly asOf: string;
};

export function agedInvoicesHref({ client, period, asOf }: Aged): string {
  const { from = "", to = "" } = period === undefined ? {} : dueDaysOf(period, plainDate(asOf));
  const asked = {
    ...(client !== undefined && { client }),
    statuses: "open",
    ...(period !== undefined && { due: `${from}..${to}` }),
  };
  return `${paths.staffInvoices()}?${new URLSearchParams(asked)}`;
}
