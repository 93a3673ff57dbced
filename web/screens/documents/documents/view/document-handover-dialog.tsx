// Names who receives the paper original; they are mailed the link by which they confirm it.

import { HANDOVER_FIELDS } from "@bondline/domain/documents/handovers/handover.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { useState } from "react";
import type { Failure } from "../../../../api/failure.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { notify } from "../../../../app/notices.ts";
import { useShortForm } from "../../../../app/short-form.ts";
import { validateBy } from "../../../../app/validate-fields.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import type { DocumentRecord } from "./document-facts.ts";
import { DocumentHandoverCreate } from "./document-view-operations.ts";
import { DOCUMENT_CUSTODY_WORDS as WORDS } from "./document-view-words.ts";

const FORM_ID = "hand-over-original";
const EMPTY = { name: "", emailAddress: "", storageAddress: "", notes: "" };

type DocumentHandoverDialogProps = { readonly record: DocumentRecord; readonly onClose: () => void };

export function DocumentHandoverDialog({ record, onClose }: DocumentHandoverDialogProps) {
  const { send, sending } = useCommand(DocumentHandoverCreate, { handledByScreen: true });
  const [failure, setFailure] = useState<Failure>();
  const form = useShortForm({
    initial: EMPTY,
    validate: validateBy(HANDOVER_FIELDS),
    onSubmit: async (values) => {
      setFailure(undefined);
      const answer = await send({ documentId: record.id, version: record.version, ...values });
      if (!answer.ok) {
        form.showErrors(answer.failure.fields);
        return setFailure(answer.failure);
      }
      notify({ tone: "ok", title: WORDS.sent, detail: values.emailAddress.trim() });
      onClose();
    },
  });
  const { onBlur: _, ...notes } = form.field("notes");

  return (
    <Dialog
      title={WORDS.title}
      sentence={WORDS.sentence}
      hasUnsavedChanges={Object.values(form.values).some((text) => text !== "")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.cancel}</Button>
          <Button type="submit" form={FORM_ID} variant="primary" isLoading={sending}>
            {WORDS.send}
          </Button>
        </>
      }
    >
      <form {...form.form} id={FORM_ID} className="space-y-4">
        {failure !== undefined && (
          <Notice tone="danger" title={WORDS.notSent}>
            {failure.message}
          </Notice>
        )}
        <TextField label={WORDS.name} autoComplete="off" {...form.field("name")} />
        <TextField label={WORDS.email} type="email" autoComplete="off" {...form.field("emailAddress")} />
        <TextField
          label={WORDS.storageAddress}
          isOptional
          autoComplete="off"
          {...form.field("storageAddress")}
        />
        <TextArea label={WORDS.notes} isOptional maxCharacters={LENGTHS.notes} {...notes} />
      </form>
    </Dialog>
  );
}
