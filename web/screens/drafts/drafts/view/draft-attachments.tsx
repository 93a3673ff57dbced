// The files of a draft: attached, scanned before the reader's eyes, downloaded and removed.

import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { useDownload, useFileAddress } from "../../../../app/use-download.ts";
import { ATTACH_WORDS } from "../../../records/attachments/public/attach-words.ts";
import { AttachmentsCard } from "../../../records/attachments/public/attachments-card.tsx";
import { useUploadTarget } from "../../../records/attachments/public/use-upload-target.ts";
import { DraftAttachmentDownloadQuery, RemoveDraftAttachmentMutation } from "../draft-operations.ts";
import { can, type DraftRecord } from "./draft-facts.ts";
import { useRemoveFile } from "./use-remove-file.ts";

type Props = { readonly draft: DraftRecord; readonly onChanged: (draft: DraftRecord) => void };

export function DraftAttachments({ draft, onChanged }: Props) {
  const { id: draftId, organisationId } = draft;
  const download = useDownload(DraftAttachmentDownloadQuery, (id) => ({ draftId, id, organisationId }));
  const addressOf = useFileAddress(DraftAttachmentDownloadQuery, (id) => ({ draftId, id, organisationId }));
  const target = useUploadTarget(draftId);
  const { remove } = useRemoveFile({ draft, onChanged });
  // Attachments are details: once the details are locked, the list is read only.
  const mayChange = can(draft, "CAN_MANAGE_ATTACHMENTS");

  return (
    <div id="attachments">
      <AttachmentsCard
        attachments={draft.attachments}
        target={mayChange ? target : undefined}
        onDownload={download}
        addressOf={addressOf}
        onRemoveRefused={mayChange ? remove : undefined}
        removal={
          mayChange
            ? ({ id, fileName }, close) => (
                <CommandDialog
                  title={ATTACH_WORDS.removeTitle}
                  sentence={ATTACH_WORDS.removeSentence(fileName)}
                  confirmLabel={ATTACH_WORDS.removeConfirm}
                  isDangerous
                  command={RemoveDraftAttachmentMutation}
                  input={{ draftId, id }}
                  done={{ title: ATTACH_WORDS.removed }}
                  onDone={({ removeDraftAttachment }) => onChanged(removeDraftAttachment.draft)}
                  onClose={close}
                />
              )
            : undefined
        }
      />
    </div>
  );
}
