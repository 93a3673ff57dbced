// Whose part of the lists over all clients somebody reads: the provider's people all of it, a bank's or insurer's what is their own.

import type { SupplierId } from "@bondline/domain/ids.ts";
import { type Actor, isProviderStaff, requirePerson, supplierOf } from "./actor.ts";

export type DeskReader = {
  /** Null for all of them. */
  supplierId: SupplierId | null;
  /** A file that was made by other rights is not theirs. */
  rights: string;
};

/** To everybody else there is no such list. */
export function requireDeskReader(actor: Actor, refused: () => never): DeskReader {
  requirePerson(actor);
  if (isProviderStaff(actor)) return { supplierId: null, rights: "PROVIDER" };
  const supplierId = supplierOf(actor);
  return supplierId === undefined ? refused() : { supplierId, rights: `SUPPLIER ${supplierId}` };
}
