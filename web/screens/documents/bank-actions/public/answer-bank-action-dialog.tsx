// What is said to an action of the bank: the bank's question, the reply to it, that it is done, or why it is declined.

import {
  completeRules,
  DECLINE_BANK_ACTION_RULES,
  QUESTION_RULES,
  REPLY_RULES,
} from "@bondline/domain/documents/bank-actions/bank-action.ts";
import type { FieldRules } from "@bondline/domain/values/fields/field-set.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { type CommandAnswer, useCommand } from "../../../../api/use-command.ts";
import { messagesOf } from "../../../../app/field-messages.ts";
import { validatedBy } from "../../../../app/field-rules-resolver.ts";
import { BoundTextArea } from "../../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { DOCUMENT_UPLOADS } from "../../../records/attachments/public/document-uploads.ts";
import {
  fileProblem,
  NO_FILE,
  type OneFile,
  OneFileField,
  sentFile,
} from "../../../records/attachments/public/one-file-field.tsx";
import { useUploadTarget } from "../../../records/attachments/public/use-upload-target.ts";
import {
  BankActionComplete,
  BankActionDecline,
  BankActionQuestion,
  BankActionReply,
} from "./bank-action-operations.ts";
import { ANSWER_WORDS } from "./bank-action-words.ts";
import type { BankActionRecord, BankedDocument } from "./banked-document.ts";

export type AnswerStep = keyof typeof ANSWER_WORDS;
type Values = OneFile & { text: string };

type Call = "question" | "reply" | "complete" | "decline";
type Said = { call: Call; path: string; rulesFor(hasFile: boolean): FieldRules };

/** What the server calls the text, and how it is held against the rules. */
const TEXTS: Record<AnswerStep, Said> = {
  CAN_QUESTION: { call: "question", path: "question", rulesFor: () => QUESTION_RULES },
  CAN_REPLY: { call: "reply", path: "reply", rulesFor: () => REPLY_RULES },
  CAN_COMPLETE: { call: "complete", path: "answerNote", rulesFor: completeRules },
  CAN_DECLINE: { call: "decline", path: "answerNote", rulesFor: () => DECLINE_BANK_ACTION_RULES },
};

type DialogProps = {
  readonly document: BankedDocument;
  readonly action: BankActionRecord;
  readonly step: AnswerStep;
  readonly onClose: () => void;
};

export function AnswerBankActionDialog({ document, action, step, onClose }: DialogProps) {
  const target = useUploadTarget(document.id, DOCUMENT_UPLOADS);
  const words = ANSWER_WORDS[step];
  const { call, path, rulesFor } = TEXTS[step];
  const calls = useAnswers({ documentId: document.id, id: action.id });
  const record = useRecordForm<Values, unknown>({
    start: { ...NO_FILE, text: "" },
    resolver: validatedBy((values) => {
      const { [path]: text } = messagesOf(rulesFor(values.fileId !== ""), { [path]: values.text });
      return { ...(text !== undefined && { text }), ...fileProblem(values) };
    }),
    pathOf: (named) => (named === path ? "text" : named),
    save: calls[call],
    onSaved: () => {
      notify({ tone: "ok", title: words.done });
      onClose();
    },
  });
  return (
    <FormDialog
      record={record}
      title={words.title}
      sentence={words.sentence}
      submit={words.confirm}
      notSaved={words.notDone}
      isDangerous={step === "CAN_DECLINE"}
      onClose={onClose}
    >
      {step === "CAN_REPLY" && action.question !== null && (
        <blockquote className="border-l-2 border-line pl-3 text-body break-words whitespace-pre-line text-ink-2">
          {action.question}
        </blockquote>
      )}
      <BoundTextArea
        name="text"
        label={words.label}
        isOptional={step === "CAN_COMPLETE"}
        maxCharacters={LENGTHS.notes}
      />
      {"file" in words && (
        <OneFileField target={target} attachments={document.attachments} help={words.file} />
      )}
    </FormDialog>
  );
}

type Named = { documentId: string; id: string };

type Answers = Record<Call, (values: Values) => Promise<CommandAnswer<unknown>>>;

function useAnswers(on: Named): Answers {
  const question = useCommand(BankActionQuestion, { handledByScreen: true });
  const reply = useCommand(BankActionReply, { handledByScreen: true });
  const complete = useCommand(BankActionComplete, { handledByScreen: true });
  const decline = useCommand(BankActionDecline, { handledByScreen: true });
  return {
    question: ({ text }) => question.send({ ...on, question: text }),
    reply: ({ text, ...file }) => reply.send({ ...on, reply: text, ...sentFile(file) }),
    complete: ({ text, ...file }) => complete.send({ ...on, answerNote: text, ...sentFile(file) }),
    decline: ({ text }) => decline.send({ ...on, answerNote: text }),
  };
}
