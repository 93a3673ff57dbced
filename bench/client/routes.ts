// Every address of the client, who opens it in the bench, and how much script and style it may bring along.

import { paths } from "../../web/paths.ts";
import { documentId, draftId, organisationId } from "../data/sizes.ts";

export type Visitor = "anonymous" | "member" | "staff";

export type ClientRoute = {
  path: string;
  visitor: Visitor;
  /** Kilobytes (1,000 bytes) of gzipped script on the first load; see docs/performance.md. */
  scriptMax: number;
  styleMax: number;
};

const STYLE_MAX = 15;
/** Nothing in the bench's data; the screen that says so is the same code. */
const NOWHERE = "00000000-0000-7000-8000-000000000000";

const record = { organisationId: organisationId(1), draftId: draftId(1) };
const lender = { organisationId: organisationId(1), documentId: documentId(1) };

/** An address without a row does not compile. */
export const ROUTES: Readonly<Record<keyof typeof paths, ClientRoute>> = {
  root: member(paths.root()),
  home: member(paths.home()),

  login: anonymous(paths.login(), 145),
  register: anonymous(paths.register()),
  verificationPending: anonymous(paths.verificationPending()),
  verify: anonymous(`${paths.verify()}?username=ada%40bench.example&code=123456`),
  resetPassword: anonymous(paths.resetPassword()),
  invite: anonymous(paths.invite()),
  oauthReturn: anonymous(paths.oauthReturn()),

  documents: member(paths.documents(), 235),
  documentAdd: member(paths.documentAdd()),
  documentAddProjected: member(paths.documentAddProjected()),
  documentView: member(paths.documentView(lender)),
  documentEdit: member(paths.documentEdit(lender)),

  draftCreate: member(paths.draftCreate(record), 270),
  draftEdit: member(paths.draftEdit(record), 270),
  draftView: member(paths.draftView(record)),
  draftSubmit: member(paths.draftSubmit(record)),
  draftProgress: member(paths.draftProgress(record)),
  suretyDraftCreate: member(paths.suretyDraftCreate()),
  suretyDraftEdit: member(paths.suretyDraftEdit(record)),
  switchDraftCreate: member(paths.switchDraftCreate()),
  switchDraftEdit: member(paths.switchDraftEdit(record)),

  staffDrafts: staff(paths.staffDrafts()),
  staffDraft: staff(paths.staffDraft(record)),
  staffOrganisations: staff(paths.staffOrganisations()),
  staffFinance: staff(paths.staffFinance()),
  staffOriginations: staff(paths.staffOriginations()),
  staffFeatures: staff(paths.staffFeatures()),

  facilities: member(paths.facilities()),
  facilityCreate: member(paths.facilityCreate()),
  facilityApplyIntro: member(paths.facilityApplyIntro({ facilityType: "surety-bond" })),
  facilityApply: member(paths.facilityApply({ facilityApplicationId: NOWHERE })),
  facilityEdit: member(paths.facilityEdit({ facilityId: NOWHERE })),
  facilityView: member(paths.facilityView({ facilityId: NOWHERE })),

  sharedWithMe: member(paths.sharedWithMe()),
  reports: member(paths.reports(), 300),
  members: member(paths.members()),
  profile: member(paths.profile()),
  settings: member(paths.settings()),
  settingsTab: member(paths.settingsTab({ tab: "alerts" })),
  finance: member(paths.finance()),
  financeApply: member(paths.financeApply()),
  referral: member(paths.referral()),
  referralPortal: member(paths.referralPortal()),
  origination: member(paths.origination({ originationId: NOWHERE })),
  acceptOrganisationInvitation: member(paths.acceptOrganisationInvitation({ code: "nowhere" })),
  handover: anonymous(paths.handover({ documentId: NOWHERE, handoverCode: "nowhere" })),
  alertConfirmation: anonymous(paths.alertConfirmation({ code: "nowhere" })),

  terms: anonymous(paths.terms()),
  financialServicesGuide: anonymous(paths.financialServicesGuide()),
  privacy: anonymous(paths.privacy()),
  privacyPolicy: anonymous(paths.privacyPolicy()),
  complaintsPolicy: anonymous(paths.complaintsPolicy()),
  referralTerms: anonymous(paths.referralTerms()),
  submissionTerms: member(paths.submissionTerms()),
};

export type RouteName = keyof typeof ROUTES;
export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];

function anonymous(path: string, scriptMax = 260): ClientRoute {
  return { path, visitor: "anonymous", scriptMax, styleMax: STYLE_MAX };
}

function member(path: string, scriptMax = 260): ClientRoute {
  return { path, visitor: "member", scriptMax, styleMax: STYLE_MAX };
}

function staff(path: string): ClientRoute {
  return { path, visitor: "staff", scriptMax: 260, styleMax: STYLE_MAX };
}
