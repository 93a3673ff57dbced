// Proposes what the members of a trade organisation are given on their first ongoing fees; another administrator approves it.

import { CHANGE_REASON } from "@bondline/domain/office/changes/office-change.ts";
import {
  PARTNER_DISCOUNT_FIELDS,
  PARTNER_DISCOUNT_RULES,
} from "@bondline/domain/people/channel-partners/partner-discount.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import type { OfficePartnerRowFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundField } from "../../../app/fields/bound-field.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { ProposePartnerDiscountDocument } from "./channel-partner-operations.ts";
import { PARTNER_WORDS as WORDS } from "./channel-partner-words.ts";

type Values = { discountPercentage: string; startsDate: string; reason: string };

const resolver = fieldRulesResolver<Values>({
  ...PARTNER_DISCOUNT_RULES,
  reason: required(CHANGE_REASON.rule),
});

type DialogProps = {
  readonly partner: OfficePartnerRowFragment;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

export function PartnerDiscountDialog({ partner, onChanged, onClose }: DialogProps) {
  const { send } = useCommand(ProposePartnerDiscountDocument, { handledByScreen: true });
  const record = useRecordForm<Values, unknown>({
    start: { discountPercentage: "", startsDate: "", reason: "" },
    resolver,
    save: (values) => send({ id: partner.id, ...values }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.proposed, detail: WORDS.proposedDetail });
      onClose();
      onChanged();
    },
    onBehind: onChanged,
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.discountOf(partner.name)}
      sentence={WORDS.discountSentence}
      submit={WORDS.propose}
      notSaved={WORDS.notSaved}
      onClose={onClose}
    >
      <BoundField
        name="discountPercentage"
        field={PARTNER_DISCOUNT_FIELDS.discountPercentage}
        help={WORDS.percentageHelp}
      />
      <BoundField
        name="startsDate"
        field={PARTNER_DISCOUNT_FIELDS.startsDate}
        help={WORDS.fromHelp}
        isOptional
      />
      <BoundField name="reason" field={CHANGE_REASON} />
    </FormDialog>
  );
}
