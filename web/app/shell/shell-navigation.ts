// What stands in the rail, said once: the word, the icon, and who is offered it besides those for whom the page is.

import { type PageName, SITE_MAP } from "../../site-map.ts";
import {
  AttachIcon,
  CommentIcon,
  DocumentIcon,
  EditIcon,
  FacilityIcon,
  FeaturesIcon,
  FinanceIcon,
  HeldIcon,
  HomeIcon,
  type Icon,
  InvoiceIcon,
  MembersIcon,
  OrganisationIcon,
  QueueIcon,
  ReferralIcon,
  ReportsIcon,
  SendIcon,
  SettingsIcon,
  ShareIcon,
  WaitingIcon,
} from "../../ui/icons.ts";
import { isOfDesk, mayOpen, type Visitor, worksForClients } from "../guards.ts";

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

/** Somebody with what they may do in the organisation that they act for. */
type Person = Visitor & {
  readonly selectedOrganisation?: { readonly capabilities: readonly string[] } | undefined;
};

type Item = Omit<NavigationItem, "href" | "count"> & {
  readonly page: PageName;
  readonly isOffered?: (person: Person) => boolean;
};
type Group = { readonly label?: string; readonly items: readonly Item[] };

const hasOrganisation = ({ organisations }: Person) => organisations.length > 0;
const mayDoOneOf =
  (...capabilities: string[]) =>
  ({ selectedOrganisation }: Person) =>
    capabilities.some((each) => selectedOrganisation?.capabilities.includes(each));

const CLIENT: readonly Group[] = [
  {
    items: [
      { page: "home", label: "Home", icon: HomeIcon },
      { page: "documents", label: "Documents", icon: DocumentIcon, alsoUnder: ["/drafts", "/progress"] },
      { page: "sharedWithMe", label: "Shared with me", icon: ShareIcon },
      { page: "holdings", label: "Securities held", icon: HeldIcon, isOffered: hasOrganisation },
      { page: "facilities", label: "Facilities", icon: FacilityIcon, isOffered: hasOrganisation },
      // Finance is asked for by whoever may raise drafts.
      { page: "finance", label: "Finance", icon: FinanceIcon, isOffered: mayDoOneOf("CAN_ADD_DOCUMENTS") },
      { page: "reports", label: "Reports", icon: ReportsIcon, isOffered: hasOrganisation },
      { page: "referral", label: "Refer a business", icon: ReferralIcon },
    ],
  },
  {
    label: "Organisation",
    items: [
      { page: "members", label: "Members", icon: MembersIcon, isOffered: hasOrganisation },
      {
        page: "settings",
        label: "Settings",
        icon: SettingsIcon,
        isOffered: mayDoOneOf("CAN_UPDATE_DETAILS", "CAN_MANAGE_ALERT_CONFIGURATIONS", "CAN_VIEW_BILLING"),
      },
    ],
  },
];

