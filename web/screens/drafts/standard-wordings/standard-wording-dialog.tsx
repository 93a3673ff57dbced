// Proposes another version of a standard wording: reads the one that is there first.

import type { StandardWordingRowFragment } from "../../../api/generated/graphql.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { VERSION_WORDS } from "../../office/changes/public/version-words.ts";
import { StandardWordingForm } from "./standard-wording-form.tsx";
import { StandardWordingDocument } from "./standard-wording-operations.ts";
import { STANDARD_WORDS as WORDS } from "./standard-wording-words.ts";

type Props = {
  readonly wording: StandardWordingRowFragment;
  readonly onProposed: () => void;
  readonly onClose: () => void;
};

export function StandardWordingDialog({ wording, onProposed, onClose }: Props) {
  const { processType, contractForm, name } = wording;
  const read = useRead(StandardWordingDocument, { processType, contractForm });
  if (read.data === undefined)
    return (
      <Dialog
        title={VERSION_WORDS.changeOf(name)}
        width="wide"
        onClose={onClose}
        actions={<Button onClick={onClose}>{WORDS.close}</Button>}
      >
        <ReadPending of={read} notLoaded={WORDS.loadFailed} loading={WORDS.loading} rows={6} />
      </Dialog>
    );
  const { versions, text } = read.data.officeStandardWording;
  return (
    <StandardWordingForm
      key={versions.length}
      of={{ processType, contractForm, name }}
      inForce={text}
      versions={versions}
      onProposed={onProposed}
      onBehind={read.readAgain}
      onClose={onClose}
    />
  );
}
