// What a document or a draft comes from, what was made of it, and what that means for the earlier one.

import { DRAFT_STATUS_TEXT, DRAFT_STATUS_TONE } from "@bondline/domain/drafts/drafts/draft-text.ts";
import type { DocumentSuccessionFragment, SuccessorItemFragment } from "../../../../api/generated/graphql.ts";
import { exactDate } from "../../../../app/time/instant-text.ts";
import { paths } from "../../../../paths.ts";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { TextLink } from "../../../../ui/text-link.tsx";
import { SUCCESSOR_WORDS as WORDS } from "./successor-words.ts";

type Document = Pick<DocumentSuccessionFragment, "predecessor" | "successors"> & {
  readonly organisationId: string;
};

export function SuccessorsCard({ document }: { readonly document: Document }) {
  const { organisationId, predecessor, successors } = document;
  if (predecessor === null && successors.length === 0) return null;
  return (
    <Card heading={WORDS.heading}>
      <CardBody isBelowHeading>
        <ul className="space-y-4">
          {predecessor !== null && (
            <li>
              <Earlier organisationId={organisationId} item={predecessor} />
            </li>
          )}
          {successors.map((each) => (
            <li key={each.id}>
              <Later organisationId={organisationId} item={each} />
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

type Props = { readonly organisationId: string; readonly item: SuccessorItemFragment };

function Earlier({ organisationId, item }: Props) {
  return (
    <>
      <p className="text-body">
        {WORDS.of[item.kind]} <EarlierLink organisationId={organisationId} item={item} />
      </p>
      <What item={item} />
    </>
  );
}

function EarlierLink({ organisationId, item: { documentId, documentReference } }: Props) {
  return (
    <TextLink href={paths.documentView({ organisationId, documentId })} isInline>
      {documentReference}
    </TextLink>
  );
}

function Later({ organisationId, item }: Props) {
  const { draftId, newDocumentId, draftStatus } = item;
  const href =
    newDocumentId === null
      ? paths.draftView({ organisationId, draftId })
      : paths.documentView({ organisationId, documentId: newDocumentId });
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-body">
        <span>
          {WORDS.to[item.kind]}{" "}
          <TextLink href={href} isInline>
            {item.newDocumentReference ?? item.draftReference}
          </TextLink>
        </span>
        <StatusBadge tone={DRAFT_STATUS_TONE[draftStatus]}>{DRAFT_STATUS_TEXT[draftStatus]}</StatusBadge>
      </p>
      <p className="text-label text-ink-2">{WORDS.by(item.madeBy, exactDate(item.createdAt))}</p>
      <What item={item} />
    </>
  );
}

function What({ item: { release, isCountedTwice } }: Pick<Props, "item">) {
  const said = [WORDS.releases[release], isCountedTwice ? WORDS.countedTwice : undefined].filter(Boolean);
  return said.length === 0 ? null : <p className="text-label text-ink-2">{said.join(" ")}</p>;
}

/** On the draft's own page. */
export function PredecessorNotice({ organisationId, item }: Props) {
  const { kind, release, isCountedTwice, leftOut } = item;
  const said = [
    WORDS.releases[release],
    isCountedTwice ? WORDS.countedTwice : undefined,
    leftOut === null ? undefined : WORDS.leftOut(leftOut),
  ].filter(Boolean);
  return (
    <Notice
      tone="info"
      title={`${WORDS.of[kind]} ${item.documentReference}`}
      action={<EarlierLink organisationId={organisationId} item={item} />}
    >
      {said.length === 0 ? undefined : said.join(" ")}
    </Notice>
  );
}