const STAFF: readonly Group[] = [
  {
    items: [
      { page: "staffDrafts", label: "Review queue", icon: QueueIcon },
      { page: "staffBankWork", label: "Work", icon: WaitingIcon },
      { page: "staffThreads", label: "Threads", icon: CommentIcon },
      { page: "staffIssued", label: "Issued documents", icon: DocumentIcon },
      { page: "staffOutcomeFiles", label: "Back office files", icon: SendIcon },
      { page: "staffReports", label: "Reports", icon: ReportsIcon },
      { page: "staffWork", label: "Work", icon: WaitingIcon },
      { page: "referralPortal", label: "Referrals", icon: ReferralIcon },
      {
        page: "facilities",
        label: "Facilities",
        icon: FacilityIcon,
        isOffered: (person) => isOfDesk(person.me) && !worksForClients(person),
      },
      { page: "staffRequests", label: "Requests after issue", icon: EditIcon },
      { page: "staffOriginations", label: "Prepared requests", icon: SendIcon },
      { page: "staffFinance", label: "Finance enquiries", icon: FinanceIcon },
      { page: "staffBankStatements", label: "Bank statements", icon: FinanceIcon },
      { page: "staffOrganisations", label: "ABN checks", icon: OrganisationIcon },
    ],
  },
  {
    label: "Registers",
    items: [
      { page: "staffClients", label: "Clients", icon: OrganisationIcon },
      { page: "staffAllDrafts", label: "All drafts", icon: EditIcon },
      { page: "staffDocuments", label: "All documents", icon: DocumentIcon },
      { page: "staffApplications", label: "All applications", icon: FacilityIcon },
      { page: "staffFacilities", label: "All facilities", icon: FacilityIcon },
      { page: "staffRequestRegister", label: "All requests after issue", icon: EditIcon },
      { page: "staffRequiredDocuments", label: "All required documents", icon: AttachIcon },
      { page: "staffInvoices", label: "All invoices", icon: InvoiceIcon },
      { page: "staffArrears", label: "Arrears by age", icon: InvoiceIcon },
      { page: "staffCreditNotes", label: "All credit notes", icon: InvoiceIcon },
      { page: "staffRefunds", label: "All refunds", icon: InvoiceIcon },
      { page: "staffDisputes", label: "All disputes", icon: InvoiceIcon },
      { page: "staffEnquiries", label: "All finance enquiries", icon: FinanceIcon },
      { page: "staffReferrals", label: "All referrals", icon: ReferralIcon },
    ],
  },
  {
    label: "Administration",
    items: [
      { page: "staffRevenue", label: "Revenue", icon: ReportsIcon },
      { page: "staffFeeFiles", label: "Bank fees", icon: InvoiceIcon },
      { page: "staffSuppliers", label: "Banks and insurers", icon: FacilityIcon },
      { page: "staffProducts", label: "Fee plans", icon: DocumentIcon },
      { page: "staffPageTexts", label: "Page texts", icon: DocumentIcon },
      { page: "staffMailTexts", label: "Email texts", icon: DocumentIcon },
      { page: "staffStandardWordings", label: "Standard wordings", icon: DocumentIcon },
      { page: "staffChannelPartners", label: "Trade organisations", icon: HeldIcon },
      { page: "staffReferrers", label: "Referrers", icon: ReferralIcon },
      { page: "staffPeople", label: "Staff", icon: MembersIcon },
      { page: "staffChanges", label: "Changes to approve", icon: QueueIcon },
      { page: "staffSettings", label: "Portal settings", icon: SettingsIcon },
      { page: "staffFeatures", label: "Features", icon: FeaturesIcon },
    ],
  },
];

/** A page that somebody cannot open is never offered. */
export function navigationOf(person: Person, reviewCount?: number): NavigationGroup[] {
  const groups = [...(worksForClients(person) ? CLIENT : []), ...(person.me.staff === null ? [] : STAFF)];
  return groups
    .map(({ label, items }) => ({
      label,
      items: items
        .filter(({ page, isOffered }) => mayOpen(SITE_MAP[page], person) && isOffered?.(person) !== false)
        .map(({ page, isOffered: _, ...item }) => ({
          ...item,
          href: SITE_MAP[page].path,
          count: page === "staffDrafts" ? reviewCount : undefined,
        })),
    }))
    .filter(({ items }) => items.length > 0);
}

export function isPresent(item: NavigationItem, path: string): boolean {
  return [item.href, ...(item.alsoUnder ?? [])].some(
    (start) => path === start || path.startsWith(`${start}/`),
  );
}

const OF_ORGANISATION = /^\/(?:documents|drafts)\/([0-9a-f-]{36})\//;

/** A record of another organisation was shared, and stands with what was. */
export function itemOf(
  path: string,
  { organisations }: { readonly organisations: readonly { readonly id: string }[] },
): string {
  const owner = OF_ORGANISATION.exec(path)?.[1];
  const isShared = owner !== undefined && !organisations.some(({ id }) => id === owner);
  return isShared ? SITE_MAP.sharedWithMe.path : path;
}
