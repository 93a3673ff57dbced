// The files of a record: each with the state of its scan; a clean one downloads, no other does.

import { lazy, type ReactNode, Suspense, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { AttachIcon } from "../../../../ui/icons.ts";
import { ATTACH_WORDS } from "./attach-words.ts";
import { AttachmentRows, type AttachmentRowsProps, type ShownAttachment } from "./attachment-rows.tsx";
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
  readonly addressOf?: AttachmentRowsProps["addressOf"];
  /** Takes a file that was refused away at once; undefined where none is in the way, or the reader may not. */
  readonly onRemoveRefused?: AttachmentRowsProps["onRemoveRefused"];
  /** Asks before a file is removed; undefined where the reader may not. */
  readonly removal: ((attachment: ShownAttachment, close: () => void) => ReactNode) | undefined;
};

export function AttachmentsCard({
  attachments,
  target,
  onDownload,
  addressOf,
  onRemoveRefused,
  removal,
}: AttachmentsCardProps) {
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
          addressOf={addressOf}
          onRemove={removal && setRemoving}
          onRemoveRefused={onRemoveRefused}
          onRetry={
            target &&
            (({ id }) => {
              setAttaching(true);
              void target.discard(id).catch(() => undefined);
            })
          }
        />
      )}
      {isAttaching && target !== undefined && (
        <Suspense>
          <AttachFileDialog target={target} attachments={attachments} onClose={() => setAttaching(false)} />
        </Suspense>
      )}
      {removing !== undefined && removal?.(removing, () => setRemoving(undefined))}
    </Card>
  );
}
