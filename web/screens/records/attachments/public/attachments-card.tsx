// The files of a record: each with the state of its scan; a clean one downloads, no other does.

import { ATTACHMENT_VARIANTS } from "@bondline/domain/records/attachments/attachment.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { AttachIcon } from "../../../../ui/icons.ts";
import { ATTACH_WORDS } from "./attach-words.ts";
import { AttachmentRows, type AttachmentRowsProps } from "./attachment-rows.tsx";
import { type FileDialogsProps, useFileDialogs } from "./use-file-dialogs.tsx";

export type AttachmentsCardProps = FileDialogsProps &
  Pick<AttachmentRowsProps, "onDownload" | "addressOf" | "onRemoveRefused"> & {
    /** What to attach, where there is nothing yet. */
    readonly invitation?: string;
  };

export function AttachmentsCard(props: AttachmentsCardProps) {
  const {
    attachments,
    target,
    onDownload,
    addressOf,
    onRemoveRefused,
    invitation = ATTACH_WORDS.noneSentence,
  } = props;
  const { attach, onRemove, onRetry, dialogs } = useFileDialogs(props, ATTACHMENT_VARIANTS);
  return (
    <Card
      heading={ATTACH_WORDS.attachments}
      note={attachments.length === 0 ? undefined : attachments.length}
      action={
        target !== undefined && (
          <Button size="small" icon={AttachIcon} onClick={() => attach()}>
            {ATTACH_WORDS.title}
          </Button>
        )
      }
      hasRows
    >
      {attachments.length === 0 ? (
        <EmptyState
          icon={AttachIcon}
          title={ATTACH_WORDS.none}
          sentence={target === undefined ? ATTACH_WORDS.noneReadOnly : invitation}
        />
      ) : (
        <AttachmentRows
          attachments={attachments}
          onDownload={onDownload}
          addressOf={addressOf}
          onRemove={onRemove}
          onRemoveRefused={onRemoveRefused}
          onRetry={onRetry}
        />
      )}
      {dialogs}
    </Card>
  );
}
