// The access check of several drafts of one organisation at once: each is asked by itself, as if it had been sent alone.

import { decideDraft } from "@bondline/domain/drafts/drafts/draft-capabilities.ts";
import { asDraftId } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { type FoundRows, foundRows, requireChoice, type WantedRow } from "../../../graphql/chosen-access.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { requireOrganisation } from "../../people/organisations/organisation-access.ts";
import { draftFacts, type GrantedDraft, requireDraftToChange } from "./draft-access.ts";
import type { Draft } from "./draft-record.ts";
import { listDraftsById, listDraftsForChange } from "./draft-store.ts";

type ChosenToCancel = WantedRow & { mayCancel: () => GrantedDraft<"CAN_CANCEL"> };

/** Locked at once. A draft of another organisation is not there. */
export async function accessChosenDraftsToCancel(
  tx: Transaction,
  { organisationId, drafts }: { organisationId: string; drafts: readonly WantedRow[] },
): Promise<ChosenToCancel[]> {
  const ofOrganisation = requireOrganisation(tx, organisationId, "CAN_ADD_DOCUMENTS");
  requireChoice("drafts", drafts);
  const locked = await listDraftsForChange(tx, idsOf(drafts));
  const found = foundRows(locked.filter((draft) => draft.organisationId === ofOrganisation));
  return drafts.map(({ id, version }) => {
    const read = { version, notFound: () => refuse("DRAFT_NOT_FOUND", { id }) };
    return {
      ...{ id, version },
      mayCancel: () => requireDraftToChange(tx, found(id), read, "CAN_CANCEL"),
    };
  });
}

/** As they are now, by their ids; one that is not there is left out. */
export async function accessChosenDrafts(
  tx: Transaction,
  chosen: readonly { id: string }[],
): Promise<FoundRows<Draft>> {
  const drafts = await listDraftsById(tx, idsOf(chosen));
  return foundRows(drafts.filter((draft) => decideDraft(draftFacts(tx.actor, draft), "CAN_VIEW").allowed));
}

function idsOf(chosen: readonly { id: string }[]) {
  return chosen.map(({ id }) => asDraftId(id));
}
