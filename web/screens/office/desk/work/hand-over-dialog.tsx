// Gives a piece of work to a colleague, with a note for them.

import { HAND_OVER_NOTE } from "@bondline/domain/office/desk/desk-work.ts";
import { optional, required } from "@bondline/domain/values/fields/field-rule.ts";
import { guid } from "@bondline/domain/values/fields/guid.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { type CommandAnswer, useCommand } from "../../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { BoundSelect, BoundTextArea } from "../../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import type { Work } from "./work-changes.ts";
import { HandOverDeskWorkDocument } from "./work-operations.ts";
import { WORK_WORDS as WORDS } from "./work-words.ts";

export type Colleague = { readonly accountId: string; readonly name: string };

type Loads = readonly { readonly accountId: string | null; readonly name: string | null }[];

/** Everybody of the desk, as it is said how much each of them has. */
export function colleaguesIn(load: Loads = []): Colleague[] {
  return load.flatMap(({ accountId, name }) =>
    accountId === null || name === null ? [] : [{ accountId, name }],
  );
}

type HandOverDialogProps = {
  readonly work: Work;
  readonly colleagues: readonly Colleague[];
  readonly onChanged: (work: Work) => void;
  readonly onBehind: () => void;
  readonly onClose: () => void;
};

type Values = { accountId: string; note: string };
const resolver = fieldRulesResolver<Values>({
  accountId: required(guid),
  note: optional(HAND_OVER_NOTE.rule),
});

export function HandOverDialog({ work, colleagues, onChanged, onBehind, onClose }: HandOverDialogProps) {
  const { send } = useCommand(HandOverDeskWorkDocument, { handledByScreen: true });
  return (
    <HandOverForm
      title={WORDS.handOverTitle(work.reference)}
      colleagues={colleagues.filter(({ accountId }) => accountId !== work.takenById)}
      save={(values) => send({ id: work.id, version: work.version, ...values })}
      onSaved={({ handOverDeskWork: { deskWork } }) => {
        notify({ tone: "ok", title: WORDS.handedOver(deskWork.takenBy ?? "") });
        onChanged(deskWork);
        onClose();
      }}
      onBehind={onBehind}
      onClose={onClose}
    />
  );
}

type HandOverFormProps<Data> = {
  readonly title: string;
  readonly colleagues: readonly Colleague[];
  readonly save: (values: Values) => Promise<CommandAnswer<Data>>;
  readonly onSaved: (data: Data, values: Values) => void;
  readonly onBehind?: () => void;
  readonly onClose: () => void;
};

/** To whom and with which note: of one piece of work, or of several. */
export function HandOverForm<Data>({ title, colleagues, onClose, ...way }: HandOverFormProps<Data>) {
  const record = useRecordForm<Values, Data>({ start: { accountId: "", note: "" }, resolver, ...way });
  return (
    <FormDialog
      record={record}
      title={title}
      sentence={WORDS.handOverSentence}
      submit={WORDS.handOver}
      notSaved={WORDS.notHandedOver}
      onClose={onClose}
    >
      <BoundSelect
        name="accountId"
        label={WORDS.colleague}
        placeholder={WORDS.chooseColleague}
        options={colleagues.map(({ accountId, name }) => ({ value: accountId, label: name }))}
      />
      <BoundTextArea name="note" label={WORDS.note} isOptional maxCharacters={LENGTHS.notes} />
    </FormDialog>
  );
}
