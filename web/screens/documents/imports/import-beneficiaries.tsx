// Whom the file names by number and the portal knows: what is still to be chosen, what was, and which numbers were not looked up.

import { useState } from "react";
import { whyRefused } from "../../../api/failure.ts";
import type { ImportRecordFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ImportBeneficiariesDialog } from "./import-beneficiaries-dialog.tsx";
import { isBeneficiaryOpen } from "./import-beneficiary.ts";
import { MapImportMutation } from "./import-operations.ts";
import { IMPORT_BENEFICIARY_WORDS as WORDS } from "./import-words.ts";

type ImportBeneficiariesProps = {
  readonly job: ImportRecordFragment;
  readonly onChanged: (job: ImportRecordFragment) => void;
};

export function ImportBeneficiaries({ job, onChanged }: ImportBeneficiariesProps) {
  return (
    <>
      <FoundNotice job={job} onChanged={onChanged} />
      {job.beneficiariesNotLookedUp > 0 && <NotLookedUpNotice job={job} onChanged={onChanged} />}
    </>
  );
}

function FoundNotice({ job, onChanged }: ImportBeneficiariesProps) {
  const [isChoosing, setChoosing] = useState(false);
  const open = job.beneficiaries.filter(isBeneficiaryOpen);
  const answered = job.beneficiaries.filter(({ isAccepted }) => isAccepted !== null);
  const named = answered.filter(({ isAccepted }) => isAccepted === true).length;
  if (open.length === 0 && answered.length === 0) return null;
  const isOpen = open.length > 0;
  return (
    <>
      <Notice
        tone={isOpen ? "info" : "ok"}
        title={isOpen ? WORDS.open(open.length) : WORDS.answered(named, answered.length - named)}
        action={
          <Button size="small" onClick={() => setChoosing(true)}>
            {isOpen ? WORDS.choose : WORDS.change}
          </Button>
        }
      >
        {isOpen ? WORDS.openSentence(open.length) : undefined}
      </Notice>
      {isChoosing && (
        <ImportBeneficiariesDialog job={job} onChanged={onChanged} onClose={() => setChoosing(false)} />
      )}
    </>
  );
}

/** Numbers are looked up whenever the rows are checked. */
function NotLookedUpNotice({ job, onChanged }: ImportBeneficiariesProps) {
  const { send, sending } = useCommand(MapImportMutation, { handledByScreen: true });
  const lookUp = async () => {
    const answer = await send({ id: job.id, version: job.version, columns: job.columns });
    if (answer.ok) return onChanged(answer.data.mapImportJob.importJob);
    const detail = whyRefused(answer.failure);
    notify({ tone: "danger", title: WORDS.notSaved, detail });
  };
  return (
    <Notice
      tone="info"
      title={WORDS.notLookedUp(job.beneficiariesNotLookedUp)}
      action={
        <Button size="small" isLoading={sending} onClick={() => void lookUp()}>
          {WORDS.lookUp}
        </Button>
      }
    >
      {WORDS.notLookedUpSentence}
    </Notice>
  );
}
