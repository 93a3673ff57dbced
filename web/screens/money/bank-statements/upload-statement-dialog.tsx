// The place where a bank's file is dropped; once it is sent its page opens.

import {
  ATTACHMENT_BYTES_MAX,
  ATTACHMENT_PURPOSES,
} from "@bondline/domain/records/attachments/attachment.ts";
import { useEffect, useState } from "react";
import { useStore } from "../../../app/store.ts";
import { useGo } from "../../../app/use-go.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { DropZone } from "../../../ui/drop-zone.tsx";
import { md5OfFile, putFile } from "../../records/attachments/public/send-file.ts";
import { UploadRow } from "../../records/attachments/public/upload-row.tsx";
import { createUploads, isUnderWay } from "../../records/attachments/public/uploads.ts";
import { useUploadTarget } from "../../records/attachments/public/use-upload-target.ts";
import { STATEMENT_UPLOADS } from "./bank-statement-uploads.ts";
import { UPLOAD_WORDS as WORDS } from "./bank-statement-words.ts";

const PURPOSE = "BANK_STATEMENT";
const FILE_RULE = {
  endings: ATTACHMENT_PURPOSES[PURPOSE].extensions,
  bytesMax: ATTACHMENT_BYTES_MAX,
  wrongTypeMessage: ATTACHMENT_PURPOSES[PURPOSE].wrongTypeMessage,
};

export function UploadStatementDialog({ onClose }: { readonly onClose: () => void }) {
  const target = useUploadTarget("", STATEMENT_UPLOADS);
  const [uploads] = useState(() =>
    createUploads({ target, digest: md5OfFile, put: putFile, purpose: PURPOSE }),
  );
  const [upload] = useStore(uploads.store);
  const go = useGo();
  useEffect(() => uploads.stop, [uploads]);
  const sent = upload?.phase === "sent" ? upload.attachmentId : undefined;
  useEffect(
    function openStatement() {
      if (sent === undefined) return;
      onClose();
      void go(paths.staffBankStatement({ bankStatementId: sent }));
    },
    [sent, go, onClose],
  );
  const isBusy = upload !== undefined && isUnderWay(upload.phase);
  const isChosen = upload?.phase === "chosen";
  return (
    <Dialog
      title={WORDS.title}
      sentence={WORDS.sentence}
      hasUnsavedChanges={isBusy || isChosen}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.cancel}</Button>
          <Button
            variant="primary"
            isLoading={isBusy}
            isDisabled={!isChosen}
            onClick={() => void uploads.start()}
          >
            {WORDS.upload}
          </Button>
        </>
      }
    >
      {upload === undefined ? (
        <DropZone label={WORDS.zone} hint={WORDS.hint} rule={FILE_RULE} onFiles={uploads.choose} />
      ) : (
        <ul aria-label={WORDS.files}>
          <UploadRow upload={upload} uploads={uploads} attachment={undefined} />
        </ul>
      )}
    </Dialog>
  );
}
