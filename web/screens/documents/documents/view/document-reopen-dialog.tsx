// Opens a record that was closed by mistake again; one whose end has passed with a new end.

import { needsNewEnd, REOPEN_FIELDS } from "@bondline/domain/documents/documents/close-out.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { instant } from "@bondline/domain/values/time/instant.ts";
import { plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { BoundDate } from "../../../../app/fields/bound-inputs.tsx";
import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import { useNow } from "../../../../app/time/use-now.ts";
import type { DocumentRecord } from "./document-facts.ts";
import { DocumentReopen } from "./document-view-operations.ts";
import { DOCUMENT_CLOSE_WORDS as WORDS } from "./document-view-words.ts";
import { zoneOfBeneficiary } from "./document-zone.ts";

type DialogProps = { readonly record: DocumentRecord; readonly onClose: () => void };

export function DocumentReopenDialog({ record, onClose }: DialogProps) {
  const now = useNow();
  const { id, version, referenceNumber, expiresAt } = record;
  const end = expiresAt === null ? null : plainDate(expiresAt);
  if (needsNewEnd({ expiresAt: end, zone: zoneOfBeneficiary(record), now: instant(now.toISOString()) }))
    return <ReopenWithNewEnd record={record} onClose={onClose} />;
  return (
    <CommandDialog
      command={DocumentReopen}
      input={{ id, version }}
      title={WORDS.reopenTitle(referenceNumber)}
      sentence={WORDS.reopenSentence}
      confirmLabel={WORDS.reopenConfirm}
      done={{ title: WORDS.reopened }}
      notDone={WORDS.notReopened}
      onDone={() => undefined}
      onClose={onClose}
    />
  );
}

function ReopenWithNewEnd({ record: document, onClose }: DialogProps) {
  const { send } = useCommand(DocumentReopen, { handledByScreen: true });
  const today = dayOfInstant(useNow(), zoneOfBeneficiary(document));
  const { id, version, referenceNumber } = document;
  const start = { expiresAt: "" };
  const record = useRecordForm({
    start,
    resolver: fieldRulesResolver<typeof start>({ expiresAt: required(REOPEN_FIELDS.expiresAt.rule) }),
    save: (values) => send({ id, version, ...values }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.reopened });
      onClose();
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.reopenTitle(referenceNumber)}
      sentence={WORDS.reopenPastSentence}
      submit={WORDS.reopenConfirm}
      notSaved={WORDS.notReopened}
      onClose={onClose}
    >
      <BoundDate name="expiresAt" label={REOPEN_FIELDS.expiresAt.label} today={today} min={today} />
    </FormDialog>
  );
}
