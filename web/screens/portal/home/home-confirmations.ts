// The wordings that the reader is asked to confirm for a beneficiary before anything is issued, as a group of rows.

import { aud } from "@bondline/domain/values/money/money.ts";
import { daysBetween, formatDate, type PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { HomeConfirmationFragment } from "../../../api/generated/graphql.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { paths } from "../../../paths.ts";
import { daysLeftText, HOME_WORDS } from "./home-words.ts";
import { urgencyOf, type WorkGroup, type WorkItem } from "./home-work-item.ts";

/** All of them, since there is no other list of these. */
export function confirmationGroups(
  waiting: readonly HomeConfirmationFragment[],
  today: PlainDate,
): readonly WorkGroup[] {
  if (waiting.length === 0) return [];
  return [
    {
      heading: HOME_WORDS.toConfirm,
      total: waiting.length,
      allHref: paths.home(),
      items: waiting.map((each) => confirmationItem(each, today)),
    },
  ];
}

function confirmationItem(waiting: HomeConfirmationFragment, today: PlainDate): WorkItem {
  const { id, applicantName, referenceNumber, amount, linkEndsAt } = waiting;
  const ends = dayOfInstant(linkEndsAt);
  const daysLeft = daysBetween(today, ends);
  return {
    id,
    name: applicantName,
    detail: `${HOME_WORDS.asksToConfirm} · ${referenceNumber}`,
    amount: amount === null ? HOME_WORDS.noAmount : aud(amount),
    due: daysLeftText(daysLeft),
    dueDate: formatDate(ends),
    urgency: urgencyOf(daysLeft),
    href: paths.confirmationAnswer({ confirmationId: id }),
    action: HOME_WORDS.readAndConfirm,
    isPayment: false,
  };
}
