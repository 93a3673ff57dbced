// The access check of products with all their versions: the provider's administrators see and propose them.

import { isUuid } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { isProviderAdministrator, requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { listProductVersions, listVersionsOf, type ProductVersionRow } from "./product-store.ts";

export type { ProductVersionRow };
/** The newest version first. */
export type Product = { id: string; versions: readonly [ProductVersionRow, ...ProductVersionRow[]] };

export async function accessProducts(tx: Transaction): Promise<Product[]> {
  requireProductDesk(tx, "");
  return productsOf(await listProductVersions(tx));
}

export async function accessProductToPropose(tx: Transaction, id: string): Promise<Product> {
  requireProductDesk(tx, id);
  const [product] = isUuid(id) ? productsOf(await listVersionsOf(tx, id)) : [];
  return product ?? refuse("FEE_SUMMARY_NOT_FOUND", { id });
}

export function requireProductDesk({ actor }: Transaction, id: string): void {
  requirePerson(actor);
  if (!isProviderAdministrator(actor)) refuse("FEE_SUMMARY_NOT_FOUND", { id });
}

function productsOf(versions: readonly ProductVersionRow[]): Product[] {
  return [...Map.groupBy(versions, ({ productId }) => productId)].flatMap(([id, [newest, ...older]]) =>
    newest === undefined ? [] : [{ id, versions: [newest, ...older] as const }],
  );
}
