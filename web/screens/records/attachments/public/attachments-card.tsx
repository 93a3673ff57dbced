// The files of a record: each with the state of its scan; a clean one downloads, no other does.

import { lazy, Suspense, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { AttachIcon } from "../../../../ui/icons.ts";
import { ATTACH_WORDS } from "./attach-words.ts";
import { AttachmentRows, type ShownAttachment } from "./attachment-rows.tsx";
import type { UploadTarget } from "./uploads.ts";

const AttachFileDialog = lazy(async () => {
  const { AttachFileDialog: FileDialog } = await import("../attach-file-dialog.tsx");
  return { default: FileDialog };
});

export type AttachmentsCardProps = {
  readonly attachments: readonly ShownAttachment[];
  /** Undefined where the reader may not add files. */
  readonly target: UploadTarget | undefined;
  readonly onDownload: (attachment: ShownAttachment) => Promise<void>;
  /** Undefined where the reader may not remove files. */
  readonly onRemove: ((attachment: ShownAttachment) => Promise<void>) | undefined;
};

export function AttachmentsCard({ attachments, target, onDownload, onRemove }: AttachmentsCardProps) {
  const [isAttaching, setAttaching] = useState(false);
  const [removing, setRemoving] = useState<ShownAttachment>();
  const attach = target !== undefined && (
    <Button size="small" icon={AttachIcon} onClick={() => setAttaching(true)}>
      {ATTACH_WORDS.title}
    </Button>
  );

  return (
    <Card
      heading={ATTACH_WORDS.attachments}
      note={attachments.length === 0 ? undefined : attachments.length}
      action={attach || undefined}
      hasRows
    >
      {attachments.length === 0 && (
        <EmptyState
          icon={AttachIcon}
          title={ATTACH_WORDS.none}
          sentence={target === undefined ? ATTACH_WORDS.noneReadOnly : ATTACH_WORDS.noneSentence}
        />
      )}
      {attachments.length > 0 && (
        <AttachmentRows
          attachments={attachments}
          onDownload={onDownload}
          onRemove={onRemove === undefined ? undefined : setRemoving}
        />
      )}
      {isAttaching && target !== undefined && (
        <Suspense>
          <AttachFileDialog target={target} attachments={attachments} onClose={() => setAttaching(false)} />
        </Suspense>
      )}
      {removing !== undefined && onRemove !== undefined && (
        <RemoveQuestion attachment={removing} onRemove={onRemove} onClose={() => setRemoving(undefined)} />
      )}
    </Card>
  );
}

function RemoveQuestion(props: {
  readonly attachment: ShownAttachment;
  readonly onRemove: (attachment: ShownAttachment) => Promise<void>;
  readonly onClose: () => void;
}) {
  const { attachment, onRemove, onClose } = props;
  const [isRemoving, setRemoving] = useState(false);
  const remove = async () => {
    setRemoving(true);
    await onRemove(attachment);
    onClose();
  };
  return (
    <ConfirmDialog
      title={ATTACH_WORDS.removeTitle}
      sentence={ATTACH_WORDS.removeSentence(attachment.fileName)}
      confirmLabel={ATTACH_WORDS.removeConfirm}
      isDangerous
      isLoading={isRemoving}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
