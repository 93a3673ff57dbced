// What of all that others share waits for the reader, who has no organisation, and what of it ends soon.

import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { HomeSharedQuery } from "../../../api/generated/graphql.ts";
import { paths } from "../../../paths.ts";
import { confirmationGroups } from "./home-confirmations.ts";
import { expiriesListed, taskGroups } from "./home-tasks.ts";
import { HOME_WORDS } from "./home-words.ts";
import { draftItem, EXPIRING_WITHIN_DAYS, endsSoon, expiryItem, firstItems } from "./home-work.ts";
import type { WorkGroup, WorkItem } from "./home-work-item.ts";

type SharedDraft = HomeSharedQuery["drafts"]["edges"][number]["node"];
type SharedDocument = HomeSharedQuery["documents"]["edges"][number]["node"];

/** Whoever may only read or edit is waited for by nobody. */
const ASKED_TO: readonly string[] = ["CAN_APPROVE", "CAN_SUBMIT", "CAN_MAKE_PAYMENT"];

export function sharedGroups(shared: HomeSharedQuery, today: PlainDate): readonly WorkGroup[] {
  const drafts = shared.drafts.edges.map(({ node }) => node).filter(isAskedOfReader);
  const acknowledged = expiriesListed(shared.documentTasks);
  const ending = shared.documents.edges
    .map(({ node }) => node)
    .filter((document) => endsSoon(document, today) && !acknowledged.has(document.id))
    .toSorted((one, other) => (one.expiresAt ?? "").localeCompare(other.expiresAt ?? ""));
  const groups = [
    {
      heading: HOME_WORDS.draftsWaiting,
      total: 0,
      allHref: `${paths.sharedWithMe()}?tab=drafts`,
      items: drafts
        .toSorted((one, other) => one.waitingSince.localeCompare(other.waitingSince))
        .map((draft) => sharedDraftItem(draft, today)),
    },
    ...taskGroups(shared.documentTasks, { organisationId: undefined, today }).map((group) => ({
      ...group,
      allHref: paths.sharedWithMe(),
    })),
    {
      heading: HOME_WORDS.sharedEnding(EXPIRING_WITHIN_DAYS),
      total: 0,
      allHref: paths.sharedWithMe(),
      items: ending.map((document) => sharedExpiryItem(document, today)),
    },
  ];
  return [
    ...confirmationGroups(shared.confirmationsToAnswer, today),
    ...groups.filter(({ items }) => items.length > 0).map(firstItems),
  ];
}

function isAskedOfReader({ capabilities }: SharedDraft): boolean {
  return ASKED_TO.some((each) => capabilities.includes(each));
}

/** Many may name the same beneficiary: what distinguishes them is who applied. */
function sharedDraftItem(draft: SharedDraft, today: PlainDate): WorkItem {
  const item = { ...draftItem(draft, today), name: draft.organisation.name };
  if (!draft.capabilities.includes("CAN_APPROVE")) return item;
  return {
    ...item,
    detail: `${HOME_WORDS.approveWording} · ${draft.referenceNumber}`,
    action: HOME_WORDS.readAndApprove,
  };
}

function sharedExpiryItem(document: SharedDocument, today: PlainDate): WorkItem {
  const item = expiryItem(document, today);
  return document.isHeld ? item : { ...item, name: document.organisation.name };
}
