// Says something about a required document: words alone, or a file that is put up with them.

import { messageRules } from "@bondline/domain/drafts/required-documents/required-document.ts";
import { documentName } from "@bondline/domain/drafts/required-documents/required-document-name.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { useCommand } from "../../../api/use-command.ts";
import { messagesOf } from "../../../app/field-messages.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { BoundTextArea } from "../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import {
  fileProblem,
  NO_FILE,
  type OneFile,
  OneFileField,
} from "../../records/attachments/public/one-file-field.tsx";
import { RequiredDocumentMessageCreate } from "./required-document-operations.ts";
import { REQUIRED_WORDS, DIALOG_WORDS as WORDS } from "./required-document-words.ts";
import type { ShownDocument } from "./shown-document.ts";
import { useFilesOf } from "./use-files-of.ts";

type Values = OneFile & { message: string };

type SayProps = {
  readonly document: ShownDocument;
  /** A file is put up. */
  readonly hasFile?: boolean;
  readonly parentMessageId?: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

const UPLOAD = {
  title: REQUIRED_WORDS.upload,
  submit: WORDS.uploadConfirm,
  done: WORDS.uploaded,
  notSaved: WORDS.notUploaded,
};
const WRITE = {
  title: WORDS.writeTitle,
  submit: WORDS.writeConfirm,
  done: WORDS.written,
  notSaved: WORDS.notWritten,
};

export function SayDialog({ document, hasFile = false, parentMessageId, onDone, onClose }: SayProps) {
  const { send } = useCommand(RequiredDocumentMessageCreate, { handledByScreen: true });
  const target = useFilesOf(document);
  const words = hasFile ? UPLOAD : WRITE;
  const record = useRecordForm<Values, unknown>({
    start: { ...NO_FILE, message: "" },
    resolver: validatedBy((values) => ({
      ...messagesOf(messageRules(hasFile), values),
      ...(hasFile && values.fileId === "" ? { fileId: WORDS.noFile } : fileProblem(values)),
    })),
    pathOf: (path) => (path === "attachment" ? "fileId" : path),
    save: ({ message, fileId }) =>
      send({
        requiredDocumentId: document.id,
        parentMessageId,
        message,
        attachment: fileId === "" ? null : fileId,
      }),
    onSaved: () => {
      notify({ tone: "ok", title: words.done });
      onClose();
      onDone();
    },
    onBehind: onDone,
  });
  const name = documentName(document);
  return (
    <FormDialog
      record={record}
      title={`${words.title}: ${name.toLowerCase()}`}
      submit={words.submit}
      notSaved={words.notSaved}
      onClose={onClose}
    >
      {hasFile && (
        <OneFileField
          target={target}
          attachments={document.attachments}
          help={WORDS.uploadSentence}
          purpose="DECLINE"
          isRequired
        />
      )}
      <BoundTextArea
        name="message"
        label={WORDS.message}
        isOptional={hasFile}
        maxCharacters={LENGTHS.comment}
      />
    </FormDialog>
  );
}
