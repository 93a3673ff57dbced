// Where a document's parties come from, for whoever sees the document: with the person's name for those who may read the history that says it.

import {
  type ConfirmationKind,
  type FigureSource,
  figureSources,
} from "@bondline/domain/documents/party-sources/party-source.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { findVisible } from "../../../graphql/live.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessDraft } from "../../drafts/drafts/draft-access.ts";
import { accessDocument } from "../documents/document-access.ts";
import type { Document } from "../documents/public.ts";
import {
  type Author,
  listConfirmations,
  listPartyAnswers,
  listPartyChanges,
  type PartyChangeRow,
} from "./party-source-store.ts";

export type Figure = Omit<FigureSource<PartyChangeRow>, "change"> & {
  by: string | null;
  at: Instant | null;
  amendmentNumber: number | null;
};
export type Confirmation = { kind: ConfirmationKind; by: string | null; at: Instant };
export type PartySources = {
  parties: { partyId: string; figures: Figure[] }[];
  confirmations: Confirmation[];
};

export async function readPartySources(tx: Transaction, documentId: string): Promise<PartySources> {
  return await partySourcesOf(
    tx,
    await accessDocument(tx, documentId, ["details", "parties", "partyContacts"]),
  );
}

export async function partySourcesOf(tx: Transaction, document: Document): Promise<PartySources> {
  const seesDraft = await maySeeDraft(tx, document);
  const changes = Map.groupBy(await listPartyChanges(tx, document.id), ({ partyId }) => partyId);
  const answers = Map.groupBy(await listPartyAnswers(tx, document.id), ({ partyId }) => partyId);
  const confirmations = await listConfirmations(tx, document.id);
  return {
    parties: document.parties.map((party) => ({
      partyId: party.id,
      figures: figureSources(party, changes.get(party.id) ?? [], answers.get(party.id) ?? []).map((source) =>
        figureOf(source, seesDraft),
      ),
    })),
    confirmations: confirmations.map(({ kind, confirmedAt, ...author }) => ({
      kind,
      by: nameOf(author, kind === "ISSUED" || (kind !== "NUMBER" && seesDraft)),
      at: confirmedAt,
    })),
  };
}

/** Whoever sees the draft reads its history, which names people. */
async function maySeeDraft(tx: Transaction, { originalDraftId }: Document): Promise<boolean> {
  if (originalDraftId === null) return false;
  return (await findVisible(() => accessDraft(tx, originalDraftId))) !== undefined;
}

function figureOf({ change, ...source }: FigureSource<PartyChangeRow>, seesDraft: boolean): Figure {
  if (change === undefined) return { ...source, by: null, at: null, amendmentNumber: null };
  const { isOfDraft, changedAt: at, amendmentNumber } = change;
  return { ...source, by: nameOf(change, !isOfDraft || seesDraft), at, amendmentNumber };
}

function nameOf({ actorLabel, sideName }: Author, isNamed: boolean): string | null {
  const named = isNamed ? [actorLabel, sideName] : [sideName];
  return [...new Set(named)].filter(Boolean).join(", ") || null;
}
