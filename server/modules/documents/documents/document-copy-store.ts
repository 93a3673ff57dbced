// What a document begins with of what its draft has: parties, clean files and people, each copied by columns that are all answered for.

import type { DocumentId } from "@bondline/domain/ids.ts";
import { copyText } from "../../../database/copy-rows.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { Draft } from "../../drafts/drafts/public.ts";
import { copyParties } from "../../parties/parties/public.ts";
import { type AttachmentRow, attachmentsOf } from "../../records/attachments/public.ts";
import { refreshSearchText } from "./document-store.ts";

type NewDocument = Granted<{ id: DocumentId }, "CREATED">;

/** Parties, clean attachments and people go over as they stand at the issue; the draft keeps its own. */
export async function copyFromDraft(tx: Transaction, document: NewDocument, draft: Draft): Promise<void> {
  await copyParties(tx, document, draft.parties);
  for (const attachment of attachmentsOf(draft).filter(
    ({ infectedFileStatus }) => infectedFileStatus === "CLEAN",
  )) {
    await copyAttachment(tx, document, attachment);
  }
  await copyPeople(tx, document, draft);
  await tx.query(VIEWERS_COPIED, [document.id, tx.now, draft.id]);
  await refreshSearchText(tx, document.id);
}

const VIEWERS_COPIED = copyText(
  "draft_viewer",
  "document_viewer",
  {
    id: { is: "gen_random_uuid()" },
    organisationId: "copied",
    draftId: "stays",
    documentId: { is: "$1" },
    accountId: "copied",
    createdAt: { is: "$2" },
  },
  "draft_id = $3",
);

const OPEN_INVITATIONS = "draft_id = $1 and invitation_status in ('ACCEPTED', 'INVITED')";

const PEOPLE_COPIED = copyText(
  "draft_collaborator",
  "document_collaborator",
  {
    id: { is: "gen_random_uuid()" },
    organisationId: "copied",
    draftId: "stays",
    documentId: { is: "$2" },
    accountId: "copied",
    emailAddress: "copied",
    givenName: "copied",
    familyName: "copied",
    organisationName: "copied",
    roles: "copied",
    invitationStatus: "copied",
    hasApproved: "stays",
    approvedAt: "stays",
    createdAt: "copied",
    codeHash: "copied",
    invitedBy: "copied",
    invitedByName: "copied",
    sentAt: "copied",
    acceptedAt: "copied",
    shownToOrganisationId: "stays",
  },
  OPEN_INVITATIONS,
);

/** Whoever has not answered yet is invited to the document from now on, by the code that they have. */
async function copyPeople(tx: Transaction, document: NewDocument, draft: Draft): Promise<void> {
  await tx.query(PEOPLE_COPIED, [draft.id, document.id]);
  await tx.query(
    `update draft_collaborator set code_hash = null where ${OPEN_INVITATIONS} and code_hash is not null`,
    [draft.id],
  );
}

const ATTACHMENT_COPIED = copyText(
  "draft_attachment",
  "document_attachment",
  {
    id: { is: "$1" },
    organisationId: "copied",
    draftId: "stays",
    documentId: { is: "$2" },
    draftAttachmentId: { is: "id" },
    variant: "copied",
    fileName: "copied",
    contentType: "copied",
    contentMd5Checksum: "copied",
    fileSize: "copied",
    storageKey: "copied",
    sha256: "copied",
    receivedAt: "copied",
    infectedFileStatus: "copied",
    scanDetail: "copied",
    scannedAt: "copied",
    failureReason: "copied",
    uploadedBy: "copied",
    createdAt: { is: "$3" },
    draftRequestedDocumentId: "stays",
  },
  "id = $4",
);

/** A clean file of its draft: the document holds it from now on. */
export async function copyAttachment(
  tx: Transaction,
  document: Granted<{ id: DocumentId }, "CREATED" | "BY_ITS_ISSUER">,
  attachment: AttachmentRow,
): Promise<void> {
  await tx.query(ATTACHMENT_COPIED, [tx.newId(), document.id, tx.now, attachment.id]);
}
