// What waits at the desk, a line for each list that holds some of it: how many, since when, and where.

import type {
  StaffTodayOfAdministratorQuery,
  StaffTodayOfBankQuery,
  StaffTodayOfProviderQuery,
  StaffTodayQuery,
} from "../../../api/generated/graphql.ts";
import { waitingTime } from "../../../app/time/instant-text.ts";
import { paths } from "../../../paths.ts";
import { MONEY_WORDS } from "../../drafts/draft-payments/public/staff-refund-words.ts";
import type { DeskSide } from "../../drafts/drafts/public/queue-changes.ts";
import { TODAY_WORDS as WORDS } from "./staff-today-words.ts";

export type TodayLine = {
  readonly name: string;
  readonly count: number;
  /** How long the first of them has waited. */
  readonly since: string | undefined;
  readonly href: string;
};

type Read = {
  readonly desk: StaffTodayQuery;
  readonly bank: StaffTodayOfBankQuery | undefined;
  readonly provider: StaffTodayOfProviderQuery | undefined;
  readonly administrator: StaffTodayOfAdministratorQuery | undefined;
};

/** What nothing waits in is left out. */
export function todayLines(
  { desk, bank, provider, administrator }: Read,
  side: DeskSide,
  now: Date,
): TodayLine[] {
  const queue = `${paths.staffDrafts()}?queue-waiting=${side}`;
  const requests = paths.staffRequests();
  const line = (name: string, of: Counted | undefined, href: string): TodayLine => ({
    name,
    count: of?.totalCount ?? 0,
    since: sinceOf(of, now),
    href,
  });
  return [
    line(WORDS.overdue, provider?.overdue, `${paths.staffWork()}?due=overdue`),
    line(WORDS.late, bank?.late, `${paths.staffBankWork()}?due=late`),
    line(WORDS.drafts[side], desk.drafts, queue),
    line(WORDS.requests, desk.requests, requests),
    line(WORDS.bankActions, desk.bankActions, requests),
    line(WORDS.originals, desk.originals, requests),
    line(WORDS.losses, desk.losses, requests),
    line(WORDS.applications, desk.applications, paths.facilities()),
    line(MONEY_WORDS.groups.UNMATCHED_PAYMENT, provider?.payments, queue),
    line(MONEY_WORDS.groups.REFUND_DUE, provider?.refunds, queue),
    line(WORDS.claims, provider?.claims, paths.staffOrganisations()),
    line(WORDS.enquiries, provider?.enquiries, paths.staffFinance()),
    line(WORDS.changes, administrator?.changes, paths.staffChanges()),
    line(WORDS.missing, missingOf(administrator), paths.staffSettings()),
  ].filter(({ count }) => count > 0);
}

type Counted = {
  readonly totalCount: number;
  readonly edges?: readonly { node: { waitingSince: string } | { createdAt: string } }[];
};

function sinceOf(of: Counted | undefined, now: Date): string | undefined {
  const first = of?.edges?.[0]?.node;
  if (first === undefined) return undefined;
  return WORDS.since(waitingTime("waitingSince" in first ? first.waitingSince : first.createdAt, now));
}

function missingOf(administrator: StaffTodayOfAdministratorQuery | undefined): Counted | undefined {
  if (administrator === undefined) return undefined;
  return { totalCount: administrator.officeReadiness.filter(({ isDone }) => !isDone).length };
}
