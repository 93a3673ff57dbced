// Puts the form of a draft and its saver round a page, so that the wizard's fields can stand in it.

import { type ReactNode, useEffect } from "react";
import { FormProvider } from "react-hook-form";
import type { DraftRecordFragment } from "../../../../api/generated/graphql.ts";
import { EditableFieldsContext } from "../../../../app/fields/editable-fields.ts";
import { useSession } from "../../../../app/session.ts";
import { useStore } from "../../../../app/store.ts";
import { DraftSaverContext } from "./draft-form-context.ts";
import { valuesFromDraft } from "./draft-form-values.ts";
import type { DraftForm } from "./use-draft-form.ts";
import { useDraftForm } from "./use-draft-form.ts";

type ProvidersProps = Pick<DraftForm, "form" | "saver"> & { readonly children: ReactNode };

export function DraftFormProviders({ form, saver, children }: ProvidersProps) {
  const { record: draft } = useStore(saver.store);
  return (
    <DraftSaverContext value={saver}>
      <EditableFieldsContext value={draft?.editableFields}>
        <FormProvider {...form}>{children}</FormProvider>
      </EditableFieldsContext>
    </DraftSaverContext>
  );
}

type FrameProps = {
  readonly draft: DraftRecordFragment;
  /** Told each time the server has taken a change, so that the page shows the same draft. */
  readonly onSaved: (draft: DraftRecordFragment) => void;
  readonly children: ReactNode;
};

/** For a draft that exists: some of its fields, saved by themselves, within another page. */
export function DraftFormFrame({ draft, onSaved, children }: FrameProps) {
  const { me } = useSession();
  const { form, saver } = useDraftForm({
    accountId: me?.id ?? "",
    organisationId: draft.organisationId,
    draft,
    fresh: valuesFromDraft(draft),
    onCreated: onSaved,
  });
  useEffect(
    function tellWhatWasSaved() {
      return saver.store.subscribe(() => {
        const { record: saved, phase } = saver.store.get();
        if (saved !== undefined && phase === "saved") onSaved(saved);
      });
    },
    [saver, onSaved],
  );
  return (
    <DraftFormProviders form={form} saver={saver}>
      {children}
    </DraftFormProviders>
  );
}
