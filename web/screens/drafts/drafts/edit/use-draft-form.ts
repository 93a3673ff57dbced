// The wizard's form: a draft that saves itself, with what was kept on this device put back and others' changes taken over.

import { useMemo, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useClient } from "urql";
import type { DraftRecordFragment } from "../../../../api/generated/graphql.ts";
import type { OthersChange } from "../../../../app/form/autosave.ts";
import type { RowIds } from "../../../../app/form/flat-record.ts";
import { type AutosavedForm, useAutosavedForm } from "../../../../app/form/use-autosaved-form.ts";
import { useSession } from "../../../../app/session.ts";
import { findFormFaults, relevantValues } from "./draft-field-rules.ts";
import { typedText } from "./draft-field-text.ts";
import { type DraftFormValues, valuesFromDraft, valuesFromParty } from "./draft-form-values.ts";
import { DRAFT_SHAPE, type DraftSaver, type KeptDraft } from "./draft-shape.ts";
import { flatFromDraft } from "./flat-draft.ts";
import { keptDraftStore } from "./kept-draft.ts";
import type { MergedDraft } from "./merge-drafts.ts";
import { pathByPlace } from "./party-ids.ts";
import { savedPlan } from "./plan-needs.ts";
import { savePortsFor } from "./save-ports.ts";
import { createWordingOfSaves, type WordingOfSaves } from "./wording-of-saves.ts";

export type OpenDraftOptions = {
  readonly accountId: string;
  readonly organisationId: string;
  readonly draft: DraftRecordFragment | undefined;
  /** What a draft that does not exist yet begins with. */
  readonly fresh: DraftFormValues;
  readonly onCreated: (draft: DraftRecordFragment) => void;
};

export type DraftForm = AutosavedForm<DraftRecordFragment, DraftFormValues> & {
  readonly wording: WordingOfSaves;
};

export function useDraftForm(options: OpenDraftOptions): DraftForm & { kept: KeptDraft | undefined } {
  const { accountId, organisationId, onCreated } = options;
  const client = useClient();
  const { features } = useSession();
  const hasGvpIntegration = features?.gvpIntegration === true;
  const kind = options.draft?.processType ?? options.fresh.processType;
  const [wording] = useState(createWordingOfSaves);
  const ports = useMemo(
    () => savePortsFor(client, { accountId, organisationId, kind }, wording),
    [client, accountId, organisationId, kind, wording],
  );
  const [begun] = useState(() => {
    const { draft, fresh } = options;
    const kept = keptDraftStore(localStorage, { accountId, organisationId, kind, draftId: draft?.id }).find();
    const valuesOf = (record: DraftRecordFragment | undefined) =>
      record === undefined ? fresh : valuesFromDraft(record);
    return { start: { record: draft, kept }, valuesOf };
  });
  const held = useRef<DraftSaver>(undefined);
  const made = useAutosavedForm({
    ...begun,
    shape: DRAFT_SHAPE,
    ports,
    relevant: relevantValues,
    validate: (values) =>
      findFormFaults(values, {
        hasGvpIntegration,
        plan: planOf(held.current?.store.get().record ?? begun.start.record, values),
      }),
    placeOf: pathByPlace,
    takeOver,
    onCreated,
  });
  held.current = made.saver;
  return { ...made, wording, kept: begun.start.kept };
}

/** Known once its choice is saved. */
function planOf(draft: DraftRecordFragment | undefined, { feeSummaryId }: DraftFormValues) {
  return draft?.feeSummary?.id === feeSummaryId ? savedPlan(draft)?.needs : undefined;
}

/** Every field that only the other side changed, and the parties it added, removed or took from under this person. */
function takeOver(
  form: UseFormReturn<DraftFormValues>,
  { record: draft, merged }: OthersChange<DraftRecordFragment, MergedDraft>,
  ids: () => RowIds,
): void {
  const theirs = flatFromDraft(draft);
  for (const path of merged.adopted) {
    const field = pathByPlace(path, form.getValues(), ids());
    if (field !== undefined)
      form.setValue(field as keyof DraftFormValues, typedText(field, theirs[path] ?? ""));
  }
  const { partiesAdded, partiesRemoved, partiesRevived } = merged;
  if (partiesAdded.length + partiesRemoved.length + partiesRevived.length === 0) return;

  const idOf = (key: string) => ids()[key] ?? key;
  const here = form.getValues("parties");
  const stay = here.filter(({ key }) => !partiesRemoved.includes(idOf(key)));
  const renewed = stay.map((party) =>
    partiesRevived.includes(idOf(party.key)) ? { ...party, key: `again-${party.key}` } : party,
  );
  const added = draft.parties.filter(({ id }) => partiesAdded.includes(id)).map(valuesFromParty);
  form.setValue("parties", [...renewed, ...added]);
}
