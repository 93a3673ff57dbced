// The form of a document: everything about an organisation's own record, or its notes alone on paper that was issued here.

import { checkDocument } from "@bondline/domain/documents/documents/document-check.ts";
import { DOCUMENT_NOTE_FIELDS } from "@bondline/domain/documents/documents/document-fields.ts";
import type { FieldMessages } from "@bondline/domain/refusals.ts";
import { findStateAndPostcode } from "@bondline/domain/values/fields/address.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { APP_WORDS } from "../../../../app/app-words.ts";
import { validatedBy } from "../../../../app/field-rules-resolver.ts";
import { PageForm } from "../../../../app/form/page-form.tsx";
import { type SaveAnswer, useRecordForm } from "../../../../app/form/use-record-form.ts";
import { DOCUMENT_EDIT_WORDS as WORDS } from "./document-edit-words.ts";
import { type DocumentFormValues, textsOfValues } from "./document-form-values.ts";
import { PartySections } from "./document-party-sections.tsx";
import { CostSection, DocumentSection, FactsSection, WHEN_PROJECTED } from "./document-sections.tsx";

export type DocumentFormProps = {
  readonly start: DocumentFormValues;
  /** Under which name what is typed is kept on this device. */
  readonly keptAs: string;
  readonly isProjected: boolean;
  /** Paper that the organisation received as its beneficiary. */
  readonly isHeld?: boolean;
  /** Only what the organisation notes for itself. */
  readonly areNotesAlone?: boolean;
  readonly homeAddress: string;
  readonly saveLabel: string;
  readonly cancelHref: string;
  readonly onSave: (values: DocumentFormValues) => Promise<DocumentSaved>;
  readonly onSaved: (saved: SavedDocument) => void;
};

/** Where the document is that was saved, and what is said of it. */
export type SavedDocument = {
  readonly organisationId: string;
  readonly documentId: string;
  readonly savedText: string;
};
export type DocumentSaved = SaveAnswer<DocumentFormValues, SavedDocument>;

export function DocumentForm(props: DocumentFormProps) {
  const { start, isProjected, isHeld = false, areNotesAlone = false, homeAddress } = props;
  const validate = (values: DocumentFormValues) =>
    faultsOf(values, {
      isProjected,
      areNotesAlone,
      homeState: findStateAndPostcode(homeAddress)?.state ?? null,
    });
  const record = useRecordForm({
    start,
    resolver: validatedBy<DocumentFormValues>(validate),
    pathOf: hereOf,
    keptAs: props.keptAs,
    save: props.onSave,
    onSaved: props.onSaved,
  });

  return (
    <PageForm
      record={record}
      notSaved={WORDS.notSaved}
      conflict={{ title: WORDS.changedMeanwhile, sentence: WORDS.changedMeanwhileSentence }}
      cancelHref={props.cancelHref}
      submit={props.saveLabel}
      note={record.kept.hasSomething ? APP_WORDS.form.kept : undefined}
    >
      {!areNotesAlone && (
        <>
          <DocumentSection name="paper" particulars={isProjected ? WHEN_PROJECTED : {}} />
          <DocumentSection name="end" />
          <PartySections />
          <DocumentSection name="purpose" />
          {isHeld && <DocumentSection name="holding" />}
        </>
      )}
      <DocumentSection name="contract" />
      <DocumentSection name="notes" />
      <FactsSection />
      {!areNotesAlone && !isHeld && <CostSection />}
    </PageForm>
  );
}

type ValidateAt = { isProjected: boolean; areNotesAlone: boolean; homeState: string | null };

const NOTE_PATHS = Object.keys(DOCUMENT_NOTE_FIELDS);

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

/** A fact or a party is named by its place among those that were sent, which is not its place here. */
function hereOf(path: string): string | undefined {
  return path === "id" || /^(?:metadata|parties)\.\d/.test(path) ? undefined : path;
}
