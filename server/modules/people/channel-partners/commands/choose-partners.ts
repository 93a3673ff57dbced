// Notes which trade organisations an organisation names as its own; who may is asked by the command that needs it.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import type { Work } from "../../../../work/work.ts";
import { requirePartners } from "../channel-partner-access.ts";
import { listChosenPartners, replaceChosenPartners } from "../channel-partner-store.ts";

/** Not sent: they stay as they are. */
export async function choosePartners(
  work: Work,
  organisationId: OrganisationId,
  wanted: readonly string[] | null | undefined,
): Promise<void> {
  if (wanted === null || wanted === undefined) return;
  const present = await listChosenPartners(work, organisationId);
  await replaceChosenPartners(work, organisationId, await requirePartners(work, wanted, present));
}
