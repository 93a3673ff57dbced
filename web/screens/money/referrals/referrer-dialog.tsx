// Adds a firm that refers clients, or changes it.

import { REFERRER_FIELDS, REFERRER_RULES } from "@bondline/domain/money/referrals/referrer-fields.ts";
import type { OfficeReferrerRowFragment, ReferralEntityType } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundFields } from "../../../app/fields/bound-fields.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { CreateReferrerDocument, UpdateReferrerDocument } from "./referrer-operations.ts";
import { REFERRER_WORDS as WORDS } from "./referrer-words.ts";

type Values = Record<keyof typeof REFERRER_FIELDS, string>;

type DialogProps = {
  /** Undefined: a new one. */
  readonly referrer: OfficeReferrerRowFragment | undefined;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

const resolver = fieldRulesResolver<Values>(REFERRER_RULES);

export function ReferrerDialog({ referrer, onChanged, onClose }: DialogProps) {
  const create = useCommand(CreateReferrerDocument, { handledByScreen: true });
  const update = useCommand(UpdateReferrerDocument, { handledByScreen: true });
  const record = useRecordForm<Values, unknown>({
    start: { name: referrer?.name ?? "", entityType: referrer?.entityType ?? "BROKER" },
    resolver,
    save: ({ name, entityType }) => {
      const fields = { name, entityType: entityType as ReferralEntityType };
      return referrer === undefined
        ? create.send(fields)
        : update.send({ ...fields, id: referrer.id, version: referrer.version });
    },
    onSaved: (_, { name }) => {
      notify({ tone: "ok", title: referrer === undefined ? WORDS.added : WORDS.changed, detail: name });
      onClose();
      onChanged();
    },
    onBehind: onChanged,
  });
  return (
    <FormDialog
      record={record}
      title={referrer === undefined ? WORDS.add : WORDS.changeOf(referrer.name)}
      sentence={WORDS.dialogSentence}
      submit={WORDS.save}
      notSaved={WORDS.notSaved}
      onClose={onClose}
    >
      <BoundFields of={REFERRER_FIELDS} />
    </FormDialog>
  );
}
