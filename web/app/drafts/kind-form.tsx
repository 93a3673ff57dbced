// The form that raises a draft of its own kind, or changes that part of a draft that is there: its frame, and how it is saved.

import { type ReactNode, useRef } from "react";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { focusFirstError } from "../../ui/focus-error.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { StickyFooter } from "../../ui/sticky-footer.tsx";
import { type KindCommands, type KindProps, type KindWords, useSaveKind } from "./use-save-kind.ts";

type KindFormProps<Values extends FieldValues> = {
  readonly kind: KindProps;
  readonly words: KindWords & Readonly<Record<"cancel" | "create" | "notSaved" | "save", string>>;
  readonly form: UseFormReturn<Values>;
  readonly commands: KindCommands<Values>;
  readonly before?: ReactNode;
  readonly children: ReactNode;
};

export function KindForm<Values extends FieldValues>(props: KindFormProps<Values>) {
  const { kind, words, form, commands, before, children } = props;
  const { draft } = kind;
  const box = useRef<HTMLFormElement>(null);
  const focusError = () => void focusFirstError(box.current ?? document);
  const { save, notice } = useSaveKind({ kind, words, form, commands, onRefused: focusError });
  return (
    <FormProvider {...form}>
      <form
        ref={box}
        noValidate
        onSubmit={form.handleSubmit(save, focusError)}
        className="grid min-w-0 gap-4"
      >
        {notice !== undefined && (
          <Notice tone="danger" title={words.notSaved}>
            {notice}
          </Notice>
        )}
        {before}
        <Card>{children}</Card>
        <StickyFooter>
          <LinkButton
            href={
              draft === undefined
                ? paths.home()
                : paths.draftView({ organisationId: draft.organisationId, draftId: draft.id })
            }
          >
            {words.cancel}
          </LinkButton>
          <Button type="submit" variant="primary" isLoading={commands.isSending}>
            {draft === undefined ? words.create : words.save}
          </Button>
        </StickyFooter>
      </form>
    </FormProvider>
  );
}
