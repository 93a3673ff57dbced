// What stands round the document form in each of its uses: its title, and what is shown when it cannot be opened.

import type { ReactNode } from "react";
import { usePageTitle } from "../../../../app/page-title.ts";
import { ReadPending } from "../../../../app/read-pending.tsx";
import type { Read } from "../../../../app/use-read.ts";
import { paths } from "../../../../paths.ts";
import { Card } from "../../../../ui/card.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { LockIcon } from "../../../../ui/icons.ts";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { DOCUMENT_EDIT_WORDS as WORDS } from "./document-edit-words.ts";

type FrameProps = {
  readonly title: string;
  readonly sentence: string;
  readonly crumb: string;
  readonly children: ReactNode;
};

export function DocumentEditFrame({ title, sentence, crumb, children }: FrameProps) {
  usePageTitle(title);
  return (
    <Page width="form">
      <PageHeader
        title={title}
        sentence={sentence}
        breadcrumb={[{ label: WORDS.documents, href: paths.documents() }, { label: crumb }]}
      />
      {children}
    </Page>
  );
}

export function FormPending({ of }: { readonly of: Pick<Read<unknown>, "failure" | "readAgain"> }) {
  return (
    <Card>
      <ReadPending of={of} notLoaded={WORDS.loadFailed} loading={WORDS.loading} rows={6} />
    </Card>
  );
}

export function FormLocked({ title, sentence }: { readonly title: string; readonly sentence: string }) {
  return (
    <Card>
      <EmptyState icon={LockIcon} title={title} sentence={sentence} />
    </Card>
  );
}
