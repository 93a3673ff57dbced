// What stands round the document form in each of its uses: its title, and what is shown when it cannot be opened.

import type { ReactNode } from "react";
import type { Failure } from "../../../../api/failure.ts";
import { usePageTitle } from "../../../../app/page-title.ts";
import { RecordFailure } from "../../../../app/record-failure.tsx";
import { paths } from "../../../../paths.ts";
import { Card } from "../../../../ui/card.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { LockIcon } from "../../../../ui/icons.ts";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { SkeletonRows } from "../../../../ui/skeleton.tsx";
import { DOCUMENT_EDIT_WORDS as WORDS } from "./document-edit-words.ts";

type FrameProps = {
  readonly title: string;
  readonly sentence: string;
  readonly crumb: string;
  /** It stands among what the organisation holds. */
  readonly isHeld?: boolean;
  readonly children: ReactNode;
};

export function DocumentEditFrame({ title, sentence, crumb, isHeld = false, children }: FrameProps) {
  usePageTitle(title);
  const list = isHeld
    ? { label: WORDS.held, href: paths.holdings() }
    : { label: WORDS.documents, href: paths.documents() };
  return (
    <Page width="form">
      <PageHeader title={title} sentence={sentence} breadcrumb={[list, { label: crumb }]} />
      {children}
    </Page>
  );
}

type PendingProps = { readonly failure: Failure | undefined; readonly onRetry: () => void };

export function FormPending({ failure, onRetry }: PendingProps) {
  if (failure === undefined)
    return (
      <Card>
        <SkeletonRows rows={6} label={WORDS.loading} />
      </Card>
    );
  return (
    <RecordFailure
      failure={failure}
      notLoaded={WORDS.loadFailed}
      list={{ label: WORDS.toList, href: paths.documents() }}
      onRetry={onRetry}
    />
  );
}

export function FormLocked({ title, sentence }: { readonly title: string; readonly sentence: string }) {
  return (
    <Card>
      <EmptyState icon={LockIcon} title={title} sentence={sentence} />
    </Card>
  );
}
