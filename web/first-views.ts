// Every address of the client and the code that it shows first: the build makes a list of it, by which the server knows what there is.

import { paths } from "./paths.ts";

/** Stands for whatever an address names there. */
export const ANYTHING = "*";

const of = {
  organisationId: ANYTHING,
  documentId: ANYTHING,
  draftId: ANYTHING,
  facilityId: ANYTHING,
  facilityType: ANYTHING,
  facilityApplicationId: ANYTHING,
  originationId: ANYTHING,
  handoverCode: ANYTHING,
  code: ANYTHING,
};

const ROOT = "app/root-layout.tsx";
const FRAMES = {
  bare: [ROOT],
  public: [ROOT, "app/public-layout.tsx"],
  signedIn: [ROOT, "app/signed-in-layout.tsx"],
} as const;

type Screens = Readonly<Record<string, string | readonly string[]>>;

const BARE: Screens = {
  [paths.login()]: "accounts/login-screen.tsx",
  [paths.register()]: "accounts/register-screen.tsx",
  [paths.verificationPending()]: "accounts/verification-pending-screen.tsx",
  [paths.verify()]: "accounts/verify-screen.tsx",
  [paths.resetPassword()]: "accounts/reset-password-screen.tsx",
  [paths.oauthReturn()]: "accounts/oauth-return-screen.tsx",
  [paths.invite()]: "accounts/invitations/invite-screen.tsx",
};

const PUBLIC: Screens = {
  [paths.terms()]: "content/terms-screen.tsx",
  [paths.financialServicesGuide()]: "content/financial-services-guide-screen.tsx",
  [paths.privacy()]: "content/privacy-screen.tsx",
  [paths.referralTerms()]: "content/referral-terms-screen.tsx",
  [paths.handover(of)]: "handovers/handover-screen.tsx",
  [paths.alertConfirmation(of)]: "alert-confirmation/alert-confirmation-screen.tsx",
};

const SIGNED_IN: Screens = {
  [paths.home()]: "home/home-screen.tsx",

  [paths.documents()]: "documents/list/document-list-screen.tsx",
  [paths.documentAdd()]: "documents/edit/document-add-screen.tsx",
  [paths.documentAddProjected()]: "documents/edit/document-add-screen.tsx",
  [paths.documentView(of)]: "documents/view/document-view-screen.tsx",
  [paths.documentView({ documentId: ANYTHING })]: "documents/view/document-view-screen.tsx",
  [paths.documentEdit(of)]: "documents/edit/document-edit-screen.tsx",
  [paths.sharedWithMe()]: "documents/shared/shared-with-me-screen.tsx",

  [paths.draftCreate(of)]: "drafts/edit/draft-edit-screen.tsx",
  [paths.draftView(of)]: "drafts/view/draft-view-screen.tsx",
  [paths.draftSubmit(of)]: "drafts/submit/draft-submit-screen.tsx",
  [paths.draftProgress(of)]: "drafts/progress/draft-progress-screen.tsx",
  [paths.suretyDraftCreate()]: "surety-bonds/surety-screen.tsx",
  [paths.switchDraftCreate()]: "bg-switches/bg-switch-screen.tsx",

  [paths.facilities()]: "facilities/list/facility-list-screen.tsx",
  [paths.facilityCreate()]: "facilities/edit/facility-create-screen.tsx",
  [paths.facilityEdit(of)]: "facilities/edit/facility-edit-screen.tsx",
  [paths.facilityView(of)]: "facilities/view/facility-view-screen.tsx",
  [paths.facilityApplyIntro(of)]: "facilities/apply/apply-intro-screen.tsx",
  [paths.facilityApply(of)]: "facilities/apply/apply-screen.tsx",

  [paths.staffDrafts()]: ["staff/staff-desk-screen.tsx", "staff/staff-nothing-chosen.tsx"],
  [paths.staffDraft(of)]: ["staff/staff-desk-screen.tsx", "staff/staff-draft-screen.tsx"],
  [paths.staffFeatures()]: "staff/features/feature-screen.tsx",
  [paths.staffOrganisations()]: "staff/organisations/claims-screen.tsx",
  [paths.staffFinance()]: "finance/staff-finance-screen.tsx",
  [paths.staffOriginations()]: "originations/staff-originations-screen.tsx",

  [paths.finance()]: "finance/finance-screen.tsx",
  [paths.financeApply()]: "finance/finance-apply-screen.tsx",
  [paths.origination(of)]: "originations/origination-screen.tsx",
  [paths.acceptOrganisationInvitation(of)]: "accounts/invitations/accept-invitation-screen.tsx",
  [paths.members()]: "members/members-screen.tsx",
  [paths.reports()]: "reports/reports-screen.tsx",
  [paths.profile()]: "profile/profile-screen.tsx",
  [paths.referral()]: "referrals/referral-screen.tsx",
  [paths.referralPortal()]: "referrals/portal-screen.tsx",
  [paths.settingsTab({ tab: "organisation" })]: "settings/details-screen.tsx",
  [paths.settingsTab({ tab: "alerts" })]: "settings/alerts-screen.tsx",
  [paths.settingsTab({ tab: "metadata" })]: "settings/metadata-screen.tsx",
  [paths.settingsTab({ tab: "billing" })]: "settings/billing-screen.tsx",
  [paths.submissionTerms()]: "content/submission-terms-screen.tsx",
};

/** They show nothing of their own. */
const LEADING_ELSEWHERE = [
  paths.root(),
  "/account",
  paths.settings(),
  paths.privacyPolicy(),
  paths.complaintsPolicy(),
];

/** Files of the client by the addresses that they belong to; an address that only leads elsewhere has none. */
export const FIRST_VIEWS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(LEADING_ELSEWHERE.map((address) => [address, []])),
  ...framed(FRAMES.bare, BARE),
  ...framed(FRAMES.public, PUBLIC),
  ...framed(FRAMES.signedIn, SIGNED_IN),
};

function framed(frame: readonly string[], screens: Screens): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(screens).map(([address, files]) => [
      address,
      [...frame, ...[files].flat().map((file) => `screens/${file}`)],
    ]),
  );
}
