// The document's name, which is its amount, with its state, whom it is for, and the way to its draft.

import {
  DOCUMENT_STATUS_TEXT,
  DOCUMENT_STATUS_TONE,
} from "@bondline/domain/documents/documents/document-text.ts";
import { canHappenToDocument } from "@bondline/domain/documents/documents/document-transitions.ts";
import { purposeText } from "@bondline/domain/drafts/drafts/draft-text.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import { lazy, Suspense, useState } from "react";
import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { useSession } from "../../../../app/session.ts";
import { useDownload } from "../../../../app/use-download.ts";
import { useGo } from "../../../../app/use-go.ts";
import { useListCrumb } from "../../../../app/use-list-crumb.ts";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import {
  CheckIcon,
  DocumentIcon,
  DoneIcon,
  DownloadIcon,
  EditIcon,
  RemoveIcon,
  RetryIcon,
} from "../../../../ui/icons.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { RequestMenu } from "../../document-requests/public/request-menu.tsx";
import { SuccessorMenu } from "../../successors/public/successor-menu.tsx";
import type { DocumentRecord } from "./document-facts.ts";
import { paperOf } from "./document-files.ts";
import { DocumentRemoveDocument, DocumentViewAttachmentDownload } from "./document-view-operations.ts";
import { DOCUMENT_PAPER_WORDS as PAPER, DOCUMENT_WORDS as WORDS } from "./document-view-words.ts";

const CloseDialog = lazy(async () => {
  const { DocumentCloseDialog } = await import("./document-close-dialog.tsx");
  return { default: DocumentCloseDialog };
});
const ReopenDialog = lazy(async () => {
  const { DocumentReopenDialog } = await import("./document-reopen-dialog.tsx");
  return { default: DocumentReopenDialog };
});

export function DocumentHeader({ record }: { readonly record: DocumentRecord }) {
  const { organisationId, originalDraftId: draftId } = record;
  const isDesk = useIsDesk();
  const list = useListCrumb({ organisationId, kind: "documents" });
  return (
    <PageHeader
      title={aud(record.amount)}
      isAmount
      breadcrumb={[list, { label: record.referenceNumber }]}
      badges={
        <StatusBadge tone={DOCUMENT_STATUS_TONE[record.status]}>
          {DOCUMENT_STATUS_TEXT[record.status]}
        </StatusBadge>
      }
      sentence={<WhomItIsFor record={record} />}
      actions={
        <>
          {draftId !== null && (
            <LinkButton
              icon={DocumentIcon}
              href={isDesk ? paths.staffDraft({ draftId }) : paths.draftView({ organisationId, draftId })}
            >
              {WORDS.originalDraft}
            </LinkButton>
          )}
          <EditLinks record={record} />
          <RequestMenu document={record} />
          <SuccessorMenu document={record} />
          <CloseOutButton record={record} />
          <RemoveButton record={record} />
          <div className="max-sm:order-first empty:hidden">
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

function EditLinks({ record }: { readonly record: DocumentRecord }) {
  const { id: documentId, organisationId, isSystemDocument, capabilities, status } = record;
  if (!capabilities.includes(isSystemDocument ? "CAN_EDIT_DETAILS" : "CAN_AMEND")) return null;
  const href = paths.documentEdit({ organisationId, documentId });
  return (
    <>
      <LinkButton icon={EditIcon} href={href}>
        {isSystemDocument ? WORDS.editNotes : WORDS.edit}
      </LinkButton>
      {!isSystemDocument && canHappenToDocument(status, "establishProjected") && (
        <LinkButton variant="primary" icon={CheckIcon} href={`${href}?established`}>
          {WORDS.markEstablished}
        </LinkButton>
      )}
    </>
  );
}

/** What the organisation records itself is closed at once, and opened again where that was a mistake. */
function CloseOutButton({ record }: { readonly record: DocumentRecord }) {
  const [isAsking, setAsking] = useState(false);
  const { isSystemDocument, capabilities } = record;
  const mayReopen = capabilities.includes("CAN_REOPEN");
  if (isSystemDocument || !(mayReopen || capabilities.includes("CAN_CLOSE_OUT"))) return null;
  const Dialog = mayReopen ? ReopenDialog : CloseDialog;
  return (
    <>
      <Button icon={mayReopen ? RetryIcon : DoneIcon} onClick={() => setAsking(true)}>
        {mayReopen ? WORDS.reopen : WORDS.close}
      </Button>
      {isAsking && (
        <Suspense>
          <Dialog record={record} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

/** What was typed in by mistake; the server says what keeps a record. */
function RemoveButton({ record }: { readonly record: DocumentRecord }) {
  const { id, version, referenceNumber, capabilities } = record;
  const [isAsking, setAsking] = useState(false);
  const go = useGo();
  if (!capabilities.includes("CAN_REMOVE")) return null;
  return (
    <>
      <Button variant="danger-quiet" icon={RemoveIcon} onClick={() => setAsking(true)}>
        {WORDS.remove}
      </Button>
      {isAsking && (
        <CommandDialog
          command={DocumentRemoveDocument}
          input={{ id, version }}
          title={WORDS.removeTitle(referenceNumber)}
          sentence={WORDS.removeSentence}
          confirmLabel={WORDS.removeConfirm}
          isDangerous
          done={{ title: WORDS.removed(referenceNumber) }}
          notDone={WORDS.notRemoved}
          onDone={() => go(paths.documents(), { replace: true })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Staff without an organisation of their own read a draft at the desk. */
function useIsDesk(): boolean {
  const { staff, organisations } = useSession();
  return staff !== null && organisations.length === 0;
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
