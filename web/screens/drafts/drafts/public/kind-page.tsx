// The page of a form that raises a draft of its own kind, or changes that part of a draft that is there.

import type { ComponentType, ReactNode } from "react";
import type { TypedDocumentNode } from "urql";
import { usePageTitle } from "../../../../app/page-title.ts";
import { useSearchParam } from "../../../../app/route-params.ts";
import { useSession } from "../../../../app/session.ts";
import { useRead } from "../../../../app/use-read.ts";
import { Card } from "../../../../ui/card.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { LockIcon } from "../../../../ui/icons.ts";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { SkeletonRows } from "../../../../ui/skeleton.tsx";
import { DraftFailure } from "../opened-draft.tsx";
import type { DraftOfKind, KindProps } from "./kind-form.tsx";
import { useDraftCrumbs } from "./use-draft-crumbs.ts";

const WORDS = {
  mayNot: "You can't raise a draft here",
  mayNotSentence: "Ask an administrator of the organisation to give you the role of a standard user.",
  lockedSentence: "The details of its draft are locked while it is being submitted and reviewed.",
} as const;

type KindPageProps<Draft extends DraftOfKind> = {
  readonly words: Readonly<Record<"editTitle" | "loading" | "locked" | "sentence" | "title", string>>;
  readonly document: TypedDocumentNode<{ draft: Draft }, { id: string }>;
  /** Whether this part of the draft can be changed now. */
  readonly isOpen: (draft: Draft) => boolean;
  readonly form: ComponentType<KindProps<Draft>>;
};

export function KindPage<Draft extends DraftOfKind>(props: KindPageProps<Draft>) {
  const draft = useSearchParam("draft");
  usePageTitle(draft === undefined ? props.words.title : props.words.editTitle);
  return draft === undefined ? <NewKind {...props} /> : <OpenKind key={draft} {...props} draftId={draft} />;
}

function NewKind<Draft extends DraftOfKind>({ words, form: Form }: KindPageProps<Draft>) {
  const { me, selectedOrganisation: organisation } = useSession();
  const mayRaise = organisation?.capabilities.includes("CAN_ADD_DOCUMENTS") === true;
  return (
    <KindFrame title={words.title} sentence={words.sentence}>
      {me === undefined || organisation === undefined || !mayRaise ? (
        <Card>
          <EmptyState icon={LockIcon} title={WORDS.mayNot} sentence={WORDS.mayNotSentence} />
        </Card>
      ) : (
        <Form key={organisation.id} me={me} organisation={organisation} onBehind={() => undefined} />
      )}
    </KindFrame>
  );
}

function OpenKind<Draft extends DraftOfKind>(props: KindPageProps<Draft> & { readonly draftId: string }) {
  const { words, document, isOpen, form: Form, draftId } = props;
  const { me } = useSession();
  const read = useRead(document, { id: draftId });
  const draft = read.data?.draft;
  if (draft === undefined && read.failure !== undefined)
    return <DraftFailure failure={read.failure} onRetry={read.readAgain} />;
  if (draft !== undefined && me !== undefined && isOpen(draft))
    return (
      <KindFrame title={words.editTitle} draft={draft}>
        <Form me={me} draft={draft} onBehind={read.readAgain} />
      </KindFrame>
    );
  return (
    <KindFrame title={words.editTitle} draft={draft}>
      <Card>
        {draft !== undefined ? (
          <EmptyState icon={LockIcon} title={words.locked} sentence={WORDS.lockedSentence} />
        ) : (
          <SkeletonRows rows={5} label={words.loading} />
        )}
      </Card>
    </KindFrame>
  );
}

type KindFrameProps = {
  readonly title: string;
  readonly sentence?: string;
  readonly draft?: DraftOfKind | undefined;
  readonly children: ReactNode;
};

function KindFrame({ title, sentence, draft, children }: KindFrameProps) {
  return (
    <Page width="form">
      <PageHeader title={title} breadcrumb={useDraftCrumbs(draft, title)} sentence={sentence} />
      {children}
    </Page>
  );
}
