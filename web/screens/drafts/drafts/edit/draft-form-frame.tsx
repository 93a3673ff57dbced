// Puts the form of a draft and its saver round a page, so that the wizard's fields can stand in it.

import type { ReactNode } from "react";
import { FormProvider } from "react-hook-form";
import { EditableFieldsContext } from "../../../../app/fields/editable-fields.ts";
import { useStore } from "../../../../app/store.ts";
import { DraftSaverContext } from "./draft-form-context.ts";
import type { DraftForm } from "./use-draft-form.ts";

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
