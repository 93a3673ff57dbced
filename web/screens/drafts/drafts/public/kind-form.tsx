// The form that raises a draft of its own kind, or changes that part of a draft that is there: its frame, and how it is saved.

import type { ReactNode } from "react";
import { type FieldValues, FormProvider } from "react-hook-form";
import { FormNotices } from "../../../../app/form/form-notices.tsx";
import type { RecordForm } from "../../../../app/form/use-record-form.ts";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { StickyFooter } from "../../../../ui/sticky-footer.tsx";
import type { KindProps, KindWords } from "./use-kind-form.ts";

type KindFormProps<Values extends FieldValues> = {
  readonly kind: KindProps;
  readonly words: KindWords & Readonly<Record<"cancel" | "create" | "notSaved" | "save", string>>;
  readonly record: RecordForm<Values>;
  readonly before?: ReactNode;
  readonly children: ReactNode;
};

export function KindForm<Values extends FieldValues>(props: KindFormProps<Values>) {
  const { kind, words, record, before, children } = props;
  const { draft } = kind;
  return (
    <FormProvider {...record.form}>
      <form {...record.bind} className="grid min-w-0 gap-4">
        <FormNotices of={record} title={words.notSaved} conflict={{ sentence: words.conflict }} />
        {before}
        <Card>{children}</Card>
        <StickyFooter>
          <LinkButton
            onClick={record.kept.forget}
            href={
              draft === undefined
                ? paths.home()
                : paths.draftView({ organisationId: draft.organisationId, draftId: draft.id })
            }
          >
            {words.cancel}
          </LinkButton>
          <Button type="submit" variant="primary" isLoading={record.isSaving}>
            {draft === undefined ? words.create : words.save}
          </Button>
        </StickyFooter>
      </form>
    </FormProvider>
  );
}
