// The access check of the terms of finance: the provider's administrators see all versions and propose.

import { refuse } from "@bondline/domain/refusals.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { isProviderAdministrator, requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { type FinanceOfferRow, requireFirstOffer } from "../finance/public.ts";
import { type FinanceVersionRow, listFinanceVersions } from "./finance-version-store.ts";

export type { FinanceVersionRow };

export type OfficeFinanceTerms = {
  /** Of what is advertised now. `startsAt` is null before the first version. */
  inForce: FinanceOfferRow & { startsAt: Instant | null };
  /** Before the first version. */
  first: FinanceOfferRow;
  /** The newest first. */
  versions: FinanceVersionRow[];
};

export async function accessFinanceTerms(tx: Transaction): Promise<OfficeFinanceTerms> {
  requirePerson(tx.actor);
  if (!isProviderAdministrator(tx.actor)) refuse("PROVIDER_NOT_FOUND", { id: "" });
  const [versions, first] = await Promise.all([listFinanceVersions(tx), requireFirstOffer(tx)]);
  const begun = versions.find(({ startsAt }) => startsAt <= tx.now);
  return { inForce: begun ?? { ...first, startsAt: null }, first, versions };
}
