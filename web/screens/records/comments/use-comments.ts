// Reads a record's comments page by page, and the newest page again whenever the record has changed.

import { COMMENTS_SHOWN } from "@bondline/domain/records/comments/comment.ts";
import { useCallback, useEffect, useState } from "react";
import { type Client, useClient } from "urql";
import type { CommentShownFragment } from "../../../api/generated/graphql.ts";
import { type ActivityPage, addEarlierPage, addNewestPage } from "../history/public/merge-activity.ts";
import { CommentsOfDocument, CommentsOfDraft } from "./comment-operations.ts";

export type CommentedRecord = { readonly kind: "draft" | "document"; readonly id: string };
type CommentPage = ActivityPage<CommentShownFragment>;

export type Comments = {
  readonly page: CommentPage | undefined;
  readonly hasFailed: boolean;
  readonly showMore: () => void;
  readonly readAgain: () => void;
};

/** The panel is made anew for another record, so that what is shown always belongs to this one. */
export function useComments({ kind, id }: CommentedRecord, revision: number): Comments {
  const client = useClient();
  const [page, setPage] = useState<CommentPage>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(
    function readNewestPage() {
      void [revision, attempt];
      let isCurrent = true;
      void readComments(client, { kind, id }, null).then((newest) => {
        if (!isCurrent) return;
        setHasFailed(newest === undefined);
        if (newest !== undefined)
          setPage((loaded) => (loaded === undefined ? newest : addNewestPage(loaded, newest)));
      });
      return () => {
        isCurrent = false;
      };
    },
    [client, kind, id, revision, attempt],
  );

  const after = page?.endCursor ?? null;
  const showMore = useCallback(async () => {
    const earlier = await readComments(client, { kind, id }, after);
    if (earlier !== undefined)
      setPage((loaded) => (loaded === undefined ? earlier : addEarlierPage(loaded, earlier)));
  }, [client, kind, id, after]);

  return {
    page,
    hasFailed,
    showMore: () => void showMore(),
    readAgain: () => setAttempt((count) => count + 1),
  };
}

/** Undefined where no answer came; what went wrong has been told by then. */
async function readComments(
  client: Client,
  { kind, id }: CommentedRecord,
  after: string | null,
): Promise<CommentPage | undefined> {
  const wanted = { id, first: COMMENTS_SHOWN, after };
  const connection =
    kind === "draft"
      ? (await client.query(CommentsOfDraft, wanted).toPromise()).data?.draftComments
      : (await client.query(CommentsOfDocument, wanted).toPromise()).data?.documentComments;
  if (connection === undefined) return undefined;
  return {
    groups: connection.edges.map(({ node }) => node),
    totalCount: connection.totalCount,
    endCursor: connection.pageInfo.endCursor,
    hasNextPage: connection.pageInfo.hasNextPage,
  };
}
