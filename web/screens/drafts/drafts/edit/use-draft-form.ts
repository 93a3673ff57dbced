// Ties the wizard's form to its saver: every change is saved by itself, and what others changed comes into the form.

import { useEffect, useMemo, useRef, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import type { DraftRecordFragment } from "../../../../api/generated/graphql.ts";
import { connectionStore } from "../../../../app/connection.ts";
import { validatedBy } from "../../../../app/field-rules-resolver.ts";
import { createReadField, findFormFaults, relevantValues } from "./draft-field-rules.ts";
import { typedText } from "./draft-field-text.ts";
import { type DraftFormValues, valuesFromDraft, valuesFromParty } from "./draft-form-values.ts";
import {
  createDraftSaver,
  type DraftSaver,
  type OthersChange,
  type SavePorts,
  type SaverStart,
} from "./draft-saver.ts";
import { flatFromDraft, flatFromValues } from "./flat-draft.ts";
import type { KeptDraft } from "./kept-draft.ts";
import { pathByPlace } from "./party-ids.ts";

export type DraftFormStart = {
  draft: DraftRecordFragment | undefined;
  /** What a draft that does not exist yet begins with. */
  fresh: DraftFormValues;
  kept: KeptDraft | undefined;
};

export type DraftForm = {
  form: UseFormReturn<DraftFormValues>;
  saver: DraftSaver;
  /** Throws away what was put back and shows the draft as the server has it. */
  discardKept: () => void;
};

type Options = {
  start: DraftFormStart;
  ports: SavePorts;
  hasGvpIntegration: boolean;
  onCreated: (draft: DraftRecordFragment) => void;
};

export function useDraftForm({ start, ports, hasGvpIntegration, onCreated }: Options): DraftForm {
  const held = useRef<{ saver?: DraftSaver }>({});
  const resolver = validatedBy<DraftFormValues>((values) => ({
    ...findFormFaults(values, { hasGvpIntegration }),
    ...refusedByPlace(held.current.saver, values),
  }));
  const form = useForm<DraftFormValues>({
    defaultValues: start.kept?.values ?? startValues(start),
    mode: "onTouched",
    // Focus goes to the first faulty field by our own rule, across steps.
    shouldFocusError: false,
    resolver,
  });

  const [saver] = useState(() =>
    createDraftSaver({
      ports,
      readField: createReadField(() => held.current.saver?.store.get().draft?.refundAccountNumber ?? null),
      values: () => relevantValues(form.getValues()),
      start: saverStart(start),
      onOthersChange: (change) => takeOver(form, change, () => held.current.saver?.ids() ?? {}),
      onRefusedFields: (paths) => void form.trigger(paths as Parameters<typeof form.trigger>[0]),
      onCreated,
    }),
  );
  held.current.saver = saver;

  useEffect(
    function saveWhatIsTyped() {
      const unsubscribe = form.subscribe({ formState: { values: true }, callback: () => saver.touched() });
      return () => {
        unsubscribe();
        saver.keep();
        saver.stop();
      };
    },
    [form, saver],
  );
  useEffect(
    function bringKeptTextIn() {
      const { draft, kept } = start;
      if (kept === undefined) return;
      const hasMoved = draft !== undefined && kept.open === undefined && kept.version !== draft.version;
      if (hasMoved) saver.takeOthersVersion(draft);
      void saver.flush();
    },
    [start, saver],
  );
  useEffect(() => saveAgainWhenOnline(saver), [saver]);

  return useMemo(
    () => ({ form, saver, discardKept: () => discard(form, saver, start) }),
    [form, saver, start],
  );
}

function startValues({ draft, fresh }: Pick<DraftFormStart, "draft" | "fresh">): DraftFormValues {
  return draft === undefined ? fresh : valuesFromDraft(draft);
}

function saverStart(start: DraftFormStart): SaverStart {
  const { draft, kept } = start;
  if (kept !== undefined) return { draft, base: kept.base, ids: kept.ids, open: kept.open };
  if (draft !== undefined) return { draft, base: flatFromDraft(draft) };
  return {
    draft,
    base: flatFromValues(
      start.fresh,
      {},
      createReadField(() => null),
    ).flat,
  };
}

function discard(form: UseFormReturn<DraftFormValues>, saver: DraftSaver, start: DraftFormStart): void {
  const { draft } = saver.store.get();
  form.reset(startValues({ draft, fresh: start.fresh }));
  saver.touched();
}

function saveAgainWhenOnline(saver: DraftSaver): () => void {
  const hide = () => {
    saver.keep();
    void saver.flush();
  };
  window.addEventListener("pagehide", hide);
  const stop = connectionStore.subscribe(() => {
    if (connectionStore.get().online && saver.store.get().phase === "unreachable") void saver.flush();
  });
  return () => {
    window.removeEventListener("pagehide", hide);
    stop();
  };
}

/** Every field that only the other side changed, and the parties it added, removed or took from under this person. */
function takeOver(
  form: UseFormReturn<DraftFormValues>,
  { draft, merged }: OthersChange,
  ids: () => Record<string, string>,
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

function refusedByPlace(saver: DraftSaver | undefined, values: DraftFormValues): Record<string, string> {
  if (saver === undefined) return {};
  const entries = Object.entries(saver.refusedFaults()).map(([path, message]) => [
    pathByPlace(path, values, saver.ids()) ?? path,
    message,
  ]);
  return Object.fromEntries(entries);
}
