// Asks before a view is deleted.

import type { ListViewRecordFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { ListViewRemoveDocument } from "./list-view-operations.ts";
import { VIEW_WORDS as WORDS } from "./list-view-words.ts";

type RemovalProps = {
  readonly view: ListViewRecordFragment;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
};

export function ListViewRemoval({ view, onRemoved, onClose }: RemovalProps) {
  const { send, sending } = useCommand(ListViewRemoveDocument);
  const remove = async () => {
    const answer = await send({ id: view.id, version: view.version });
    if (!answer.ok) return onClose();
    notify({ tone: "ok", title: WORDS.removed, detail: view.name });
    onRemoved();
  };
  return (
    <ConfirmDialog
      title={WORDS.removeTitle(view.name)}
      sentence={view.isShared ? WORDS.removeShared : WORDS.removeSentence}
      confirmLabel={WORDS.removeConfirm}
      isDangerous
      isLoading={sending}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
