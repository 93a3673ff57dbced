// The files of a document beside its paper: whoever may, adds some and takes away what they added.

import { lazy, Suspense } from "react";
import { useDownload, useFileAddress } from "../../../../app/use-download.ts";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { AttachmentRows } from "../../../records/attachments/public/attachment-rows.tsx";
import type { DocumentRecord } from "./document-facts.ts";
import { otherFilesOf } from "./document-files.ts";
import { DocumentViewAttachmentDownload } from "./document-view-operations.ts";
import { DOCUMENT_WORDS as WORDS } from "./document-view-words.ts";

const FilesToChange = lazy(async () => {
  const { DocumentFilesToChange } = await import("./document-files-to-change.tsx");
  return { default: DocumentFilesToChange };
});

export function DocumentAttachments({ record }: { readonly record: DocumentRecord }) {
  const download = useDownload(DocumentViewAttachmentDownload, (id) => ({ documentId: record.id, id }));
  const addressOf = useFileAddress(DocumentViewAttachmentDownload, (id) => ({ documentId: record.id, id }));
  const files = otherFilesOf(record);
  const count = files.length;
  const readOnly = (
    <Card heading={WORDS.attachments} note={count > 0 ? count : undefined} hasRows>
      {count === 0 ? (
        <CardBody>
          <p className="text-body text-ink-2">{WORDS.noAttachments}</p>
        </CardBody>
      ) : (
        <AttachmentRows attachments={files} onDownload={download} addressOf={addressOf} />
      )}
    </Card>
  );
  if (!record.capabilities.includes("CAN_MANAGE_ATTACHMENTS")) return readOnly;
  return (
    <Suspense fallback={readOnly}>
      <FilesToChange record={record} files={files} onDownload={download} addressOf={addressOf} />
    </Suspense>
  );
}
