// The document's name, which is its amount, with its state, whom it is for, and what can be done with it.

import {
  DOCUMENT_STATUS_TEXT,
  DOCUMENT_STATUS_TONE,
} from "@bondline/domain/documents/documents/document-text.ts";
import { canHappenToDocument } from "@bondline/domain/documents/documents/document-transitions.ts";
import { purposeText } from "@bondline/domain/drafts/drafts/draft-text.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useDownload } from "../../../../app/use-download.ts";
import { useListCrumb } from "../../../../app/use-list-crumb.ts";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { CheckIcon, DownloadIcon } from "../../../../ui/icons.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { RequestMenu } from "../../document-requests/public/request-menu.tsx";
import type { DocumentRecord } from "./document-facts.ts";
import { paperOf } from "./document-files.ts";
import { DocumentMenu } from "./document-menu.tsx";
import { DocumentViewAttachmentDownload } from "./document-view-operations.ts";
import { DOCUMENT_PAPER_WORDS as PAPER, DOCUMENT_WORDS as WORDS } from "./document-view-words.ts";

export function DocumentHeader({ record }: { readonly record: DocumentRecord }) {
  const list = useListCrumb({ organisationId: record.organisationId, kind: "documents" });
  return (
    <PageHeader
      title={aud(record.amount)}
      isAmount
      breadcrumb={[list, { label: record.referenceNumber }]}
      badges={
        <>
          <StatusBadge tone={DOCUMENT_STATUS_TONE[record.status]}>
            {DOCUMENT_STATUS_TEXT[record.status]}
          </StatusBadge>
          <span className="figures text-label text-ink-3">
            {WORDS.since(formatDate(plainDate(record.actionDate)))}
          </span>
        </>
      }
      sentence={<WhomItIsFor record={record} />}
      actions={
        <>
          <RequestMenu document={record} />
          <div className="order-last">
            <DocumentMenu record={record} />
          </div>
          <div className="max-sm:order-first empty:hidden">
            <EstablishedLink record={record} />
            <PaperDownload record={record} />
          </div>
        </>
      }
    />
  );
}

/** The one thing that most people come for. */
function PaperDownload({ record }: { readonly record: DocumentRecord }) {
  const download = useDownload(DocumentViewAttachmentDownload, (id) => ({ documentId: record.id, id }));
  const paper = paperOf(record);
  if (paper === undefined) return null;
  return (
    <Button variant="primary" icon={DownloadIcon} onClick={() => void download(paper)}>
      {PAPER.download}
    </Button>
  );
}

/** What was expected is there: the next step of a projected document. */
function EstablishedLink({ record }: { readonly record: DocumentRecord }) {
  const { id: documentId, organisationId, isSystemDocument, capabilities, status } = record;
  if (isSystemDocument || !capabilities.includes("CAN_AMEND")) return null;
  if (!canHappenToDocument(status, "establishProjected")) return null;
  return (
    <LinkButton
      variant="primary"
      icon={CheckIcon}
      href={`${paths.documentEdit({ organisationId, documentId })}?established`}
    >
      {WORDS.markEstablished}
    </LinkButton>
  );
}

function WhomItIsFor({ record }: { readonly record: DocumentRecord }) {
  const kind = sentenceCase(PROCESS_TYPE_TEXT[record.documentVariant]);
  const beneficiary = record.parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY")?.name;
  const purpose = purposeText(record);
  if (!beneficiary) return [kind, purpose].filter(Boolean).join(", ");
  return (
    <>
      {WORDS.kindFor(kind)}
      <strong className="font-medium text-ink">{beneficiary}</strong>
      {purpose !== null && `, ${purpose.toLowerCase()}`}
    </>
  );
}

/** "Bank Guarantee" within a sentence. */
function sentenceCase(text: string): string {
  return text.charAt(0) + text.slice(1).toLowerCase();
}
