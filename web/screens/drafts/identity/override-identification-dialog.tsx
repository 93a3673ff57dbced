// Asks the provider's staff how they have established who a person is, and marks them as verified.

import { individualName } from "@bondline/domain/drafts/identity/individual.ts";
import { REASON_FIELDS, REASON_LENGTH_MAX } from "@bondline/domain/reason.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundTextArea } from "../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { IdentificationOverride } from "./identity-operations.ts";
import { OVERRIDE_WORDS as WORDS } from "./identity-words.ts";
import type { ShownIndividual } from "./public/individuals-card.tsx";

const START = { reason: "" };
const resolver = fieldRulesResolver<typeof START>(REASON_FIELDS);

type DialogProps = {
  readonly individual: ShownIndividual;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

export function OverrideIdentificationDialog({ individual, onDone, onClose }: DialogProps) {
  const { id, version } = individual;
  const { send } = useCommand(IdentificationOverride, { handledByScreen: true });
  const record = useRecordForm({
    start: START,
    resolver,
    save: ({ reason }) => send({ id, version, reason }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.done });
      onClose();
      onDone();
    },
    onBehind: onDone,
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.title(individualName(individual))}
      sentence={WORDS.sentence}
      submit={WORDS.submit}
      notSaved={WORDS.notDone}
      onClose={onClose}
    >
      <BoundTextArea name="reason" label={WORDS.reason} maxCharacters={REASON_LENGTH_MAX} />
    </FormDialog>
  );
}
