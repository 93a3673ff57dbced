// Asks who signs a form for the applicant, as what and in which order, and sends it to the signing service.

import {
  SIGNER_CAPACITIES,
  SIGNER_CAPACITY_TEXT,
  type SignerCapacity,
} from "@bondline/domain/drafts/signed-forms/signed-form.ts";
import { useWatch } from "react-hook-form";
import { useCommand } from "../../../../api/use-command.ts";
import { validatedBy } from "../../../../app/field-rules-resolver.ts";
import { BoundSelect } from "../../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import type { FormSigningRecord } from "./form-signing.tsx";
import { FormEnvelopeOpen } from "./form-signing-operations.ts";
import { FORM_SIGNING_WORDS as WORDS } from "./form-signing-words.ts";

type Values = {
  first: string;
  firstCapacity: SignerCapacity;
  second: string;
  secondCapacity: SignerCapacity;
};

type DialogProps = {
  readonly requiredDocumentId: string;
  readonly signing: FormSigningRecord;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

const START: Values = { first: "", firstCapacity: "DIRECTOR", second: "", secondCapacity: "DIRECTOR" };
const CAPACITIES = SIGNER_CAPACITIES.map((value) => ({ value, label: SIGNER_CAPACITY_TEXT[value] }));

const resolver = validatedBy<Values>(({ first, second }) => ({
  ...(first === "" ? { first: WORDS.chooseMessage } : {}),
  ...(second !== "" && second === first ? { second: WORDS.twice } : {}),
}));

export function SendFormDialog({ requiredDocumentId, signing, onDone, onClose }: DialogProps) {
  const { title, candidates } = signing;
  const service = signing.serviceName ?? "";
  const { send } = useCommand(FormEnvelopeOpen, { handledByScreen: true });
  const [only] = candidates;
  const record = useRecordForm<Values, unknown>({
    start: { ...START, first: candidates.length === 1 && only !== undefined ? only.accountId : "" },
    resolver,
    pathOf: (path) => (path === "signers" ? "first" : path),
    save: (values) => send({ requiredDocumentId, signers: signersOf(values) }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.sent(service) });
      onClose();
      onDone();
    },
    onBehind: onDone,
  });
  const people = candidates.map(({ accountId, name }) => ({ value: accountId, label: name }));
  const second = useWatch({ control: record.form.control, name: "second" });
  return (
    <FormDialog
      record={record}
      title={WORDS.sendTitle(title)}
      sentence={WORDS.sendSentence(service)}
      submit={WORDS.sendConfirm}
      notSaved={WORDS.notSent}
      onClose={onClose}
    >
      <BoundSelect
        name="first"
        label={WORDS.first}
        options={[{ value: "", label: WORDS.choose }, ...people]}
      />
      <BoundSelect name="firstCapacity" label={WORDS.firstCapacity} options={CAPACITIES} />
      {candidates.length > 1 && (
        <BoundSelect
          name="second"
          label={WORDS.second}
          help={WORDS.secondHelp}
          isOptional
          options={[{ value: "", label: WORDS.noOne }, ...people]}
        />
      )}
      {second !== "" && (
        <BoundSelect name="secondCapacity" label={WORDS.secondCapacity} options={CAPACITIES} />
      )}
    </FormDialog>
  );
}

function signersOf({ first, firstCapacity, second, secondCapacity }: Values) {
  const others = second === "" ? [] : [{ accountId: second, capacity: secondCapacity }];
  return [{ accountId: first, capacity: firstCapacity }, ...others];
}
