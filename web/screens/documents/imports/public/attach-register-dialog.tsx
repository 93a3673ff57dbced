// Attach File, for a register: the template, the guide, and the place where the filled-in file is dropped.

import {
  GUIDE_FILE_NAME,
  importGuide,
  importTemplate,
  TEMPLATE_FILE_NAME,
} from "@bondline/domain/documents/imports/import-template.ts";
import {
  ATTACHMENT_BYTES_MAX,
  ATTACHMENT_PURPOSES,
} from "@bondline/domain/records/attachments/attachment.ts";
import { type ReactNode, useEffect, useState } from "react";
import { useClient } from "urql";
import { notify } from "../../../../app/notices.ts";
import { saveText } from "../../../../app/save-file.ts";
import { useStore } from "../../../../app/store.ts";
import { useGo } from "../../../../app/use-go.ts";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { DropZone } from "../../../../ui/drop-zone.tsx";
import { DownloadIcon } from "../../../../ui/icons.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { md5OfFile, putFile } from "../../../records/attachments/public/send-file.ts";
import { UploadRow } from "../../../records/attachments/public/upload-row.tsx";
import { createUploads, isUnderWay } from "../../../records/attachments/public/uploads.ts";
import { useUploadTarget } from "../../../records/attachments/public/use-upload-target.ts";
import { ImportKeysDocument } from "../import-operations.ts";
import { IMPORT_UPLOADS } from "../import-uploads.ts";
import { ATTACH_REGISTER_WORDS as WORDS } from "../import-words.ts";

const FILE_RULE = {
  endings: ATTACHMENT_PURPOSES.IMPORT.extensions,
  bytesMax: ATTACHMENT_BYTES_MAX,
  wrongTypeMessage: ATTACHMENT_PURPOSES.IMPORT.wrongTypeMessage,
};

type AttachRegisterDialogProps = { readonly organisationId: string; readonly onClose: () => void };

export function AttachRegisterDialog({ organisationId, onClose }: AttachRegisterDialogProps) {
  const target = useUploadTarget(organisationId, IMPORT_UPLOADS);
  const [uploads] = useState(() =>
    createUploads({ target, digest: md5OfFile, put: putFile, purpose: "IMPORT" }),
  );
  const [upload] = useStore(uploads.store);
  const go = useGo();
  useEffect(() => uploads.stop, [uploads]);
  const sent = upload?.phase === "sent" ? upload.attachmentId : undefined;
  useEffect(
    function openImport() {
      if (sent === undefined) return;
      onClose();
      void go(paths.documentImport({ importJobId: sent }));
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
            {WORDS.uploadButton}
          </Button>
        </>
      }
    >
      <Steps organisationId={organisationId}>
        {upload === undefined ? (
          <DropZone label={WORDS.zone} hint={WORDS.hint} rule={FILE_RULE} onFiles={uploads.choose} />
        ) : (
          <ul aria-label={WORDS.files}>
            <UploadRow upload={upload} uploads={uploads} attachment={undefined} />
          </ul>
        )}
      </Steps>
      <p className="mt-4 border-t border-line pt-4">
        <LinkButton href={paths.documentImports()} size="small">
          {WORDS.earlier}
        </LinkButton>
      </p>
    </Dialog>
  );
}

type StepsProps = { readonly organisationId: string; readonly children: ReactNode };

function Steps({ organisationId, children }: StepsProps) {
  const save = useSaveWithKeys(organisationId);
  return (
    <ol aria-label={WORDS.steps} className="grid gap-4">
      <Step number={1} words={WORDS.download}>
        <Button
          size="small"
          icon={DownloadIcon}
          onClick={() => save(TEMPLATE_FILE_NAME, importTemplate, "text/csv;charset=utf-8")}
        >
          {WORDS.template}
        </Button>
      </Step>
      <Step number={2} words={WORDS.fill}>
        <Button
          size="small"
          icon={DownloadIcon}
          onClick={() => save(GUIDE_FILE_NAME, importGuide, "text/html;charset=utf-8")}
        >
          {WORDS.guide}
        </Button>
      </Step>
      <Step number={3} words={WORDS.upload}>
        {children}
      </Step>
    </ol>
  );
}

type StepProps = { readonly number: number; readonly words: string; readonly children: ReactNode };

function Step({ number, words, children }: StepProps) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className="figures flex size-5.5 shrink-0 items-center justify-center rounded-full bg-accent-soft text-meta font-medium text-accent-text"
      >
        {number}
      </span>
      <div className="grid min-w-0 flex-1 justify-items-start gap-2 *:last:justify-self-stretch">
        <p className="text-body">{words}</p>
        <div>{children}</div>
      </div>
    </li>
  );
}

/** Template and guide name the organisation's own facts too, as they are at this moment. */
function useSaveWithKeys(organisationId: string) {
  const client = useClient();
  return async (fileName: string, write: (keys: readonly string[]) => string, contentType: string) => {
    const { data } = await client
      .query(ImportKeysDocument, { organisationId }, { handledByScreen: true })
      .toPromise();
    if (data === undefined) return notify({ tone: "danger", title: WORDS.templateFailed });
    const keys = data.organisation.documentMetadataKeys.map(({ key }) => key);
    saveText(fileName, write(keys), contentType);
  };
}
