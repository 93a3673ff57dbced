// Proposes what a client is given on its first ongoing fees; another administrator approves it.

import { CHANGE_REASON } from "@bondline/domain/office/changes/office-change.ts";
import {
  CLIENT_DISCOUNT_FIELDS,
  CLIENT_DISCOUNT_RULES,
} from "@bondline/domain/people/clients/client-discount.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import type { ClientRowFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundField } from "../../../app/fields/bound-field.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { ClientProposeDiscountDocument } from "./client-operations.ts";
import { CLIENT_WORDS as WORDS } from "./client-words.ts";

type Values = { discountPercentage: string; reason: string };

const resolver = fieldRulesResolver<Values>({
  ...CLIENT_DISCOUNT_RULES,
  reason: required(CHANGE_REASON.rule),
});

type DialogProps = {
  readonly client: ClientRowFragment;
  readonly onProposed: () => void;
  readonly onClose: () => void;
};

export function ClientDiscountDialog({ client, onProposed, onClose }: DialogProps) {
  const { send } = useCommand(ClientProposeDiscountDocument, { handledByScreen: true });
  const record = useRecordForm<Values, unknown>({
    start: { discountPercentage: "", reason: "" },
    resolver,
    save: (values) => send({ id: client.id, ...values }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.proposed, detail: WORDS.proposedDetail });
      onClose();
      onProposed();
    },
    onBehind: onProposed,
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.dialogTitle(client.name)}
      sentence={WORDS.dialogSentence}
      submit={WORDS.send}
      notSaved={WORDS.notSaved}
      onClose={onClose}
    >
      <BoundField
        name="discountPercentage"
        field={CLIENT_DISCOUNT_FIELDS.discountPercentage}
        help={WORDS.percentageHelp}
      />
      <BoundField name="reason" field={CHANGE_REASON} />
    </FormDialog>
  );
}
