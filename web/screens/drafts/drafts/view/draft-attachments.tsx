// The files of a draft: attached, scanned before the reader's eyes, downloaded and removed.

import { useMemo } from "react";
import { type AnyVariables, type TypedDocumentNode, useClient } from "urql";
import { failureOf } from "../../../../api/failure.ts";
import { newMutationId } from "../../../../api/mutation-id.ts";
import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { useDownload } from "../../../../app/use-download.ts";
import { ATTACH_WORDS } from "../../../records/attachments/public/attach-words.ts";
import { AttachmentsCard } from "../../../records/attachments/public/attachments-card.tsx";
import type { UploadTarget } from "../../../records/attachments/public/uploads.ts";
import {
  CompleteDraftAttachmentUploadMutation,
  CreateDraftAttachmentMutation,
  DraftAttachmentDownloadQuery,
  RemoveDraftAttachmentMutation,
} from "../draft-operations.ts";
import { can, type DraftRecord } from "./draft-facts.ts";

type Props = { readonly draft: DraftRecord; readonly onChanged: (draft: DraftRecord) => void };

export function DraftAttachments({ draft, onChanged }: Props) {
  const { id: draftId, organisationId } = draft;
  const download = useDownload(DraftAttachmentDownloadQuery, (id) => ({ draftId, id, organisationId }));
  const target = useUploadTarget(draftId, onChanged);
  // Attachments are details: once the details are locked, the list is read only.
  const mayChange = can(draft, "CAN_MANAGE_ATTACHMENTS");

  return (
    <div id="attachments">
      <AttachmentsCard
        attachments={draft.attachments}
        target={mayChange ? target : undefined}
        onDownload={download}
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

/** Every refusal becomes an Error with the server's own sentence, shown in the file's row. */
function useUploadTarget(draftId: string, onChanged: (draft: DraftRecord) => void): UploadTarget {
  const client = useClient();
  return useMemo(() => {
    const ask = async <Data, Variables extends AnyVariables>(
      document: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ): Promise<Data> => {
      const { data, error } = await client
        .mutation(document, variables, { handledByScreen: true })
        .toPromise();
      if (error !== undefined) throw new Error(failureOf(error).message);
      if (data === undefined) throw new Error(ATTACH_WORDS.failed);
      return data;
    };
    return {
      async begin({ sizeBytes: fileSize, ...file }) {
        const input = { clientMutationId: newMutationId(), draftId, fileSize, ...file };
        const { createDraftAttachment } = await ask(CreateDraftAttachmentMutation, { input });
        const { attachment, fileUpload } = createDraftAttachment;
        return {
          attachmentId: attachment.id,
          url: fileUpload.uploadPresignedUrl,
          headers: fileUpload.headers,
        };
      },
      async complete(id) {
        const input = { clientMutationId: newMutationId(), draftId, id };
        const { completeDraftAttachmentUpload } = await ask(CompleteDraftAttachmentUploadMutation, { input });
        onChanged(completeDraftAttachmentUpload.draft);
      },
    };
  }, [client, draftId, onChanged]);
}
