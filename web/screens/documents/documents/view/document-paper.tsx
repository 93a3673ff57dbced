// The guarantee itself, first on its page: the bank's file in its place, who issued it and when, and what holds until the file is there.

import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { exactDate } from "../../../../app/time/instant-text.ts";
import { useFileAddress } from "../../../../app/use-download.ts";
import { paths } from "../../../../paths.ts";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { fileSizeText } from "../../../../ui/file-check.ts";
import { UploadIcon } from "../../../../ui/icons.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { FilePreview } from "../../../records/attachments/public/file-preview.tsx";
import type { DocumentRecord } from "./document-facts.ts";
import { type DocumentFile, paperOf } from "./document-files.ts";
import { DocumentViewAttachmentDownload } from "./document-view-operations.ts";
import { DOCUMENT_PAPER_WORDS as WORDS } from "./document-view-words.ts";

export function DocumentPaper({ record }: { readonly record: DocumentRecord }) {
  const paper = paperOf(record);
  if (!record.isSystemDocument) return null;
  return paper === undefined ? <NoPaper record={record} /> : <Paper record={record} paper={paper} />;
}

type PaperProps = { readonly record: DocumentRecord; readonly paper: DocumentFile };

function Paper({ record, paper }: PaperProps) {
  const addressOf = useFileAddress(DocumentViewAttachmentDownload, (id) => ({ documentId: record.id, id }));
  return (
    <Card heading={WORDS.guarantee} note={fileSizeText(paper.fileSize)}>
      <CardBody isBelowHeading>
        <p className="figures mb-3 text-label break-words text-ink-2">
          {[paper.fileName, issuedText(record), addedText(paper)].join(" · ")}
        </p>
        <FilePreview file={paper} addressOf={addressOf} height="tall" />
      </CardBody>
    </Card>
  );
}

function NoPaper({ record }: { readonly record: DocumentRecord }) {
  const { originalDraftId: draftId } = record;
  const mayAdd = record.capabilities.includes("CAN_EXECUTE_REQUESTS") && draftId !== null;
  return (
    <Card
      heading={WORDS.guarantee}
      action={
        mayAdd && (
          <LinkButton size="small" icon={UploadIcon} href={paths.staffDraft({ draftId })}>
            {WORDS.add}
          </LinkButton>
        )
      }
    >
      <CardBody isBelowHeading>
        <p className="text-body text-ink-2">
          {issuedText(record)}. {WORDS.notThere(record.deliveryType)}
        </p>
      </CardBody>
    </Card>
  );
}

function issuedText({ bank, establishedAt }: DocumentRecord): string {
  const by = bank.name ?? WORDS.theBank;
  return establishedAt === null ? WORDS.issuedBy(by) : WORDS.issued(by, formatDate(plainDate(establishedAt)));
}

function addedText({ uploadedBy, createdAt }: DocumentFile): string {
  return WORDS.added(uploadedBy ?? WORDS.theBank, exactDate(createdAt));
}
