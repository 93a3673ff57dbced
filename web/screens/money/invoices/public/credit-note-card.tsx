// What was credited of a draft's invoices, each note with its file: the same for applicant and staff, who also credit more.

import { aud, centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import type { ReactNode } from "react";
import type { CreditNoteFieldsFragment } from "../../../../api/generated/graphql.ts";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { DownloadIcon } from "../../../../ui/icons.ts";
import { CREDIT_NOTE_WORDS as WORDS } from "./credit-note-words.ts";
import { useCreditNoteFile } from "./use-credit-note-file.ts";

type CreditedInvoice = {
  readonly invoiceNumber: string;
  readonly creditNotes: readonly CreditNoteFieldsFragment[];
};

type CardProps = {
  readonly draft: {
    readonly id: string;
    readonly organisationId: string;
    readonly invoices: readonly CreditedInvoice[];
  };
  /** Below the notes, for those who may write one. */
  readonly children?: ReactNode;
};

export function CreditNoteCard({ draft, children }: CardProps) {
  const notes = draft.invoices.flatMap(({ invoiceNumber, creditNotes }) =>
    creditNotes.map((note) => ({ note, invoiceNumber })),
  );
  if (notes.length === 0 && (children === undefined || children === false)) return null;
  return (
    <Card heading={WORDS.heading}>
      <CardBody isBelowHeading>
        {notes.length === 0 && <p className="text-label text-ink-2">{WORDS.nothing}</p>}
        <ul className="grid gap-3">
          {notes.map(({ note, invoiceNumber }) => (
            <li key={note.id} className="not-first:border-t not-first:border-line not-first:pt-3">
              <Note draft={draft} note={note} invoiceNumber={invoiceNumber} />
            </li>
          ))}
        </ul>
        {children}
      </CardBody>
    </Card>
  );
}

type NoteProps = Pick<CardProps, "draft"> & {
  readonly note: CreditNoteFieldsFragment;
  readonly invoiceNumber: string;
};

function Note({ draft, note, invoiceNumber }: NoteProps) {
  const { save, isLoading } = useCreditNoteFile();
  const { id: draftId, organisationId } = draft;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 text-label">
      <p className="figures min-w-0 break-words font-medium">{note.creditNoteNumber}</p>
      <p className="figures text-right font-medium">{aud(note.total)}</p>
      <div className="col-span-2 min-w-0 break-words text-meta text-ink-3">
        <p className="figures">{WORDS.about(invoiceNumber, formatDate(dayOfInstant(note.createdAt)))}</p>
        {centsFromDecimal(note.gst) !== 0n && <p className="figures">{WORDS.gst(aud(note.gst))}</p>}
        <p className="mt-1 whitespace-pre-line text-ink-2">{note.reason}</p>
      </div>
      <div className="col-span-2 mt-2">
        <Button
          size="small"
          icon={DownloadIcon}
          isLoading={isLoading}
          aria-label={WORDS.downloadOf(note.creditNoteNumber)}
          onClick={() => void save({ draftId, organisationId, creditNoteId: note.id })}
        >
          {WORDS.download}
        </Button>
      </div>
    </div>
  );
}
