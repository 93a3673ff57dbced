// The present wording as a text to be changed, why, and under it what differs.

import { WORDING_PROPOSAL_RULES } from "@bondline/domain/drafts/wording-proposals/wording-proposal.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { useWatch } from "react-hook-form";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundTextArea } from "../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { useRead } from "../../../app/use-read.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { WordingDifference } from "../wording/public/wording-difference.tsx";
import { WordingProposalCreate, WordingProposalPresent } from "./wording-proposal-operations.ts";
import { PROPOSAL_DIALOG_WORDS as WORDS } from "./wording-proposal-words.ts";

type ProposeProps = {
  readonly draftId: string;
  readonly version: number;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

export function ProposeWordingDialog(props: ProposeProps) {
  const { data, failure, readAgain } = useRead(WordingProposalPresent, { draftId: props.draftId });
  const present = data?.draftPreview.wordingText;
  if (present !== undefined) return <ProposeForm {...props} present={present} />;
  return (
    <Dialog title={WORDS.proposeTitle} width="wide" onClose={props.onClose}>
      <ReadPending of={{ failure, readAgain }} notLoaded={WORDS.notLoaded} rows={6} />
    </Dialog>
  );
}

type Values = { wording: string; reason: string };
const resolver = fieldRulesResolver<Values>(WORDING_PROPOSAL_RULES);

function ProposeForm({
  draftId,
  version,
  present,
  onDone,
  onClose,
}: ProposeProps & { readonly present: string }) {
  const { send } = useCommand(WordingProposalCreate, { handledByScreen: true });
  const record = useRecordForm<Values, unknown>({
    start: { wording: present, reason: "" },
    resolver,
    save: (values) => send({ draftId, version, ...values }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.sent });
      onClose();
      onDone();
    },
    onBehind: onDone,
  });
  const typed = useWatch({ control: record.form.control, name: "wording" });
  return (
    <FormDialog
      record={record}
      title={WORDS.proposeTitle}
      sentence={WORDS.proposeSentence}
      submit={WORDS.send}
      notSaved={WORDS.notSent}
      width="wide"
      onClose={onClose}
    >
      <BoundTextArea name="wording" label={WORDS.wording} maxCharacters={LENGTHS.wording} rows={12} />
      <BoundTextArea name="reason" label={WORDS.reason} maxCharacters={LENGTHS.declineReason} />
      <WordingDifference before={present} after={typed} />
    </FormDialog>
  );
}
