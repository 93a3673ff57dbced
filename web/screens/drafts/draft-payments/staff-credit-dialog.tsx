// Proposing a credit note of an invoice, line by line; a second administrator approves it.

import { creditLeftCents } from "@bondline/domain/money/invoices/credit-note.ts";
import {
  cents,
  centsFromDecimal,
  decimalFromCents,
  formatAud,
  smallerOfCents,
  subtractCents,
} from "@bondline/domain/values/money/money.ts";
import { useWatch } from "react-hook-form";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { BoundMoney, BoundTextArea } from "../../../app/fields/bound-inputs.tsx";
import type { LiveRecord } from "../../../app/use-live-record.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { DecisionFormDialog } from "../drafts/public/decision-form-dialog.tsx";
import type { StaffDraftRecord } from "../drafts/public/staff-check.ts";
import { StaffProposeCreditNote } from "../drafts/public/staff-decision-operations.ts";
import { useDecisionForm } from "../drafts/public/use-decision-form.ts";
import {
  askedOf,
  type CreditedInvoice,
  type CreditValues,
  chargedOf,
  creditableLines,
  creditFaults,
  creditOf,
} from "./credit-form.ts";
import { CREDIT_DIALOG_WORDS as WORDS } from "./staff-credit-words.ts";

type DialogProps = {
  readonly draft: StaffDraftRecord;
  readonly live: LiveRecord<StaffDraftRecord>;
  readonly invoice: CreditedInvoice;
  readonly onClose: () => void;
};

export function StaffCreditDialog({ draft, live, invoice, onClose }: DialogProps) {
  const lines = creditableLines(invoice);
  const record = useDecisionForm(StaffProposeCreditNote, {
    live,
    start: { amounts: lines.map(() => ""), reason: "" } as CreditValues,
    resolver: validatedBy((values: CreditValues) => creditFaults(invoice, values)),
    inputOf: (values) => ({
      id: draft.id,
      version: draft.version,
      invoiceId: invoice.id,
      reason: values.reason,
      lines: askedOf(values),
    }),
    draftOf: (data) => data.proposeCreditNote.draft,
    doneWords: WORDS.done,
    onDone: onClose,
  });
  const { form } = record;
  const takeAll = () =>
    lines.forEach((line, at) => {
      const left = creditLeftCents(line);
      if (left > 0n) form.setValue(`amounts.${at}`, decimalFromCents(left), { shouldDirty: true });
    });
  return (
    <DecisionFormDialog
      record={record}
      title={WORDS.title(invoice.invoiceNumber)}
      sentence={WORDS.sentence}
      submit={WORDS.send}
      onClose={onClose}
    >
      {lines.map((line, at) => {
        const left = creditLeftCents(line);
        return left > 0n ? (
          <BoundMoney
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an invoice stay as they are, by their positions
            key={at}
            name={`amounts.${at}`}
            label={line.description}
            help={WORDS.left(formatAud(left))}
            isOptional
          />
        ) : null;
      })}
      <div>
        <Button size="small" onClick={takeAll}>
          {WORDS.all}
        </Button>
      </div>
      <Outcome invoice={invoice} amounts={useWatch({ control: form.control, name: "amounts" })} />
      <BoundTextArea name="reason" label={WORDS.reason} help={WORDS.reasonHelp} rows={2} />
    </DecisionFormDialog>
  );
}

/** What it would come to, and what becomes of the money. */
function Outcome({ invoice, amounts }: { readonly invoice: CreditedInvoice; readonly amounts: string[] }) {
  const credit = creditOf(invoice, amounts);
  if (credit === undefined) return null;
  const before = subtractCents(chargedOf(invoice), centsFromDecimal(invoice.paidAmount));
  const rest = subtractCents(before, credit.totalCents);
  // What was paid beyond it before is due back already.
  const due = smallerOfCents(credit.totalCents, cents(-rest));
  const title = WORDS.total(formatAud(credit.totalCents), formatAud(credit.gstCents));
  return (
    <Notice tone="info" title={title}>
      {due > 0n ? WORDS.due(formatAud(due)) : rest > 0n ? WORDS.open(formatAud(rest)) : WORDS.settled}
    </Notice>
  );
}
