// Notes which trade organisations an organisation names as its own; who may is asked by the command that needs it.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { requirePartners } from "../channel-partner-access.ts";
import { listChosenPartners, replaceChosenPartners } from "../channel-partner-store.ts";

/** Not sent: they stay as they are. */
export async function choosePartners(
  tx: Transaction,
  organisationId: OrganisationId,
  wanted: readonly string[] | null | undefined,
): Promise<void> {
  if (wanted === null || wanted === undefined) return;
  const present = await listChosenPartners(tx, organisationId);
  await replaceChosenPartners(tx, organisationId, await requirePartners(tx, wanted, present));
}
