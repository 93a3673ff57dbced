// Names the files that are asked for and not there, before the application is submitted without them.

import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { APPLY_WORDS as WORDS } from "./apply-words.ts";

type Props = {
  readonly lacking: readonly { label: string; isBeingChecked: boolean }[];
  readonly onSubmit: () => void;
  readonly onClose: () => void;
};

export function WithoutFilesDialog({ lacking, onSubmit, onClose }: Props) {
  return (
    <ConfirmDialog
      title={WORDS.withoutFiles}
      sentence={WORDS.withoutFilesSentence}
      confirmLabel={WORDS.submit}
      onConfirm={onSubmit}
      onClose={onClose}
    >
      <ul className="list-disc space-y-1 pl-5 text-body">
        {lacking.map(({ label, isBeingChecked }) => (
          <li key={label}>{isBeingChecked ? WORDS.stillChecked(label) : label}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
