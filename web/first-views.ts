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
  [paths.login()]: "people/accounts/login-screen.tsx",
  [paths.register()]: "people/accounts/register-screen.tsx",
  [paths.verificationPending()]: "people/accounts/verification-pending-screen.tsx",
  [paths.verify()]: "people/accounts/verify-screen.tsx",
  [paths.resetPassword()]: "people/accounts/reset-password-screen.tsx",
  [paths.oauthReturn()]: "people/accounts/oauth-return-screen.tsx",
  [paths.invite()]: "people/accounts/invitations/invite-screen.tsx",
};

const PUBLIC: Screens = {
  [paths.terms()]: "portal/content/terms-screen.tsx",
  [paths.financialServicesGuide()]: "portal/content/financial-services-guide-screen.tsx",
  [paths.privacy()]: "portal/content/privacy-screen.tsx",
  [paths.referralTerms()]: "portal/content/referral-terms-screen.tsx",
  [paths.handover(of)]: "documents/handovers/handover-screen.tsx",
  [paths.alertConfirmation(of)]: "records/alerts/alert-confirmation-screen.tsx",
};

const SIGNED_IN: Screens = {
  [paths.home()]: "portal/home/home-screen.tsx",

  [paths.documents()]: "documents/documents/list/document-list-screen.tsx",
  [paths.documentAdd()]: "documents/documents/edit/document-add-screen.tsx",
  [paths.documentAddProjected()]: "documents/documents/edit/document-add-screen.tsx",
  [paths.documentView(of)]: "documents/documents/view/document-view-screen.tsx",
  [paths.documentView({ documentId: ANYTHING })]: "documents/documents/view/document-view-screen.tsx",
  [paths.documentEdit(of)]: "documents/documents/edit/document-edit-screen.tsx",
  [paths.sharedWithMe()]: "documents/documents/shared/shared-with-me-screen.tsx",

  [paths.draftCreate(of)]: "drafts/drafts/edit/draft-edit-screen.tsx",
  [paths.draftView(of)]: "drafts/drafts/view/draft-view-screen.tsx",
  [paths.draftSubmit(of)]: "drafts/drafts/submit/draft-submit-screen.tsx",
  [paths.draftProgress(of)]: "drafts/drafts/progress/draft-progress-screen.tsx",
  [paths.suretyDraftCreate()]: "drafts/surety-bonds/surety-screen.tsx",
  [paths.switchDraftCreate()]: "drafts/bank-switches/bank-switch-screen.tsx",

  [paths.facilities()]: "facilities/facilities/list/facility-list-screen.tsx",
  [paths.facilityCreate()]: "facilities/facilities/edit/facility-create-screen.tsx",
  [paths.facilityEdit(of)]: "facilities/facilities/edit/facility-edit-screen.tsx",
  [paths.facilityView(of)]: "facilities/facilities/view/facility-view-screen.tsx",
  [paths.facilityApplyIntro(of)]: "facilities/facilities/apply/apply-intro-screen.tsx",
  [paths.facilityApply(of)]: "facilities/facilities/apply/apply-screen.tsx",

  [paths.staffDrafts()]: ["office/desk/staff-desk-screen.tsx", "office/desk/staff-nothing-chosen.tsx"],
  [paths.staffDraft(of)]: ["office/desk/staff-desk-screen.tsx", "office/desk/staff-draft-screen.tsx"],
  [paths.staffFeatures()]: "office/desk/features/feature-screen.tsx",
  [paths.staffOrganisations()]: "office/desk/organisations/claims-screen.tsx",
  [paths.staffFinance()]: "money/finance/staff-finance-screen.tsx",
  [paths.staffOriginations()]: "drafts/prepared-requests/staff-prepared-requests-screen.tsx",

  [paths.finance()]: "money/finance/finance-screen.tsx",
  [paths.financeApply()]: "money/finance/finance-apply-screen.tsx",
  [paths.origination(of)]: "drafts/prepared-requests/prepared-request-screen.tsx",
  [paths.acceptOrganisationInvitation(of)]: "people/accounts/invitations/accept-invitation-screen.tsx",
  [paths.members()]: "people/members/members-screen.tsx",
  [paths.reports()]: "documents/reports/reports-screen.tsx",
  [paths.profile()]: "people/profile/profile-screen.tsx",
  [paths.referral()]: "money/referrals/referral-screen.tsx",
  [paths.referralPortal()]: "money/referrals/portal-screen.tsx",
  [paths.settingsTab({ tab: "organisation" })]: "people/settings/details-screen.tsx",
  [paths.settingsTab({ tab: "alerts" })]: "people/settings/alerts-screen.tsx",
  [paths.settingsTab({ tab: "metadata" })]: "people/settings/metadata-screen.tsx",
  [paths.settingsTab({ tab: "billing" })]: "people/settings/billing-screen.tsx",
  [paths.submissionTerms()]: "portal/content/submission-terms-screen.tsx",
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
