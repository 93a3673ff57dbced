// The only access checks of individuals: by what somebody may do with their draft.

import type { DraftRole } from "@bondline/domain/drafts/drafts/draft.ts";
import { decideDraft } from "@bondline/domain/drafts/drafts/draft-capabilities.ts";
import { asIndividualId } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { type Actor, requirePerson } from "../../../transaction/actor.ts";
import { type Granted, requireCurrent } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  accessDraft,
  accessDraftAsSystem,
  accessDraftToChange,
  draftFacts,
  type GrantedDraft,
} from "../drafts/draft-access.ts";
import { type Draft, readsPart } from "../drafts/public.ts";
import { INDIVIDUALS_OF_DRAFT, individualsOf } from "./individual-part.ts";
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
  requirePerson(tx.actor);
  const wanted = asIndividualId(id);
  const draftId = (await findDraftOfIndividual(tx, wanted)) ?? notFound();
  const draft = await accessDraft(tx, draftId, null, notFound);
  const individual = individualsOf(draft).find((each) => each.id === wanted);
  if (individual === undefined || !readsPart(tx.actor, draft, INDIVIDUALS_OF_DRAFT)) return notFound();
  return { draft, individual };
}

/** Whoever performs the check: nobody else learns its token. */
export function performsCheck(actor: Actor, draft: Draft): boolean {
  return decideDraft(draftFacts(actor, draft), "CAN_IDENTIFY_INDIVIDUALS").allowed;
}

/** For performing the check of somebody; to everybody else there is none. */
export async function accessIdentityCheck(tx: Transaction, id: string) {
  const found = await accessIndividual(tx, id);
  // Their organisation, whatever status the draft is in: what is over can still be read.
  if (!draftFacts(tx.actor, found.draft).roles.has("OWNER")) refuse("INDIVIDUAL_NOT_FOUND", { id });
  return found;
}

/** For the portal's own work; undefined once the individual is no longer there. Locks the draft. */
export async function accessIndividualAsSystem(
  tx: Transaction,
  id: string,
): Promise<SystemIndividual | undefined> {
  const wanted = asIndividualId(id);
  const draftId = await findDraftOfIndividual(tx, wanted);
  if (draftId === undefined) return undefined;
  const draft = await accessDraftAsSystem(tx, draftId);
  const individual = individualsOf(draft).find((each) => each.id === wanted);
  return individual && { draft, individual };
}
export type SystemIndividual = { draft: Granted<Draft, "AS_SYSTEM">; individual: IndividualRow };

type Verb = "CAN_MANAGE_INDIVIDUALS" | "CAN_IDENTIFY_INDIVIDUALS" | "CAN_VERIFY_OVERRIDE";
type IndividualOfDraft<Capability extends Verb> = {
  draft: GrantedDraft<Capability>;
  individual: IndividualRow;
};
type ToChange = { id: string; version: number | undefined };

/** Locks the draft, then asks whether the person may, whether what was read is still current, and whether the draft is still open. */
export async function accessIndividualToChange<Capability extends Verb>(
  tx: Transaction,
  { id, version }: ToChange,
  capability: Capability,
): Promise<IndividualOfDraft<Capability>> {
  const notFound = () => refuse("INDIVIDUAL_NOT_FOUND", { id });
  const wanted = asIndividualId(id);
  const draftId = (await findDraftOfIndividual(tx, wanted)) ?? notFound();
  const draft = await accessDraftToChange(tx, { id: draftId, version: undefined, notFound }, capability);
  const individual = individualsOf(draft).find((each) => each.id === wanted) ?? notFound();
  requireCurrent(individual, version);
  return { draft, individual };
}
