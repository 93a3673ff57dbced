// Proposes other amounts from which two people approve a draft or another step.

import {
  SECOND_APPROVAL_FIELDS,
  SECOND_APPROVAL_RULES,
} from "@bondline/domain/drafts/second-approvals/second-approval.ts";
import { CHANGE_REASON } from "@bondline/domain/office/changes/office-change.ts";
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
import { ProposeSecondApprovalsDocument } from "./office-settings-operations.ts";
import { OFFICE_SETTINGS_WORDS as WORDS } from "./office-settings-words.ts";

type Values = Record<keyof typeof SECOND_APPROVAL_FIELDS | "reason", string>;

const resolver = fieldRulesResolver<Values>({
  ...SECOND_APPROVAL_RULES,
  reason: required(CHANGE_REASON.rule),
});

const OPTIONAL = { isOptional: true } as const;

type SecondApprovalDialogProps = {
  readonly provider: ProviderFieldsFragment;
  readonly onClose: () => void;
};

export function SecondApprovalDialog({ provider, onClose }: SecondApprovalDialogProps) {
  const { send } = useCommand(ProposeSecondApprovalsDocument, { handledByScreen: true });
  const record = useRecordForm<Values, unknown>({
    start: { ...typedTexts(SECOND_APPROVAL_FIELDS, provider), reason: "" },
    resolver,
    save: ({ reason, ...sums }) => send({ ...sentSums(sums), reason }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.proposedSecond, detail: WORDS.proposedDetail });
      onClose();
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.proposeSecond}
      sentence={WORDS.proposeSecondSentence}
      submit={WORDS.propose}
      notSaved={WORDS.notSaved}
      onClose={onClose}
    >
      <BoundFields
        of={SECOND_APPROVAL_FIELDS}
        particulars={{
          secondFromBankGuarantee: { ...OPTIONAL, help: WORDS.secondHelp },
          secondFromSuretyBond: OPTIONAL,
          secondFromCashSecurity: OPTIONAL,
          secondFromLeaseBond: OPTIONAL,
          secondFromSecurityReturn: { ...OPTIONAL, help: WORDS.secondReturnHelp },
          secondFromBankGuaranteeReturn: OPTIONAL,
          secondFromSuretyBondReturn: OPTIONAL,
          secondFromCashSecurityReturn: OPTIONAL,
          secondFromLeaseBondReturn: OPTIONAL,
          secondFromBankGuaranteeDiscount: OPTIONAL,
          secondFromSuretyBondDiscount: OPTIONAL,
          secondFromCashSecurityDiscount: OPTIONAL,
          secondFromLeaseBondDiscount: OPTIONAL,
          secondFromDeposit: OPTIONAL,
          secondFromPropertyFacility: OPTIONAL,
          secondFromSuretyFacility: OPTIONAL,
        }}
      />
      <BoundField name="reason" field={CHANGE_REASON} />
    </FormDialog>
  );
}

/** What is left empty has no amount. */
function sentSums<Name extends string>(sums: Readonly<Record<Name, string>>): Record<Name, string | null> {
  const entries = Object.entries<string>(sums).map(([name, sum]) => [name, sum.trim() === "" ? null : sum]);
  return Object.fromEntries(entries) as Record<Name, string | null>;
}
