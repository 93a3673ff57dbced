// Declares the original of a document lost: when it was last seen, and what was searched.

import { declareRules } from "@bondline/domain/documents/lost-originals/lost-original.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import { plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { BoundDate, BoundTextArea } from "../../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import { useNow } from "../../../../app/time/use-now.ts";
import type { DocumentWithLoss } from "./lost-document.ts";
import { LostDocumentDeclare } from "./lost-original-operations.ts";
import { LOST_WORDS as WORDS } from "./lost-original-words.ts";

type DialogProps = { readonly document: DocumentWithLoss; readonly onClose: () => void };

const START = { lastSeenDate: "", searched: "" };

export function DeclareLostDialog({ document, onClose }: DialogProps) {
  const { send } = useCommand(LostDocumentDeclare, { handledByScreen: true });
  const today = dayOfInstant(useNow(), DEFAULT_ZONE);
  const { establishedAt } = document;
  const established = establishedAt === null ? null : plainDate(establishedAt);
  const record = useRecordForm({
    start: START,
    resolver: fieldRulesResolver<typeof START>(declareRules(today, established)),
    save: (values) => send({ documentId: document.id, version: document.version, ...values }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.declared });
      onClose();
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.declareTitle}
      sentence={WORDS.declareSentence}
      submit={WORDS.declare}
      notSaved={WORDS.notDeclared}
      isDangerous
      onClose={onClose}
    >
      <BoundDate name="lastSeenDate" label={WORDS.lastSeen} today={today} max={today} />
      <BoundTextArea name="searched" label={WORDS.searched} maxCharacters={LENGTHS.notes} />
    </FormDialog>
  );
}
