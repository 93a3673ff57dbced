// A record's form as a page of its own: what could not be saved above its fields, and below them the ways to leave and to save.

import type { ReactNode } from "react";
import { type FieldValues, FormProvider } from "react-hook-form";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { StickyFooter } from "../../ui/sticky-footer.tsx";
import { APP_WORDS } from "../app-words.ts";
import { FormNotices, type NoticesProps } from "./form-notices.tsx";
import type { RecordForm } from "./use-record-form.ts";

type PageFormProps<Values extends FieldValues> = Pick<NoticesProps<Values>, "conflict"> & {
  readonly record: RecordForm<Values>;
  /** The title of what is said where it could not be saved. */
  readonly notSaved: string;
  readonly cancelHref: string;
  readonly submit: string;
  readonly note?: string | undefined;
  readonly before?: ReactNode;
  readonly children: ReactNode;
};

export function PageForm<Values extends FieldValues>(props: PageFormProps<Values>) {
  const { record, notSaved, conflict, cancelHref, submit, note, before, children } = props;
  return (
    <FormProvider {...record.form}>
      <form {...record.bind} className="grid min-w-0 gap-4">
        <FormNotices of={record} title={notSaved} {...(conflict && { conflict })} />
        {before}
        <Card>{children}</Card>
        <StickyFooter note={note}>
          <LinkButton href={cancelHref} onClick={record.kept.forget}>
            {APP_WORDS.form.cancel}
          </LinkButton>
          <Button type="submit" variant="primary" isLoading={record.isSaving}>
            {submit}
          </Button>
        </StickyFooter>
      </form>
    </FormProvider>
  );
}
