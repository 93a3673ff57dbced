// Changes who the provider is, and proposes another account for deposits.

import { CHANGE_REASON } from "@bondline/domain/office/changes/office-change.ts";
import {
  DEPOSIT_ACCOUNT_FIELDS,
  DEPOSIT_ACCOUNT_RULES,
  PROVIDER_FIELDS,
  PROVIDER_RULES,
} from "@bondline/domain/office/provider/provider-fields.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import type { ProviderFieldsFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundField } from "../../../app/fields/bound-field.tsx";
import { BoundFields } from "../../../app/fields/bound-fields.tsx";
import { typedTexts } from "../../../app/fields/field-texts.ts";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { ProposeDepositAccountDocument, UpdateProviderDocument } from "./office-settings-operations.ts";
import { OFFICE_SETTINGS_WORDS as WORDS } from "./office-settings-words.ts";

type ProviderValues = Record<keyof typeof PROVIDER_FIELDS, string>;

type ProviderDialogProps = {
  readonly provider: ProviderFieldsFragment;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

const PARTICULARS = {
  contactPhone: { isOptional: true },
  supportEmail: { isOptional: true, help: WORDS.supportHelp },
  operatorEmail: { isOptional: true, help: WORDS.operatorHelp },
} as const;

const providerResolver = fieldRulesResolver<ProviderValues>(PROVIDER_RULES);

export function ProviderDialog({ provider, onChanged, onClose }: ProviderDialogProps) {
  const { send } = useCommand(UpdateProviderDocument, { handledByScreen: true });
  const record = useRecordForm<ProviderValues, unknown>({
    start: typedTexts(PROVIDER_FIELDS, provider),
    resolver: providerResolver,
    save: (values) => send({ ...values, version: provider.version }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.saved });
      onClose();
      onChanged();
    },
    onBehind: onChanged,
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.changeProvider}
      submit={WORDS.save}
      notSaved={WORDS.notSaved}
      onClose={onClose}
    >
      <BoundFields of={PROVIDER_FIELDS} particulars={PARTICULARS} />
    </FormDialog>
  );
}

type AccountValues = Record<keyof typeof DEPOSIT_ACCOUNT_FIELDS | "reason", string>;

const accountResolver = fieldRulesResolver<AccountValues>({
  ...DEPOSIT_ACCOUNT_RULES,
  reason: required(CHANGE_REASON.rule),
});

export function DepositAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { send } = useCommand(ProposeDepositAccountDocument, { handledByScreen: true });
  const record = useRecordForm<AccountValues, unknown>({
    start: { accountName: "", bsb: "", accountNumber: "", reason: "" },
    resolver: accountResolver,
    save: (values) => send(values),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.proposed, detail: WORDS.proposedDetail });
      onClose();
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.proposeAccount}
      sentence={WORDS.proposeSentence}
      submit={WORDS.propose}
      notSaved={WORDS.notSaved}
      onClose={onClose}
    >
      <BoundFields of={DEPOSIT_ACCOUNT_FIELDS} />
      <BoundField name="reason" field={CHANGE_REASON} />
    </FormDialog>
  );
}
