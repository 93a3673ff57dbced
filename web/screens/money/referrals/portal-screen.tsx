// The referral portal: those who refer with their links and what they are owed, and the businesses that came through them with how far each has come.

import {
  MEMBER_CODE_PARAMETER,
  REFERRAL_ENTITY_TYPE_TEXT,
  referralLink,
} from "@bondline/domain/money/referrals/referral.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import type { ReferralPortalQuery, ReferringPersonFragment } from "../../../api/generated/graphql.ts";
import { ListCard } from "../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../app/list/list-place.ts";
import { readPages } from "../../../app/list/read-pages.ts";
import { useList } from "../../../app/list/use-list.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { useSession } from "../../../app/session.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { paths } from "../../../paths.ts";
import { Card, CardBody, CardRow } from "../../../ui/card.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FigureStrip } from "../../../ui/figure-strip.tsx";
import { LockIcon, MembersIcon, OrganisationIcon } from "../../../ui/icons.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { CodeAndLink } from "./code-and-link.tsx";
import { ReferralPortalDocument } from "./referral-operations.ts";
import { ReferralStageBadge } from "./referral-stage-badge.tsx";
import { REFERRAL_WORDS, PORTAL_WORDS as WORDS } from "./referral-words.ts";

type Person = ReferringPersonFragment;
type Referral = ReferralPortalQuery["referralPortalReferrals"]["edges"][number]["node"];

export function PortalScreen() {
  const { staff, features } = useSession();
  usePageTitle(WORDS.title);
  const isAdministrator = staff?.staffType === "REFERRAL_PORTAL_ADMIN";
  const sentence = isAdministrator ? WORDS.adminSentence : WORDS.ownSentence;
  const isOpen = features?.referralPortal === true;
  return (
    <Page width="form">
      <PageHeader title={WORDS.title} sentence={isOpen ? sentence : undefined} />
      {isOpen ? (
        <Portal isAdministrator={isAdministrator} />
      ) : (
        <EmptyState icon={LockIcon} title={WORDS.closed} sentence={WORDS.closedSentence} />
      )}
    </Page>
  );
}

const SHAPE: ListShape = {};

function Portal({ isAdministrator }: { readonly isAdministrator: boolean }) {
  const list = useList({ shape: SHAPE, read: readReferrals });
  const { beside: people } = list;
  const total = list.page?.total;
  // They come with the rows, and stand above them.
  if (people === undefined && list.failure === undefined)
    return (
      <Card aria-label={WORDS.listed}>
        <SkeletonRows rows={5} label={WORDS.loading} />
      </Card>
    );
  return (
    <>
      {people !== undefined && (isAdministrator ? <People people={people} /> : <Own people={people} />)}
      <ListCard
        list={list}
        heading={WORDS.listed}
        note={total || undefined}
        hasRows
        loading={WORDS.loading}
        notLoaded={WORDS.loadFailed}
        empty={{ icon: OrganisationIcon, title: WORDS.empty, sentence: WORDS.emptySentence }}
        row={(referral) => <ReferralRow referral={referral} isOwn={!isAdministrator} />}
      />
    </>
  );
}

const readReferrals = readPages({
  document: ReferralPortalDocument,
  variablesOf: ({ first, after }) => ({ first, after }),
  connectionIn: ({ referralPortalReferrals }) => referralPortalReferrals,
  besideIn: ({ referralPortalPeople }) => referralPortalPeople,
});

function linkOf({ memberCode }: Person): string {
  return referralLink(window.location.origin, { parameter: MEMBER_CODE_PARAMETER, code: memberCode });
}

function Own({ people }: { readonly people: readonly Person[] }) {
  const [person] = people;
  if (person === undefined) return <NoPeople />;
  const { earnedAmount, paidOutAmount, balance } = person;
  return (
    <>
      <Card heading={REFERRAL_WORDS.share} note={person.entityName}>
        <CardBody isBelowHeading>
          {person.isLinkOpen ? (
            <CodeAndLink code={person.memberCode} link={linkOf(person)} />
          ) : (
            <p className="text-body text-ink-2">{WORDS.linkStopped(person.entityName)}</p>
          )}
        </CardBody>
      </Card>
      <FigureStrip
        figures={[
          { label: WORDS.earned, value: aud(earnedAmount), isSecond: true },
          { label: WORDS.paidOut, value: aud(paidOutAmount), isSecond: true },
          { label: WORDS.owed, value: aud(balance), note: <StatementLink person={person} /> },
        ]}
      />
    </>
  );
}

function StatementLink({ person: { id, personName } }: { readonly person: Person }) {
  return (
    <TextLink href={paths.referrerStatement({ referrerId: id })} aria-label={WORDS.statementOf(personName)}>
      {WORDS.statement}
    </TextLink>
  );
}

function NoPeople() {
  return (
    <Card>
      <EmptyState icon={MembersIcon} title={WORDS.noPeople} sentence={WORDS.noPeopleSentence} />
    </Card>
  );
}

function People({ people }: { readonly people: readonly Person[] }) {
  if (people.length === 0) return <NoPeople />;
  return (
    <Card heading={WORDS.people} note={people.length} hasRows>
      {people.map((person) => (
        <CardRow key={person.id}>
          <div className="min-w-0 flex-1">
            <p className="text-body font-medium break-words">{person.personName}</p>
            <p className="text-label text-ink-3">
              {person.entityName}, {REFERRAL_ENTITY_TYPE_TEXT[person.entityType]} · {person.memberCode}
            </p>
          </div>
          <div className="text-right">
            <p className="figures text-body">{WORDS.owedTo(aud(person.balance))}</p>
            <p className="figures text-label text-ink-3">
              {WORDS.count(person.referralCount)} · <StatementLink person={person} />
            </p>
          </div>
          <CopyButton text={linkOf(person)} label={WORDS.copyLinkOf(person.personName)} />
        </CardRow>
      ))}
    </Card>
  );
}

type RowProps = { readonly referral: Referral; readonly isOwn: boolean };

/** One's own are all by one's own link. */
function ReferralRow({ referral, isOwn }: RowProps) {
  const { organisationName, entityName, personName, createdAt, stage } = referral;
  return (
    <>
      <div className="min-w-0 flex-1">
        <p className="text-body font-medium break-words">{organisationName}</p>
        {!isOwn && (
          <p className="text-label text-ink-3">{WORDS.through(entityName, personName ?? WORDS.named)}</p>
        )}
        <p className="figures text-label text-ink-3">{WORDS.since(formatDate(dayOfInstant(createdAt)))}</p>
      </div>
      <div className="flex flex-col items-end gap-1 text-right">
        <ReferralStageBadge stage={stage} />
        <p className="figures text-label text-ink-2">{earningText(referral)}</p>
      </div>
    </>
  );
}

function earningText({ earnedAmount, promisedAmount }: Referral): string {
  if (earnedAmount !== null) return WORDS.earnedAmount(aud(earnedAmount));
  return promisedAmount === null ? "" : WORDS.promised(aud(promisedAmount));
}
