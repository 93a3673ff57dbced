// Gives the saver its calls to the server, its place on this device and its timer.

import type { Client } from "urql";
import { failureOf } from "../../../../api/failure.ts";
import { newMutationId } from "../../../../api/mutation-id.ts";
import { CreateDraftMutation, UpdateDraftMutation } from "../draft-operations.ts";
import { readDraft } from "../use-draft.ts";
import type { SaveOutcome, SavePorts } from "./draft-saver.ts";
import { type KeptPlace, keptDraftStore } from "./kept-draft.ts";

/** The screen shows by itself how saving stands. */
const ANSWERED_HERE = { handledByScreen: true };

export function savePortsFor(
  client: Client,
  { accountId, organisationId }: Omit<KeptPlace, "draftId">,
): SavePorts {
  const held = { draftId: undefined as string | undefined };
  const keptAt = (draftId: string | undefined) =>
    keptDraftStore(localStorage, { accountId, organisationId, draftId });

  return {
    async create({ mutationId, changes }) {
      const input = {
        clientMutationId: mutationId,
        organisationId,
        processType: "BANK_GUARANTEE" as const,
        draft: changes,
      };
      const { data, error } = await client
        .mutation(CreateDraftMutation, { input }, ANSWERED_HERE)
        .toPromise();
      return outcomeOf(data?.createDraft.draft, error);
    },
    async update(draftId, { mutationId, changes, version }) {
      const input = { clientMutationId: mutationId, id: draftId, version: version ?? 0, draft: changes };
      const { data, error } = await client
        .mutation(UpdateDraftMutation, { input }, ANSWERED_HERE)
        .toPromise();
      return outcomeOf(data?.updateDraft.draft, error);
    },
    async read(draftId) {
      return (await readDraft(client, { organisationId, draftId })).record;
    },
    keep(kept) {
      held.draftId = kept.draftId;
      keptAt(kept.draftId).keep(kept);
    },
    forgetKept() {
      keptAt(held.draftId).forget();
    },
    later(run, milliseconds) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    newMutationId,
    now: () => new Date(),
  };
}

type CallError = Parameters<typeof failureOf>[0];

function outcomeOf(
  draft: Extract<SaveOutcome, { ok: true }>["draft"] | undefined,
  error: CallError | undefined,
): SaveOutcome {
  if (draft !== undefined && error === undefined) return { ok: true, draft };
  const failure =
    error === undefined
      ? { code: "UNKNOWN" as const, message: "The answer was empty.", fields: {}, extensions: {} }
      : failureOf(error);
  return { ok: false, failure };
}
