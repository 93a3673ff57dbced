// Gives the saver its calls to the server, its place on this device and its timer.

import type { Client } from "urql";
import type { UpdateDraftInput } from "../../../../api/generated/graphql.ts";
import type { SaveOutcome } from "../../../../app/form/autosave.ts";
import { rememberOwnSave, type SavedVersion } from "../../../../app/form/own-saves.ts";
import { outcomeOf } from "../../../../app/form/save-outcome.ts";
import { BROWSER_TIMES } from "../../../../app/form/use-autosaved-form.ts";
import {
  CreateDraftMutation,
  DraftQuery,
  UpdateDraftMutation,
  UpdateDraftPreviewMutation,
} from "../draft-operations.ts";
import type { DraftSavePorts } from "./draft-shape.ts";
import { type KeptPlace, keptDraftStore } from "./kept-draft.ts";
import type { WordingOfSaves } from "./wording-of-saves.ts";

/** The screen shows by itself how saving stands. */
const ANSWERED_HERE = { handledByScreen: true };

export function savePortsFor(
  client: Client,
  { accountId, organisationId, kind }: Omit<KeptPlace, "draftId">,
  wording: WordingOfSaves,
): DraftSavePorts {
  const held = { draftId: undefined as string | undefined };
  const asked = { mutationId: "", withWording: false };
  /** A save that is sent again is the same call as before, or its kept answer would not be found. */
  const bringsWording = (mutationId: string) => {
    if (asked.mutationId !== mutationId) Object.assign(asked, { mutationId, withWording: wording.isShown() });
    return asked.withWording;
  };
  const keptAt = (draftId: string | undefined) =>
    keptDraftStore(localStorage, { accountId, organisationId, kind, draftId });

  return {
    async create({ mutationId, changes }) {
      const input = {
        clientMutationId: mutationId,
        organisationId,
        processType: kind,
        draft: changes,
      };
      const { data, error } = await client
        .mutation(CreateDraftMutation, { input }, ANSWERED_HERE)
        .toPromise();
      return remembered(outcomeOf("draft", data?.createDraft, error));
    },
    async update(draftId, { mutationId, changes, version }) {
      const input = { clientMutationId: mutationId, id: draftId, version: version ?? 0, draft: changes };
      if (bringsWording(mutationId)) return remembered(await saveWithWording(client, wording, input));
      const { data, error } = await client
        .mutation(UpdateDraftMutation, { input }, ANSWERED_HERE)
        .toPromise();
      return remembered(outcomeOf("draft", data?.updateDraft, error));
    },
    async read(draftId) {
      const place = { id: draftId, organisationId };
      return (await client.query(DraftQuery, place, ANSWERED_HERE).toPromise()).data?.draft;
    },
    keep(kept) {
      held.draftId = kept.recordId;
      keptAt(kept.recordId).keep(kept);
    },
    forgetKept() {
      keptAt(held.draftId).forget();
    },
    ...BROWSER_TIMES,
  };
}

async function saveWithWording(client: Client, { last }: WordingOfSaves, input: UpdateDraftInput) {
  const { data, error } = await client
    .mutation(UpdateDraftPreviewMutation, { input }, ANSWERED_HERE)
    .toPromise();
  const saved = data?.updateDraftPreview;
  if (saved !== undefined) last.set({ version: saved.draft.version, html: saved.draftPreview.html });
  return outcomeOf("draft", saved, error);
}

function remembered<Saved extends SavedVersion>(outcome: SaveOutcome<Saved>): SaveOutcome<Saved> {
  if (outcome.ok) rememberOwnSave(outcome.record);
  return outcome;
}
