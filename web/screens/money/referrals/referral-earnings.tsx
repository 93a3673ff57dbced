// Whom an organisation has referred, and what that has earned it.

import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import { useState } from "react";
import type { ReferralEarningsQuery } from "../../../api/generated/graphql.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody, CardRow } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { type Fact, FactStrip } from "../../../ui/fact-strip.tsx";
import { ShareIcon } from "../../../ui/icons.ts";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { amountText } from "./code-and-link.tsx";
import { ReferralEarningsDocument } from "./referral-operations.ts";
import { REFERRAL_WORDS as WORDS } from "./referral-words.ts";
import { usePages } from "./use-pages.ts";

type Referral = ReferralEarningsQuery["organisationReferrals"]["edges"][number]["node"];

type ReferralEarningsProps = {
  readonly organisationId: string;
  /** What a referral brings; what it has brought stands beside it. */
  readonly promised: readonly Fact[];
};

export function ReferralEarnings({ organisationId, promised }: ReferralEarningsProps) {
  const [after, setAfter] = useState<string | null>(null);
  const { data, failure, isReading, readAgain } = useRead(ReferralEarningsDocument, {
    organisationId,
    after,
  });
  const page = data?.organisationReferrals;
  const referrals = usePages<Referral>(page);

  return (
    <>
      <FactStrip facts={data === undefined ? promised : [...promised, ...earnedFacts(data)]} />
      <Card heading={WORDS.listed} note={page && page.totalCount > 0 ? page.totalCount : undefined} hasRows>
        {page === undefined && failure === undefined && <SkeletonRows rows={3} label={WORDS.listLoading} />}
        {failure !== undefined && (
          <ErrorState title={WORDS.listFailed} sentence={failure.message} onRetry={readAgain} />
        )}
        {page?.totalCount === 0 && (
          <EmptyState icon={ShareIcon} title={WORDS.empty} sentence={WORDS.emptySentence} />
        )}
        {referrals.map((referral) => (
          <ReferralRow key={referral.id} referral={referral} />
        ))}
        {page?.pageInfo.hasNextPage === true && (
          <CardBody>
            <Button isLoading={isReading} onClick={() => setAfter(page.pageInfo.endCursor)}>
              {WORDS.more}
            </Button>
          </CardBody>
        )}
      </Card>
    </>
  );
}

function earnedFacts({ referralSummary }: ReferralEarningsQuery): readonly Fact[] {
  const { earnedAmount, availableAmount } = referralSummary;
  return [
    { label: WORDS.earned, value: amountText(earnedAmount) },
    { label: WORDS.available, value: amountText(availableAmount) },
  ];
}

function ReferralRow({ referral }: { readonly referral: Referral }) {
  const { name, createdAt, earnedAmount } = referral;
  return (
    <CardRow>
      <div className="min-w-0 flex-1">
        <p className="text-body font-medium break-words">{name}</p>
        <p className="text-label text-ink-3">{WORDS.joined(formatDate(dayOfInstant(createdAt)))}</p>
      </div>
      {earnedAmount === null ? (
        <StatusBadge tone="mute">{WORDS.waiting}</StatusBadge>
      ) : (
        <StatusBadge tone="ok">{WORDS.earnedAmount(amountText(earnedAmount))}</StatusBadge>
      )}
    </CardRow>
  );
}
