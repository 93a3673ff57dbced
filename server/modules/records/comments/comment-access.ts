// The comments of a record that has come through its own door: whoever sees it reads them.

import { type Page, type PageArguments, pageOf, pageRequest } from "../../../graphql/connection.ts";
import { isMoment } from "../../../graphql/cursor-forms.ts";
import type { Work } from "../../../work/work.ts";
import { accessDocument } from "../../documents/documents/document-access.ts";
import { accessDraft } from "../../drafts/drafts/draft-access.ts";
import { type Comment, type CommentRow, countComments, listComments, type Subject } from "./comment-store.ts";

export async function listDraftComments(
  work: Work,
  { draftId, ...page }: PageArguments & { draftId: string },
): Promise<Page<Comment>> {
  const { id, organisationId } = await accessDraft(work, draftId);
  return await pageOfComments(work, { kind: "draft", id, organisationId }, page);
}

export async function listDocumentComments(
  work: Work,
  { documentId, ...page }: PageArguments & { documentId: string },
): Promise<Page<Comment>> {
  const { id, organisationId } = await accessDocument(work, documentId, ["facts"]);
  return await pageOfComments(work, { kind: "document", id, organisationId }, page);
}

async function pageOfComments(work: Work, subject: Subject, page: PageArguments): Promise<Page<Comment>> {
  const request = pageRequest(page, isMoment);
  const rows = await listComments(work, subject, request);
  const cursorOf = (comment: Comment) => ({ value: (comment as CommentRow).sortText, id: comment.id });
  return pageOf<Comment>(request, rows, cursorOf, () => countComments(work, subject));
}
