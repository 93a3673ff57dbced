// Every address of the client, who opens it in the bench, and how much script and style it may bring along.

import { anyPath, PATH_NAMES, type PathName, paths } from "../../web/paths.ts";
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

/** Those that are opened by somebody else, on a record of the data, or with a script of another size. */
const BY_NAME: Partial<Record<PathName, ClientRoute>> = {
  login: anonymous(paths.login(), 145),
  register: anonymous(paths.register()),
  verificationPending: anonymous(paths.verificationPending()),
  verify: anonymous(`${paths.verify()}?username=ada%40bench.example&code=123456`),
  resetPassword: anonymous(paths.resetPassword()),
  invite: anonymous(paths.invite()),
  oauthReturn: anonymous(paths.oauthReturn()),
  documents: member(paths.documents(), 235),
  documentView: member(paths.documentView(lender)),
  documentEdit: member(paths.documentEdit(lender)),
  draftCreate: member(paths.draftCreate(record), 270),
  draftEdit: member(paths.draftEdit(record), 270),
  draftView: member(paths.draftView(record)),
  draftSubmit: member(paths.draftSubmit(record)),
  draftProgress: member(paths.draftProgress(record)),
  suretyDraftEdit: member(paths.suretyDraftEdit(record)),
  switchDraftEdit: member(paths.switchDraftEdit(record)),
  staffDraft: staff(paths.staffDraft(record)),
  facilityApplyIntro: member(paths.facilityApplyIntro({ facilityType: "surety-bond" })),
  reports: member(paths.reports(), 300),
  settingsTab: member(paths.settingsTab({ tab: "alerts" })),
  handover: anonymous(paths.handover({ documentId: NOWHERE, handoverCode: "nowhere" })),
  alertConfirmation: anonymous(paths.alertConfirmation({ code: "nowhere" })),
  terms: anonymous(paths.terms()),
  financialServicesGuide: anonymous(paths.financialServicesGuide()),
  privacy: anonymous(paths.privacy()),
  privacyPolicy: anonymous(paths.privacyPolicy()),
  complaintsPolicy: anonymous(paths.complaintsPolicy()),
  referralTerms: anonymous(paths.referralTerms()),
};

export type RouteName = PathName;
export const ROUTE_NAMES = PATH_NAMES;

/** Any other is a member's, and the desk's where it begins like the desk. */
export const ROUTES = Object.fromEntries(
  PATH_NAMES.map((name) => [name, BY_NAME[name] ?? usual(anyPath(name, () => NOWHERE))]),
) as Readonly<Record<RouteName, ClientRoute>>;

function usual(path: string): ClientRoute {
  return path.startsWith("/staff/") ? staff(path) : member(path);
}

function anonymous(path: string, scriptMax = 260): ClientRoute {
  return { path, visitor: "anonymous", scriptMax, styleMax: STYLE_MAX };
}

function member(path: string, scriptMax = 260): ClientRoute {
  return { path, visitor: "member", scriptMax, styleMax: STYLE_MAX };
}

function staff(path: string): ClientRoute {
  return { path, visitor: "staff", scriptMax: 260, styleMax: STYLE_MAX };
}
