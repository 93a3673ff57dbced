// What the desk says of an enquiry about finance: its answer, what was paid out, or why it is closed; each is mailed to whoever asked.

import {
  FINANCE_ANSWER_FIELDS,
  FINANCE_ANSWER_RULES,
  FINANCE_CLOSING_FIELDS,
  FINANCE_CLOSING_RULES,
  FINANCE_SETTLEMENT_FIELDS,
  FINANCE_SETTLEMENT_RULES,
} from "@bondline/domain/money/finance/finance-fields.ts";
import type { FieldRules } from "@bondline/domain/values/fields/field-set.ts";
import type { FinanceEnquiryFieldsFragment } from "../../../api/generated/graphql.ts";
import { type CommandAnswer, useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundFields } from "../../../app/fields/bound-fields.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import {
  StaffAnswerFinanceDocument,
  StaffCloseFinanceDocument,
  StaffSettleFinanceDocument,
} from "./finance-operations.ts";
import { DESK_WORDS as WORDS } from "./finance-words.ts";

type Enquiry = FinanceEnquiryFieldsFragment;

export type DeskDialogProps = {
  readonly enquiry: Enquiry;
  /** It is another than it was shown: by this, or by somebody else in the meantime. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

export function StaffAnswerDialog(props: DeskDialogProps) {
  const { send } = useCommand(StaffAnswerFinanceDocument, { handledByScreen: true });
  return (
    <DeskDialog
      {...props}
      fields={FINANCE_ANSWER_FIELDS}
      rules={FINANCE_ANSWER_RULES}
      start={{ answerNote: "" }}
      save={(values) => send({ ...values, ...versionOf(props.enquiry) })}
      title={WORDS.answerTitle(props.enquiry.organisationName)}
      sentence={WORDS.answerSentence(props.enquiry.emailAddress)}
      submit={WORDS.sendAnswer}
      saved={WORDS.answered}
      notSaved={WORDS.notAnswered}
    />
  );
}

/** What was asked for is what is paid out as a rule. */
export function StaffSettleDialog(props: DeskDialogProps) {
  const { send } = useCommand(StaffSettleFinanceDocument, { handledByScreen: true });
  return (
    <DeskDialog
      {...props}
      fields={FINANCE_SETTLEMENT_FIELDS}
      rules={FINANCE_SETTLEMENT_RULES}
      start={{ settledAmount: props.enquiry.financeAmount ?? "", settledDate: "" }}
      save={(values) => send({ ...values, ...versionOf(props.enquiry) })}
      title={WORDS.settleTitle(props.enquiry.organisationName)}
      sentence={WORDS.settleSentence(props.enquiry.emailAddress)}
      submit={WORDS.settle}
      saved={WORDS.settled}
      notSaved={WORDS.notSettled}
    />
  );
}

export function StaffCloseDialog(props: DeskDialogProps) {
  const { send } = useCommand(StaffCloseFinanceDocument, { handledByScreen: true });
  return (
    <DeskDialog
      {...props}
      fields={FINANCE_CLOSING_FIELDS}
      rules={FINANCE_CLOSING_RULES}
      start={{ closingReason: "" }}
      save={(values) => send({ ...values, ...versionOf(props.enquiry) })}
      title={WORDS.closeTitle(props.enquiry.organisationName)}
      sentence={WORDS.closeSentence(props.enquiry.emailAddress)}
      submit={WORDS.close}
      saved={WORDS.closed}
      notSaved={WORDS.notClosed}
      isDangerous
    />
  );
}

function versionOf({ id, version }: Enquiry) {
  return { id, version };
}

type DialogProps<Values extends Record<string, string>> = DeskDialogProps & {
  readonly fields: Parameters<typeof BoundFields>[0]["of"];
  readonly rules: FieldRules;
  readonly start: Values;
  readonly save: (values: Values) => Promise<CommandAnswer<unknown>>;
  readonly title: string;
  readonly sentence: string;
  readonly submit: string;
  readonly saved: string;
  readonly notSaved: string;
  readonly isDangerous?: boolean;
};

function DeskDialog<Values extends Record<string, string>>(props: DialogProps<Values>) {
  const { enquiry, fields, rules, start, save, saved, onChanged, onClose, ...words } = props;
  const record = useRecordForm<Values, unknown>({
    start,
    resolver: fieldRulesResolver<Values>(rules),
    save,
    onSaved: () => {
      notify({ tone: "ok", title: saved, detail: enquiry.organisationName });
      onClose();
      onChanged();
    },
    onBehind: onChanged,
  });
  return (
    <FormDialog record={record} onClose={onClose} {...words}>
      <BoundFields of={fields} />
    </FormDialog>
  );
}
