// What happens next with an application, who has it, and since when.

import { APPLICATION_STEPS } from "@bondline/domain/facilities/facilities/facility-application-progress.ts";
import type { ApplicationRecordFragment } from "../../../../api/generated/graphql.ts";
import { exactDate, relativeTime } from "../../../../app/time/instant-text.ts";
import { useNow } from "../../../../app/time/use-now.ts";
import { Card } from "../../../../ui/card.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { APPLY_WORDS as WORDS } from "./apply-words.ts";

type Props = {
  readonly record: ApplicationRecordFragment;
  /** The reader belongs to whoever applies. */
  readonly isApplicant: boolean;
};

export function ApplicationNext({ record, isApplicant }: Props) {
  const now = useNow();
  const { nextStep, nextStepSince: since, nextStepWith: holder } = record;
  if (holder === "NOBODY") return null;
  const step = APPLICATION_STEPS[nextStep];
  const names: Readonly<Record<typeof holder, string>> = isApplicant
    ? { ...WORDS.holder, ...WORDS.ownHolder }
    : WORDS.holder;
  const isReadersMove = isApplicant && holder === "APPLICANT";
  return (
    <Card
      heading={WORDS.next}
      action={<StatusBadge tone={isReadersMove ? "warn" : "info"}>{names[holder]}</StatusBadge>}
      hasBody
    >
      <p className="text-body">{isApplicant ? step.applicant : step.others}</p>
      <p className="figures mt-1 text-label text-ink-2">
        {WORDS.nextSince(exactDate(since), relativeTime(since, now))}
      </p>
    </Card>
  );
}
