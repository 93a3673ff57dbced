// The comments of a record that has come through its own access check: whoever sees it reads them.

import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessDocument } from "../../documents/documents/document-access.ts";
import { accessDraft } from "../../drafts/drafts/draft-access.ts";
import { accessApplicationDetails } from "../../facilities/facility-applications/application-access.ts";
import { type Comment, listComments, type Subject } from "./comment-store.ts";

export async function listDraftComments(
  tx: Transaction,
  { draftId, ...page }: PageArguments & { draftId: string },
): Promise<Page<Comment>> {
  const { id, organisationId } = await accessDraft(tx, draftId);
  return await pageOfComments(tx, { kind: "draft", id, organisationId }, page);
}

export async function listDocumentComments(
  tx: Transaction,
  { documentId, ...page }: PageArguments & { documentId: string },
): Promise<Page<Comment>> {
  const { id, organisationId } = await accessDocument(tx, documentId, ["facts"]);
  return await pageOfComments(tx, { kind: "document", id, organisationId }, page);
}

export async function listApplicationComments(
  tx: Transaction,
  { facilityApplicationId, ...page }: PageArguments & { facilityApplicationId: string },
): Promise<Page<Comment>> {
  const { id, organisationId } = await accessApplicationDetails(tx, facilityApplicationId);
  return await pageOfComments(tx, { kind: "facility_application", id, organisationId }, page);
}

async function pageOfComments(tx: Transaction, subject: Subject, page: PageArguments) {
  return await listComments(tx, subject, page);
}
