// The form of a document: everything about an organisation's own record, or its notes alone on paper that was issued here.

import { checkDocument } from "@bondline/domain/documents/documents/document-check.ts";
import { DOCUMENT_SECTIONS } from "@bondline/domain/documents/documents/document-fields.ts";
import type { FieldMessages } from "@bondline/domain/refusals.ts";
import { findStateAndPostcode } from "@bondline/domain/values/fields/address.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { useRef } from "react";
import { FormProvider, type Path, type UseFormReturn, useForm } from "react-hook-form";
import type { Failure } from "../../../../api/failure.ts";
import { markRefusedFields, validatedBy } from "../../../../app/field-rules-resolver.ts";
import { useKeptForm } from "../../../../app/kept-form.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { focusFirstError } from "../../../../ui/focus-error.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { StickyFooter } from "../../../../ui/sticky-footer.tsx";
import { DOCUMENT_EDIT_WORDS as WORDS } from "./document-edit-words.ts";
import { type DocumentFormValues, textsOfValues } from "./document-form-values.ts";
import { PartySections } from "./document-party-sections.tsx";
import {
  CostSection,
  EndSection,
  FactsSection,
  NotesSection,
  PaperSection,
  PurposeSection,
} from "./document-sections.tsx";

export type DocumentFormProps = {
  readonly start: DocumentFormValues;
  /** Under which name what is typed is kept on this device. */
  readonly keptAs: string;
  readonly isProjected: boolean;
  /** Only what the organisation notes for itself. */
  readonly areNotesAlone?: boolean;
  readonly homeAddress: string;
  readonly saveLabel: string;
  readonly cancelHref: string;
  /** Undefined once it is saved. `values` are put into the form, where somebody else's changes had to come in. */
  readonly onSave: (values: DocumentFormValues) => Promise<SaveTrouble | undefined>;
  readonly isSaving: boolean;
};

export type SaveTrouble = { readonly failure: Failure; readonly values?: DocumentFormValues | undefined };

export function DocumentForm(props: DocumentFormProps) {
  const { start, isProjected, areNotesAlone = false, homeAddress, isSaving } = props;
  const box = useRef<HTMLFormElement>(null);
  const validate = (values: DocumentFormValues) =>
    faultsOf(values, {
      isProjected,
      areNotesAlone,
      homeState: findStateAndPostcode(homeAddress)?.state ?? null,
    });
  const form = useForm<DocumentFormValues>({
    defaultValues: start,
    resolver: validatedBy<DocumentFormValues>(validate),
    mode: "onTouched",
    shouldFocusError: false,
  });
  const kept = useKeptForm(props.keptAs, form, start);
  const focusError = () => void focusFirstError(box.current ?? document);

  const save = async (values: DocumentFormValues) => {
    const trouble = await props.onSave(values);
    if (trouble === undefined) return kept.forget();
    if (trouble.values !== undefined) form.reset(trouble.values, { keepDefaultValues: true });
    showTrouble(form, trouble.failure);
    focusError();
  };

  const trouble = form.formState.errors.root?.server;
  return (
    <FormProvider {...form}>
      <form
        ref={box}
        noValidate
        onSubmit={form.handleSubmit(save, focusError)}
        className="grid min-w-0 gap-4"
      >
        {kept.isRestored && (
          <Notice
            tone="info"
            title={WORDS.restored}
            action={
              <Button size="small" onClick={kept.startAgain}>
                {WORDS.startAgain}
              </Button>
            }
          >
            {WORDS.restoredSentence}
          </Notice>
        )}
        {trouble !== undefined && (
          <Notice
            tone={trouble.type === "CONFLICT" ? "warn" : "danger"}
            title={trouble.type === "CONFLICT" ? WORDS.changedMeanwhile : WORDS.notSaved}
          >
            {trouble.message}
          </Notice>
        )}
        <Card>
          {!areNotesAlone && (
            <>
              <PaperSection isProjected={isProjected} />
              <EndSection />
              <PartySections />
              <PurposeSection />
            </>
          )}
          <NotesSection />
          <FactsSection />
          {!areNotesAlone && <CostSection />}
        </Card>
        <StickyFooter note={kept.hasSomething ? WORDS.kept : undefined}>
          <LinkButton variant="secondary" href={props.cancelHref} onClick={kept.forget}>
            {WORDS.cancel}
          </LinkButton>
          <Button type="submit" variant="primary" isLoading={isSaving}>
            {props.saveLabel}
          </Button>
        </StickyFooter>
      </form>
    </FormProvider>
  );
}

type ValidateAt = { isProjected: boolean; areNotesAlone: boolean; homeState: string | null };

const NOTE_PATHS = Object.keys(DOCUMENT_SECTIONS.notes);

/** The messages under the form's own paths: a fact stands at its place, not under its key. */
function faultsOf(values: DocumentFormValues, { areNotesAlone, ...at }: ValidateAt): FieldMessages {
  const now = new Date().toISOString() as Instant;
  const validated = checkDocument(textsOfValues(values), { ...at, now });
  if (validated.ok) return {};
  const faults = Object.entries(validated.fields).filter(
    ([path]) => !areNotesAlone || NOTE_PATHS.includes(path) || path.startsWith("metadata."),
  );
  return Object.fromEntries(faults.map(([path, message]) => [formPath(path, values), message]));
}

function formPath(path: string, { metadata }: DocumentFormValues): string {
  const place = metadata.findIndex(({ key }) => path === `metadata.${key}`);
  return place === -1 ? path : `metadata.${place}.value`;
}

function showTrouble(form: UseFormReturn<DocumentFormValues>, failure: Failure): void {
  // A fact or a party is named by its place among those that were sent, which is not its place here.
  const isHere = (path: string) => path !== "id" && !/^(?:metadata|parties)\.\d/.test(path);
  const others = markRefusedFields<DocumentFormValues>({
    fields: failure.fields,
    paths: Object.keys(failure.fields).filter(isHere) as Path<DocumentFormValues>[],
    setError: form.setError,
  });
  if (failure.code === "VALIDATION_ERROR" && Object.keys(others).length === 0) return;
  const message = failure.code === "CONFLICT" ? WORDS.changedMeanwhileSentence : failure.message;
  form.setError("root.server", { type: failure.code, message });
}
