// The people and organisations of the client's tests, as the user state delivers them.

import type { HomeFiguresQuery, HomeWorkQuery, SessionUserStateQuery } from "../api/generated/graphql.ts";

export type Me = SessionUserStateQuery["me"];
type Organisation = SessionUserStateQuery["organisations"]["edges"][number]["node"];

export const ADA: Me = {
  id: "0198c000-0000-7000-8000-000000000001",
  email: "ada@harbourcivil.example",
  givenName: "Ada",
  familyName: "Marsh",
  phoneNumber: null,
  timezone: "Australia/Sydney",
  createdAt: "2026-03-02T00:00:00Z",
  requireTermsAcceptance: false,
  isCollaborator: false,
  identityHash: null,
  referrerCode: null,
  referralPortalReferrerMemberCode: null,
  actingFor: null,
  staff: null,
};

export const RAVI: Me = {
  ...ADA,
  id: "0198c000-0000-7000-8000-000000000002",
  email: "ravi@bondline.example",
  givenName: "Ravi",
  familyName: "Menon",
  staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: false, referrerName: null, supplier: null },
};

export const HARBOUR_CIVIL: Organisation = {
  id: "0198c000-0000-7000-8000-000000000011",
  name: "Harbour Civil Pty Ltd",
  abn: "51824753556",
  address: "1 Macquarie Street, Sydney NSW 2000",
  entityType: "PRV",
  industryType: "E30",
  role: "ADMIN",
  capabilities: ["CAN_VIEW", "CAN_UPDATE_DETAILS", "CAN_ADD_DOCUMENTS"],
  version: 3,
};

export const KESTREL: Organisation = {
  ...HARBOUR_CIVIL,
  id: "0198c000-0000-7000-8000-000000000012",
  name: "Kestrel Developments Pty Ltd",
  abn: "33102417032",
  role: "LIMITED_USER",
  capabilities: ["CAN_VIEW"],
};

export const FEATURES: SessionUserStateQuery["gatewayFeatures"] = {
  suretyBonds: false,
  isBgSwitchEnabled: false,
  gvpIntegration: false,
  googleAuth: false,
  referrals: false,
  referralPortal: false,
  emailAuditing: false,
};

type UserStateWishes = { me?: Partial<Me>; organisations?: readonly Organisation[]; unread?: number };

export function userState(options: UserStateWishes = {}) {
  const { me = {}, organisations = [HARBOUR_CIVIL], unread = 0 } = options;
  const data: SessionUserStateQuery = {
    me: { ...ADA, ...me },
    organisations: { edges: organisations.map((node) => ({ node })) },
    gatewayFeatures: FEATURES,
    unreadNotificationCount: unread,
  };
  return { data };
}

/** Of an organisation that has nothing yet. */
const NO_SUM = { totalCount: 0, totalAmount: "0.00" };
const NOTHING = { amount: "0.00", count: 0 };
/** The figures of an organisation that has nothing yet. */
export const NOTHING_ENDS: HomeFiguresQuery = {
  in30: NO_SUM,
  in60: NO_SUM,
  in90: NO_SUM,
  heldIn30: NO_SUM,
  heldIn60: NO_SUM,
  heldIn90: NO_SUM,
  held: NOTHING,
  askedBack: NOTHING,
};

export const EMPTY_HOME: HomeWorkQuery = {
  drafts: { edges: [] },
  documentTasks: [],
  confirmationsToAnswer: [],
  expiring: { totalCount: 0, edges: [] },
  held: { totalCount: 0, edges: [] },
  some: { edges: [] },
  someHeld: { edges: [] },
  returns: { totalCount: 0, edges: [] },
};
