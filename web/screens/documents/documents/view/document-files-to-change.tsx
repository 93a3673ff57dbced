// Files of a document for who may add some: what came with the issue stays.

import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { ATTACH_WORDS } from "../../../records/attachments/public/attach-words.ts";
import type { AttachmentRowsProps } from "../../../records/attachments/public/attachment-rows.tsx";
import { AttachmentsCard } from "../../../records/attachments/public/attachments-card.tsx";
import { RemoveDocumentAttachment } from "../../../records/attachments/public/document-attachment-operations.ts";
import { DOCUMENT_UPLOADS } from "../../../records/attachments/public/document-uploads.ts";
import { useUploadTarget } from "../../../records/attachments/public/use-upload-target.ts";
import type { DocumentRecord } from "./document-facts.ts";
import type { DocumentFile } from "./document-files.ts";

type Props = Pick<AttachmentRowsProps, "onDownload" | "addressOf"> & {
  readonly record: DocumentRecord;
  readonly files: readonly DocumentFile[];
};

export function DocumentFilesToChange({ record, files, onDownload, addressOf }: Props) {
  const { id: documentId } = record;
  const target = useUploadTarget(documentId, DOCUMENT_UPLOADS);
  return (
    <AttachmentsCard
      attachments={files}
      target={target}
      invitation={record.isHeld ? ATTACH_WORDS.noneOfHeld : ATTACH_WORDS.noneSentence}
      onDownload={onDownload}
      addressOf={addressOf}
      removal={({ id, fileName }, close) => (
        <CommandDialog
          title={ATTACH_WORDS.removeTitle}
          sentence={ATTACH_WORDS.removeSentence(fileName)}
          confirmLabel={ATTACH_WORDS.removeConfirm}
          isDangerous
          command={RemoveDocumentAttachment}
          input={{ documentId, id }}
          done={{ title: ATTACH_WORDS.removed }}
          notDone={ATTACH_WORDS.notRemoved}
          onDone={() => undefined}
          onClose={close}
        />
      )}
    />
  );
}
