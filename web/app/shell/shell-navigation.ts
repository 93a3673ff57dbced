// What stands in the rail: places are shown when they are given, so that a page nobody can open is never offered.

import {
  DocumentIcon,
  FacilityIcon,
  FeaturesIcon,
  FinanceIcon,
  HomeIcon,
  type Icon,
  MembersIcon,
  OrganisationIcon,
  QueueIcon,
  ReferralIcon,
  ReportsIcon,
  SendIcon,
  SettingsIcon,
  ShareIcon,
} from "../../ui/icons.ts";
import { SHELL_WORDS } from "./shell-words.ts";

export type NavigationItem = {
  readonly label: string;
  readonly href: string;
  readonly icon: Icon;
  readonly count?: number | undefined;
  /** Other addresses under which the item is the present one. */
  readonly alsoUnder?: readonly string[] | undefined;
};

export type NavigationGroup = {
  readonly label?: string | undefined;
  readonly items: readonly NavigationItem[];
};

/** Every address but `home` and `documents` may be absent. */
export type ClientPlaces = {
  readonly home: string;
  readonly documents: string;
  readonly sharedWithMe?: string | undefined;
  readonly facilities?: string | undefined;
  readonly reports?: string | undefined;
  readonly referral?: string | undefined;
  readonly finance?: string | undefined;
  readonly members?: string | undefined;
  readonly settings?: string | undefined;
};

export function clientNavigation(places: ClientPlaces): NavigationGroup[] {
  return groupsOf([
    {
      items: [
        { label: SHELL_WORDS.home, href: places.home, icon: HomeIcon },
        {
          label: SHELL_WORDS.documents,
          href: places.documents,
          icon: DocumentIcon,
          alsoUnder: ["/drafts", "/progress"],
        },
        { label: SHELL_WORDS.sharedWithMe, href: places.sharedWithMe, icon: ShareIcon },
        { label: SHELL_WORDS.facilities, href: places.facilities, icon: FacilityIcon },
        { label: SHELL_WORDS.finance, href: places.finance, icon: FinanceIcon },
        { label: SHELL_WORDS.reports, href: places.reports, icon: ReportsIcon },
        { label: SHELL_WORDS.referral, href: places.referral, icon: ReferralIcon },
      ],
    },
    {
      label: SHELL_WORDS.organisationGroup,
      items: [
        { label: SHELL_WORDS.members, href: places.members, icon: MembersIcon },
        { label: SHELL_WORDS.settings, href: places.settings, icon: SettingsIcon },
      ],
    },
  ]);
}

export type StaffPlaces = {
  readonly reviewQueue?: string | undefined;
  readonly reviewCount?: number | undefined;
  readonly documents?: string | undefined;
  readonly facilities?: string | undefined;
  readonly finance?: string | undefined;
  readonly preparedRequests?: string | undefined;
  readonly organisations?: string | undefined;
  readonly features?: string | undefined;
  readonly referrals?: string | undefined;
};

export function staffNavigation(places: StaffPlaces): NavigationGroup[] {
  return groupsOf([
    {
      items: [
        {
          label: SHELL_WORDS.reviewQueue,
          href: places.reviewQueue,
          icon: QueueIcon,
          count: places.reviewCount,
        },
        { label: SHELL_WORDS.referrals, href: places.referrals, icon: ReferralIcon },
        { label: SHELL_WORDS.documents, href: places.documents, icon: DocumentIcon },
        { label: SHELL_WORDS.facilities, href: places.facilities, icon: FacilityIcon },
        { label: SHELL_WORDS.preparedRequests, href: places.preparedRequests, icon: SendIcon },
        { label: SHELL_WORDS.financeEnquiries, href: places.finance, icon: FinanceIcon },
        { label: SHELL_WORDS.organisations, href: places.organisations, icon: OrganisationIcon },
        { label: SHELL_WORDS.features, href: places.features, icon: FeaturesIcon },
      ],
    },
  ]);
}

export function isPresent(item: NavigationItem, path: string): boolean {
  return [item.href, ...(item.alsoUnder ?? [])].some(
    (start) => path === start || path.startsWith(`${start}/`),
  );
}

type PossibleItem = Omit<NavigationItem, "href"> & { readonly href: string | undefined };
type PossibleGroup = { readonly label?: string; readonly items: readonly PossibleItem[] };

function groupsOf(groups: readonly PossibleGroup[]): NavigationGroup[] {
  return groups
    .map((group) => ({ label: group.label, items: group.items.flatMap(whenGiven) }))
    .filter((group) => group.items.length > 0);
}

function whenGiven(item: PossibleItem): NavigationItem[] {
  return item.href === undefined ? [] : [{ ...item, href: item.href }];
}
