// Archives a firm that refers clients, or brings it back, for a reason.

import { isReferrerActive, REFERRER_REASON } from "@bondline/domain/money/referrals/referrer-fields.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import type { OfficeReferrerRowFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundField } from "../../../app/fields/bound-field.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { ChangeReferrerStatusDocument } from "./referrer-operations.ts";
import { REFERRER_WORDS as WORDS } from "./referrer-words.ts";

type Values = { reason: string };

const resolver = fieldRulesResolver<Values>({ reason: required(REFERRER_REASON.rule) });

type DialogProps = {
  readonly referrer: OfficeReferrerRowFragment;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

export function ReferrerStatusDialog({ referrer, onChanged, onClose }: DialogProps) {
  const { id, version, name } = referrer;
  const { send } = useCommand(ChangeReferrerStatusDocument, { handledByScreen: true });
  const isActive = isReferrerActive(referrer);
  const record = useRecordForm<Values, unknown>({
    start: { reason: "" },
    resolver,
    save: ({ reason }) => send({ id, version, status: isActive ? "ARCHIVED" : "ACTIVE", reason }),
    onSaved: () => {
      notify({ tone: "ok", title: isActive ? WORDS.archivedDone : WORDS.restoredDone, detail: name });
      onClose();
      onChanged();
    },
    onBehind: onChanged,
  });
  return (
    <FormDialog
      record={record}
      title={isActive ? WORDS.archiveTitle(name) : WORDS.restoreTitle(name)}
      sentence={isActive ? WORDS.archiveSentence : WORDS.restoreSentence}
      submit={isActive ? WORDS.archive : WORDS.restore}
      notSaved={WORDS.notSaved}
      onClose={onClose}
    >
      <BoundField name="reason" field={REFERRER_REASON} />
    </FormDialog>
  );
}
