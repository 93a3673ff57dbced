// Asks before an individual is taken off a draft.

import { individualName } from "@bondline/domain/drafts/identity/individual.ts";
import { CommandDialog } from "../../../app/form/command-dialog.tsx";
import { IndividualsSave } from "./individual-operations.ts";
import { INDIVIDUAL_DIALOG_WORDS as WORDS } from "./individual-words.ts";
import type { ShownIndividual } from "./public/individuals-card.tsx";

type RemoveProps = {
  readonly draftId: string;
  readonly individual: ShownIndividual;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

export function RemoveIndividualDialog({ draftId, individual, onDone, onClose }: RemoveProps) {
  return (
    <CommandDialog
      title={WORDS.removeTitle(individualName(individual))}
      sentence={WORDS.removeSentence}
      confirmLabel={WORDS.removeConfirm}
      isDangerous
      command={IndividualsSave}
      input={{ draftId, individuals: [], removedIndividualIds: [individual.id] }}
      done={{ title: WORDS.removed }}
      notDone={WORDS.notRemoved}
      onDone={onDone}
      onRefused={onDone}
      onClose={onClose}
    />
  );
}
