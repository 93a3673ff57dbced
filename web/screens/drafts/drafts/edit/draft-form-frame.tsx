// Puts the form of a draft and its saver round a page, so that the wizard's fields can stand in it.

import type { ReactNode } from "react";
import { FormProvider } from "react-hook-form";
import { EditableFieldsContext } from "../../../../app/fields/editable-fields.ts";
import { useStore } from "../../../../app/store.ts";
import { DraftSaverContext } from "./draft-form-context.ts";
import type { DraftForm } from "./use-draft-form.ts";
import { WordingOfSavesContext } from "./wording-of-saves.ts";

type ProvidersProps = Pick<DraftForm, "form" | "saver" | "wording"> & { readonly children: ReactNode };

export function DraftFormProviders({ form, saver, wording, children }: ProvidersProps) {
  const { record: draft } = useStore(saver.store);
  return (
    <DraftSaverContext value={saver}>
      <EditableFieldsContext value={draft?.editableFields}>
        <WordingOfSavesContext value={wording}>
          <FormProvider {...form}>{children}</FormProvider>
        </WordingOfSavesContext>
      </EditableFieldsContext>
    </DraftSaverContext>
  );
}
