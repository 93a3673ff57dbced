// A dialog in which one file is chosen and sent, and which leads on to what came of it.

import {
  ATTACHMENT_BYTES_MAX,
  ATTACHMENT_PURPOSES,
  type AttachmentPurpose,
} from "@bondline/domain/records/attachments/attachment.ts";
import { type ReactNode, useEffect, useState } from "react";
import { useStore } from "../../../../app/store.ts";
import { useGo } from "../../../../app/use-go.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { DropZone } from "../../../../ui/drop-zone.tsx";
import { md5OfFile, putFile } from "./send-file.ts";
import { UploadRow } from "./upload-row.tsx";
import { createUploads, isUnderWay } from "./uploads.ts";
import { type UploadCalls, useUploadTarget } from "./use-upload-target.ts";

type DialogProps = {
  readonly words: Readonly<
    Record<"title" | "sentence" | "zone" | "hint" | "files" | "cancel" | "send", string>
  >;
  readonly purpose: AttachmentPurpose;
  /** What the file will belong to. */
  readonly recordId: string;
  readonly calls: UploadCalls;
  /** The page of what was made of the file, by its id. */
  readonly pathOf: (id: string) => string;
  readonly onClose: () => void;
  /** What stands round the place where the file is dropped. */
  readonly children?: (place: ReactNode) => ReactNode;
};

export function OneFileDialog({
  words,
  purpose,
  recordId,
  calls,
  pathOf,
  onClose,
  children = (place) => place,
}: DialogProps) {
  const target = useUploadTarget(recordId, calls);
  const [uploads] = useState(() => createUploads({ target, digest: md5OfFile, put: putFile, purpose }));
  const [upload] = useStore(uploads.store);
  const go = useGo();
  useEffect(() => uploads.stop, [uploads]);
  const sent = upload?.phase === "sent" ? upload.attachmentId : undefined;
  const opened = sent === undefined ? undefined : pathOf(sent);
  useEffect(
    function openWhatWasMade() {
      if (opened === undefined) return;
      onClose();
      void go(opened);
    },
    [opened, go, onClose],
  );
  const isBusy = upload !== undefined && isUnderWay(upload.phase);
  const isChosen = upload?.phase === "chosen";
  const { extensions: endings, wrongTypeMessage } = ATTACHMENT_PURPOSES[purpose];
  return (
    <Dialog
      title={words.title}
      sentence={words.sentence}
      hasUnsavedChanges={isBusy || isChosen}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            isLoading={isBusy}
            isDisabled={!isChosen}
            onClick={() => void uploads.start()}
          >
            {words.send}
          </Button>
        </>
      }
    >
      {children(
        upload === undefined ? (
          <DropZone
            label={words.zone}
            hint={words.hint}
            rule={{ endings, bytesMax: ATTACHMENT_BYTES_MAX, wrongTypeMessage }}
            onFiles={uploads.choose}
          />
        ) : (
          <ul aria-label={words.files}>
            <UploadRow upload={upload} uploads={uploads} attachment={undefined} />
          </ul>
        ),
      )}
    </Dialog>
  );
}
