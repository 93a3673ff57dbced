// Whom an organisation has referred, and what that has earned it.

import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import type { ReferralEarningsQuery } from "../../../api/generated/graphql.ts";
import { ListCard } from "../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../app/list/list-place.ts";
import { readPages } from "../../../app/list/read-pages.ts";
import { useList } from "../../../app/list/use-list.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { type Fact, FactStrip } from "../../../ui/fact-strip.tsx";
import { ShareIcon } from "../../../ui/icons.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { amountText } from "./code-and-link.tsx";
import { ReferralEarningsDocument } from "./referral-operations.ts";
import { REFERRAL_WORDS as WORDS } from "./referral-words.ts";

type Referral = ReferralEarningsQuery["organisationReferrals"]["edges"][number]["node"];

type ReferralEarningsProps = {
  readonly organisationId: string;
  /** What a referral brings; what it has brought stands beside it. */
  readonly promised: readonly Fact[];
};

const SHAPE: ListShape = {};

export function ReferralEarnings({ organisationId, promised }: ReferralEarningsProps) {
  const list = useList({ shape: SHAPE, read: readReferralsOf(organisationId), of: organisationId });
  return (
    <>
      <FactStrip facts={list.beside === undefined ? promised : [...promised, ...earnedFacts(list.beside)]} />
      <ListCard
        list={list}
        heading={WORDS.listed}
        note={list.page?.total || undefined}
        hasRows
        loading={WORDS.listLoading}
        notLoaded={WORDS.listFailed}
        skeletonRows={3}
        empty={{ icon: ShareIcon, title: WORDS.empty, sentence: WORDS.emptySentence }}
        row={(referral) => <ReferralRow referral={referral} />}
      />
    </>
  );
}

function readReferralsOf(organisationId: string) {
  return readPages({
    document: ReferralEarningsDocument,
    variablesOf: ({ first, after }) => ({ organisationId, first, after }),
    connectionIn: ({ organisationReferrals }) => organisationReferrals,
    besideIn: ({ referralSummary }) => referralSummary,
  });
}

type Summary = ReferralEarningsQuery["referralSummary"];

function earnedFacts({ earnedAmount, availableAmount }: Summary): readonly Fact[] {
  return [
    { label: WORDS.earned, value: amountText(earnedAmount) },
    { label: WORDS.available, value: amountText(availableAmount) },
  ];
}

function ReferralRow({ referral }: { readonly referral: Referral }) {
  const { name, createdAt, earnedAmount } = referral;
  return (
    <>
      <div className="min-w-0 flex-1">
        <p className="text-body font-medium break-words">{name}</p>
        <p className="text-label text-ink-3">{WORDS.joined(formatDate(dayOfInstant(createdAt)))}</p>
      </div>
      {earnedAmount === null ? (
        <StatusBadge tone="mute">{WORDS.waiting}</StatusBadge>
      ) : (
        <StatusBadge tone="ok">{WORDS.earnedAmount(amountText(earnedAmount))}</StatusBadge>
      )}
    </>
  );
}
