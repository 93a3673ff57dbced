// The page round a form that raises a draft of its own kind, or changes that part of a draft that is there.

import type { ReactNode } from "react";
import type { Failure } from "../../../../api/failure.ts";
import { type Me, type SessionOrganisation, useSession } from "../../../../app/session.ts";
import { paths } from "../../../../paths.ts";
import { Card } from "../../../../ui/card.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { ErrorState } from "../../../../ui/error-state.tsx";
import { LockIcon } from "../../../../ui/icons.ts";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { SkeletonRows } from "../../../../ui/skeleton.tsx";

type KindFormWords = Readonly<
  Record<
    | "documents"
    | "editTitle"
    | "loading"
    | "locked"
    | "lockedSentence"
    | "mayNot"
    | "mayNotSentence"
    | "notLoaded"
    | "sentence"
    | "title",
    string
  >
>;

type NewKindProps = {
  readonly words: KindFormWords;
  readonly form: (me: Me, organisation: SessionOrganisation) => ReactNode;
};

export function NewKindPage({ words, form }: NewKindProps) {
  const { me, selectedOrganisation: organisation } = useSession();
  const mayRaise = organisation?.capabilities.includes("CAN_ADD_DOCUMENTS") === true;
  return (
    <Page width="form">
      <PageHeader
        title={words.title}
        breadcrumb={[{ label: words.documents, href: paths.documents() }, { label: words.title }]}
        sentence={words.sentence}
      />
      {me === undefined || organisation === undefined || !mayRaise ? (
        <Card>
          <EmptyState icon={LockIcon} title={words.mayNot} sentence={words.mayNotSentence} />
        </Card>
      ) : (
        form(me, organisation)
      )}
    </Page>
  );
}

type OpenedDraft = { readonly id: string; readonly organisationId: string; readonly referenceNumber: string };

type OpenKindProps<Draft extends OpenedDraft> = {
  readonly words: KindFormWords;
  /** Undefined while it is on its way, or where it could not be read. */
  readonly draft: Draft | undefined;
  readonly failure: Failure | undefined;
  readonly onRetry: () => void;
  /** Whether this part of the draft can be changed now. */
  readonly isOpen: (draft: Draft) => boolean;
  readonly form: (me: Me, draft: Draft) => ReactNode;
};

export function OpenKindPage<Draft extends OpenedDraft>(props: OpenKindProps<Draft>) {
  const { words, draft, failure, onRetry, isOpen, form } = props;
  const { me } = useSession();
  const view = draft && {
    label: draft.referenceNumber,
    href: paths.draftView({ organisationId: draft.organisationId, draftId: draft.id }),
  };
  return (
    <Page width="form">
      <PageHeader
        title={words.editTitle}
        breadcrumb={[
          { label: words.documents, href: paths.documents() },
          ...(view === undefined ? [] : [view]),
          { label: words.editTitle },
        ]}
      />
      {draft === undefined || me === undefined ? (
        <Card>
          {failure === undefined ? (
            <SkeletonRows rows={5} label={words.loading} />
          ) : (
            <ErrorState title={words.notLoaded} sentence={failure.message} onRetry={onRetry} />
          )}
        </Card>
      ) : isOpen(draft) ? (
        form(me, draft)
      ) : (
        <Card>
          <EmptyState icon={LockIcon} title={words.locked} sentence={words.lockedSentence} />
        </Card>
      )}
    </Page>
  );
}
