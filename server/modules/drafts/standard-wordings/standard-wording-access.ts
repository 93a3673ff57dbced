// The access check of standard wordings: the provider's administrators see all versions and propose; a draft's readers read it in its own.

import { firstStandardText } from "@bondline/domain/drafts/wording/first-standard-wording.ts";
import type { StandardFor, StandardText } from "@bondline/domain/drafts/wording/standard-wording.ts";
import { STANDARD_WORDINGS } from "@bondline/domain/drafts/wording/standard-wording.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { isProviderAdministrator, requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessDraft } from "../drafts/draft-access.ts";
import { listStandardVersions, listVersionsOf, type StandardVersionRow } from "./standard-wording-store.ts";

export type { StandardVersionRow };

export type OfficeStandard = {
  of: StandardFor;
  /** In force for drafts that are begun now. `startsAt` is null for the first version, whose number is 1. */
  inForce: { text: StandardText; number: number; startsAt: Instant | null };
  /** The newest first; the first version is none of them. */
  versions: StandardVersionRow[];
};

export async function accessStandardWordings(tx: Transaction): Promise<OfficeStandard[]> {
  requireWordingDesk(tx);
  const versions = Map.groupBy(await listStandardVersions(tx), keyOf);
  return STANDARD_WORDINGS.map((of) => standardOf(of, versions.get(keyOf(of)) ?? [], tx.now));
}

export async function accessStandardWording(tx: Transaction, of: StandardFor): Promise<OfficeStandard> {
  requireWordingDesk(tx);
  return standardOf(of, await listVersionsOf(tx, of), tx.now);
}

/** For an administrator who looks at how it would read in another standard wording. */
export async function accessDraftToReword(tx: Transaction, draftId: string) {
  requireWordingDesk(tx);
  return await accessDraft(tx, draftId);
}

export function requireWordingDesk({ actor }: Transaction): void {
  requirePerson(actor);
  if (!isProviderAdministrator(actor)) refuse("PROVIDER_NOT_FOUND", { id: "" });
}

function standardOf(of: StandardFor, versions: StandardVersionRow[], now: Instant): OfficeStandard {
  const begun = versions.filter(({ startsAt }) => startsAt <= now);
  const [newest] = begun;
  const inForce =
    newest === undefined
      ? { text: firstStandardText(of), number: 1, startsAt: null }
      : { text: newest, number: begun.length + 1, startsAt: newest.startsAt };
  return { of, inForce, versions };
}

function keyOf({ processType, contractForm }: StandardFor): string {
  return `${processType} ${contractForm}`;
}
