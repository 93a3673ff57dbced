// Says for each beneficiary that was found by its number whether all its rows carry the confirmed name, or what the file says.

import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { useState } from "react";
import { whyRefused } from "../../../api/failure.ts";
import type { ImportRecordFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { RadioGroupField } from "../../../ui/radio-group-field.tsx";
import { type FoundBeneficiary, isBeneficiaryOpen } from "./import-beneficiary.ts";
import { AnswerImportBeneficiariesMutation } from "./import-operations.ts";
import { IMPORT_BENEFICIARY_WORDS as WORDS } from "./import-words.ts";

type ImportBeneficiariesDialogProps = {
  readonly job: ImportRecordFragment;
  readonly onChanged: (job: ImportRecordFragment) => void;
  readonly onClose: () => void;
};

type Choices = Readonly<Record<string, boolean>>;

export function ImportBeneficiariesDialog({ job, onChanged, onClose }: ImportBeneficiariesDialogProps) {
  const { send, sending } = useCommand(AnswerImportBeneficiariesMutation, { handledByScreen: true });
  const [choices, setChoices] = useState<Choices>({});
  const [refusal, setRefusal] = useState<string>();
  const asked = job.beneficiaries.filter((each) => isBeneficiaryOpen(each) || each.isAccepted !== null);
  const open = asked.filter(isBeneficiaryOpen);
  const others = job.beneficiaries.filter((each) => !asked.includes(each));
  const answers = asked.flatMap(({ abn, isAccepted }) => {
    const chosen = choices[abn];
    return chosen === undefined || chosen === isAccepted ? [] : [{ abn, isAccepted: chosen }];
  });

  const save = async () => {
    const answer = await send({ id: job.id, version: job.version, answers });
    if (!answer.ok) return setRefusal(whyRefused(answer.failure));
    notify({ tone: "ok", title: WORDS.saved });
    onClose();
    onChanged(answer.data.answerImportBeneficiaries.importJob);
  };
  return (
    <Dialog
      title={WORDS.title}
      sentence={WORDS.sentence}
      hasUnsavedChanges={answers.length > 0}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.cancel}</Button>
          <Button
            variant="primary"
            isLoading={sending}
            isDisabled={answers.length === 0}
            onClick={() => void save()}
          >
            {WORDS.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {refusal !== undefined && (
          <Notice tone="danger" title={WORDS.notSaved}>
            {refusal}
          </Notice>
        )}
        {open.length > 1 && (
          <div>
            <Button
              size="small"
              onClick={() => setChoices(Object.fromEntries(open.map(({ abn }) => [abn, true])))}
            >
              {WORDS.useAll}
            </Button>
          </div>
        )}
        {asked.map((beneficiary) => (
          <BeneficiaryChoice
            key={beneficiary.abn}
            beneficiary={beneficiary}
            chosen={choices[beneficiary.abn] ?? beneficiary.isAccepted}
            onChosen={(isAccepted) => setChoices((before) => ({ ...before, [beneficiary.abn]: isAccepted }))}
          />
        ))}
        {others.length > 0 && (
          <p className="text-label wrap-anywhere text-ink-2">
            {WORDS.alreadyNamed(others.map(({ legalName }) => legalName))}
          </p>
        )}
      </div>
    </Dialog>
  );
}

type BeneficiaryChoiceProps = {
  readonly beneficiary: FoundBeneficiary;
  readonly chosen: boolean | null;
  readonly onChosen: (isAccepted: boolean) => void;
};

function BeneficiaryChoice({ beneficiary, chosen, onChosen }: BeneficiaryChoiceProps) {
  const { abn, legalName, rowCount, differingCount, names } = beneficiary;
  const number = `${kindOfBusinessNumber(abn)} ${formatAbnOrAcn(abn)}`;
  return (
    <RadioGroupField
      label={legalName}
      help={`${WORDS.found(number, legalName)} ${WORDS.rows(rowCount, differingCount, names)}`}
      direction="row"
      value={chosen === null ? null : chosen ? "use" : "leave"}
      onChange={(value) => onChosen(value === "use")}
      options={[
        { value: "use", label: WORDS.use, detail: WORDS.useDetail(rowCount) },
        { value: "leave", label: WORDS.leave, detail: WORDS.leaveDetail },
      ]}
    />
  );
}
