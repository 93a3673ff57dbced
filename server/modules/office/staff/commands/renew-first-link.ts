// Another link for the first administrator, while nobody has chosen a password yet.

import type { Transaction } from "../../../../transaction/transaction.ts";
import { drawPasswordLink } from "../../../people/accounts/public.ts";
import { findFirstAdministrator } from "../staff-store.ts";
import type { FirstLink } from "./add-first-administrator.ts";

/** The link lasts minutes: while nobody has chosen a password yet, another one can be had, and voids the one before. */
export async function renewFirstLink(tx: Transaction): Promise<FirstLink | undefined> {
  const first = await findFirstAdministrator(tx);
  return first && { email: first.email, ...(await drawPasswordLink(tx, first)) };
}
