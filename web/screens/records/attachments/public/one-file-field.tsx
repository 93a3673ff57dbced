// One file that goes along with what a form says: sent to its record and checked while the form is filled in, and taken away again where it is left.

import {
  ATTACHMENT_BYTES_MAX,
  ATTACHMENT_PURPOSES,
  type AttachmentPurpose,
} from "@bondline/domain/records/attachments/attachment.ts";
import { useEffect, useId, useState } from "react";
import { useFormContext } from "react-hook-form";
import { useStore } from "../../../../app/store.ts";
import { DropZone } from "../../../../ui/drop-zone.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { AttentionIcon, DoneIcon, RemoveIcon } from "../../../../ui/icons.ts";
import { ATTACH_WORDS, ONE_FILE_WORDS as WORDS } from "./attach-words.ts";
import { md5OfFile, putFile } from "./send-file.ts";
import { type AttachedFile, UploadRow } from "./upload-row.tsx";
import { createUploads, type Upload, type Uploads, type UploadTarget } from "./uploads.ts";

/** What the form holds of it: nothing, that it is on its way or was not taken, or its id. */
export type OneFile = { fileId: string };
export const NO_FILE: OneFile = { fileId: "" };
const ON_ITS_WAY = "on its way";

/** For a form's rules: nothing is sent before its file has been checked. */
export function fileProblem({ fileId }: OneFile): { fileId?: string } {
  return fileId === ON_ITS_WAY ? { fileId: WORDS.wait } : {};
}

/** As the call names it. */
export function sentFile({ fileId }: OneFile): { fileId: string | null } {
  return { fileId: fileId === "" ? null : fileId };
}

const ruleFor = (purpose: AttachmentPurpose) => ({
  endings: ATTACHMENT_PURPOSES[purpose].extensions,
  bytesMax: ATTACHMENT_BYTES_MAX,
  wrongTypeMessage: ATTACHMENT_PURPOSES[purpose].wrongTypeMessage,
});

type OneFileFieldProps = {
  readonly target: UploadTarget;
  /** The record's files as they are now, from which the scan is read. */
  readonly attachments: readonly AttachedFile[];
  readonly help: string;
  readonly purpose?: AttachmentPurpose;
  readonly isRequired?: boolean;
};

export function OneFileField(props: OneFileFieldProps) {
  const { target, attachments, help, purpose = "RECORD", isRequired = false } = props;
  const { setValue, formState } = useFormContext<OneFile>();
  const [uploads] = useState(() => createUploads({ target, digest: md5OfFile, put: putFile }));
  const [upload] = useStore(uploads.store);
  useEffect(() => () => leave(uploads), [uploads]);
  const id = useId();
  const attachment = attachments.find((each) => each.id === upload?.attachmentId);
  const fileId = idOf(upload, attachment);
  useEffect(() => {
    const shouldValidate = fileId !== ON_ITS_WAY && !(isRequired && fileId === "");
    setValue("fileId", fileId, { shouldDirty: fileId !== "", shouldValidate });
  }, [fileId, isRequired, setValue]);
  const choose = ([file]: readonly File[]) => {
    if (file === undefined) return;
    uploads.choose([file]);
    void uploads.start();
  };
  const error = formState.errors.fileId?.message;
  return (
    <fieldset aria-describedby={id} className="min-w-0">
      <legend className="mb-1 text-label font-medium">
        {WORDS.label} {!isRequired && <span className="font-normal text-ink-3">{WORDS.optional}</span>}
      </legend>
      <p id={id} className="mb-2 text-label text-ink-2">
        {help}
      </p>
      {upload === undefined ? (
        <DropZone
          label={WORDS.zone}
          hint={purpose === "RECORD" ? ATTACH_WORDS.hint : WORDS.hint}
          rule={ruleFor(purpose)}
          onFiles={choose}
        />
      ) : fileId === "" || fileId === ON_ITS_WAY ? (
        <ul>
          <UploadRow upload={upload} uploads={uploads} attachment={attachment} />
        </ul>
      ) : (
        <TakenFile name={upload.file.name} onRemove={() => void uploads.remove(upload.key)} />
      )}
      {error !== undefined && (
        <p role="alert" className="mt-2 flex items-center gap-1.5 text-label text-danger">
          <AttentionIcon aria-hidden="true" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** A form that is closed without being sent leaves nothing behind; what was sent with it the server keeps. */
function leave(uploads: Uploads): void {
  uploads.stop();
  for (const { key } of uploads.store.get()) void uploads.remove(key);
}

function idOf(upload: Upload | undefined, attachment: AttachedFile | undefined): string {
  if (upload === undefined) return "";
  const isTaken = upload.phase === "sent" && attachment?.infectedFileStatus === "CLEAN";
  return isTaken ? attachment.id : ON_ITS_WAY;
}

function TakenFile({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  return (
    <div className="flex items-center gap-3 rounded-control bg-sunken px-3 py-2.5">
      <DoneIcon aria-hidden="true" className="text-accent-text" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-body">{name}</p>
        <p role="status" className="text-meta text-ink-2">
          {WORDS.taken}
        </p>
      </div>
      <IconButton icon={RemoveIcon} label={ATTACH_WORDS.remove(name)} onClick={onRemove} />
    </div>
  );
}
