// The only access checks of individuals: by what somebody may do with their draft.

import type { DraftRole } from "@bondline/domain/drafts/drafts/draft.ts";
import { asIndividualId } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Actor } from "../../../transaction/actor.ts";
import { requireCurrent } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  accessDraft,
  accessDraftToChange,
  draftFacts,
  type GrantedDraft,
  seesApplicantsAffairs,
} from "../drafts/draft-access.ts";
import type { Draft } from "../drafts/public.ts";
import { individualsOf } from "./individual-part.ts";
import type { IndividualRow } from "./individual-record.ts";
import { findDraftOfIndividual } from "./individual-store.ts";

/** Birth dates, addresses and numbers are for the applicant's own people and for those who identify them. */
const KNOWS_THEM: readonly DraftRole[] = ["OWNER", "PROVIDER", "SUPPLIER"];

export function seesIdentities(actor: Actor, draft: Draft): boolean {
  const { roles } = draftFacts(actor, draft);
  return KNOWS_THEM.some((role) => roles.has(role));
}

/** For reading, by those who see that it is there. */
export async function accessIndividual(
  tx: Transaction,
  id: string,
): Promise<{ draft: Draft; individual: IndividualRow }> {
  const notFound = () => refuse("INDIVIDUAL_NOT_FOUND", { id });
  const wanted = asIndividualId(id);
  const draft = await accessDraft(tx, (await findDraftOfIndividual(tx, wanted)) ?? notFound());
  const individual = individualsOf(draft).find((each) => each.id === wanted);
  if (individual === undefined || !seesApplicantsAffairs(tx.actor, draft)) return notFound();
  return { draft, individual };
}

type IndividualOfDraft = { draft: GrantedDraft<"CAN_MANAGE_INDIVIDUALS">; individual: IndividualRow };

/** Locks the draft, then asks whether the person may, whether what was read is still current, and whether the draft is still open. */
export async function accessIndividualToChange(
  tx: Transaction,
  { id, version }: { id: string; version: number },
): Promise<IndividualOfDraft> {
  const notFound = () => refuse("INDIVIDUAL_NOT_FOUND", { id });
  const wanted = asIndividualId(id);
  const draftId = (await findDraftOfIndividual(tx, wanted)) ?? notFound();
  const draft = await accessDraftToChange(
    tx,
    { id: draftId, version: undefined, notFound },
    "CAN_MANAGE_INDIVIDUALS",
  );
  const individual = individualsOf(draft).find((each) => each.id === wanted) ?? notFound();
  requireCurrent(individual, version);
  return { draft, individual };
}
