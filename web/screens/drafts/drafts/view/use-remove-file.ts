// Takes a file away from a draft without asking: one that was refused is of no use to anybody.

import { useCommand } from "../../../../api/use-command.ts";
import { notify } from "../../../../app/notices.ts";
import { ATTACH_WORDS } from "../../../records/attachments/public/attach-words.ts";
import { RemoveDraftAttachmentMutation } from "../draft-operations.ts";
import type { DraftRecord } from "./draft-facts.ts";

type Props = { readonly draft: DraftRecord; readonly onChanged: (draft: DraftRecord) => void };

export function useRemoveFile({ draft, onChanged }: Props) {
  const { send, sending } = useCommand(RemoveDraftAttachmentMutation);
  const remove = async ({ id }: { readonly id: string }) => {
    const answer = await send({ draftId: draft.id, id });
    if (!answer.ok) return;
    notify({ tone: "ok", title: ATTACH_WORDS.removed });
    onChanged(answer.data.removeDraftAttachment.draft);
  };
  return { remove, isRemoving: sending };
}
