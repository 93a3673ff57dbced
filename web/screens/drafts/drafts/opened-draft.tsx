// The draft that the address names, kept current for its screen, and what stands in its place until it is there.

import type { ReactNode } from "react";
import type { Failure } from "../../../api/failure.ts";
import type { DraftRecordFragment } from "../../../api/generated/graphql.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { RecordFailure } from "../../../app/record-failure.tsx";
import { useRouteParam } from "../../../app/route-params.ts";
import { type LiveRecord, useLiveRecord } from "../../../app/use-live-record.ts";
import { paths } from "../../../paths.ts";
import { Card } from "../../../ui/card.tsx";
import { RecordSkeleton } from "../../../ui/record-skeleton.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { DraftQuery, DraftUpdatedSubscription } from "./draft-operations.ts";
import { DRAFT_WORDS as WORDS } from "./draft-words.ts";

const DRAFT = { query: DraftQuery, updates: DraftUpdatedSubscription };

type OpenedDraftProps = {
  /** Undefined while the draft is on its way. */
  readonly title: (draft: DraftRecordFragment | undefined) => string;
  readonly page: (draft: DraftRecordFragment, live: LiveRecord<DraftRecordFragment>) => ReactNode;
};

export function OpenedDraft({ title, page }: OpenedDraftProps) {
  const place = { organisationId: useRouteParam("organisationId"), id: useRouteParam("draftId") };
  const live = useLiveRecord(DRAFT, place);
  const { record, failure, reload } = live;
  usePageTitle(title(record));

  if (record !== undefined) return page(record, live);
  return failure === undefined ? (
    <RecordSkeleton label={WORDS.loading} from="lg" rows={[5, 3]}>
      <Card hasBody>
        <Skeleton height="control" />
      </Card>
    </RecordSkeleton>
  ) : (
    <DraftFailure failure={failure} onRetry={() => void reload()} />
  );
}

type DraftFailureProps = { readonly failure: Failure; readonly onRetry: () => void };

export function DraftFailure(props: DraftFailureProps) {
  return (
    <RecordFailure
      {...props}
      notLoaded={WORDS.notLoaded}
      list={{ label: WORDS.toList, href: paths.documents() }}
    />
  );
}
