// Every address of the client, made in one place: path builders for links, and the patterns of the routes.

type DraftPlace = { organisationId: string; draftId: string };
type DocumentPlace = { documentId: string; organisationId?: string | undefined };

export const paths = {
  root: () => "/",
  home: () => "/home",

  login: () => "/account/login",
  register: () => "/account/register",
  verificationPending: () => "/account/verification-pending",
  verify: () => "/account/verify",
  resetPassword: () => "/account/reset",
  invite: () => "/account/invite",
  oauthReturn: () => "/account/oauth",

  documents: () => "/documents",
  documentAdd: () => "/documents/add",
  documentAddProjected: () => "/documents/add/projected",
  documentView: ({ organisationId, documentId }: DocumentPlace) =>
    organisationId === undefined
      ? `/documents/${segment(documentId)}/view`
      : `/documents/${segment(organisationId)}/${segment(documentId)}/view`,

  documentEdit: ({ organisationId, documentId }: { organisationId: string; documentId: string }) =>
    `/documents/${segment(organisationId)}/${segment(documentId)}/edit`,

  draftCreate: ({ organisationId }: { organisationId: string }) =>
    `/drafts/${segment(organisationId)}/create`,
  draftEdit: ({ organisationId, draftId }: DraftPlace) =>
    `/drafts/${segment(organisationId)}/create?draft=${segment(draftId)}`,
  draftView: ({ organisationId, draftId }: DraftPlace) =>
    `/drafts/${segment(organisationId)}/${segment(draftId)}/view`,
  draftSubmit: ({ organisationId, draftId }: DraftPlace) =>
    `/drafts/${segment(organisationId)}/${segment(draftId)}/submit`,
  draftProgress: ({ organisationId, draftId }: DraftPlace) =>
    `/progress/${segment(organisationId)}/${segment(draftId)}`,
  suretyDraftCreate: () => "/bond-surety-drafts/create",
  suretyDraftEdit: ({ draftId }: { draftId: string }) =>
    `/bond-surety-drafts/create?draft=${segment(draftId)}`,
  switchDraftCreate: () => "/bank-guarantee-switch-drafts/create",
  switchDraftEdit: ({ draftId }: { draftId: string }) =>
    `/bank-guarantee-switch-drafts/create?draft=${segment(draftId)}`,

  staffDrafts: () => "/staff/drafts",
  staffDraft: ({ draftId }: { draftId: string }) => `/staff/drafts/${segment(draftId)}`,

  staffFeatures: () => "/staff/features",
  staffFinance: () => "/staff/finance",
  staffOrganisations: () => "/staff/organisations",
  staffOriginations: () => "/staff/originations",

  facilities: () => "/facilities",
  facilityCreate: () => "/facilities/create",
  facilityApplyIntro: ({ facilityType }: { facilityType: string }) =>
    `/facilities/apply-intro/${segment(facilityType)}`,
  facilityApply: ({ facilityApplicationId }: { facilityApplicationId: string }) =>
    `/facilities/apply/${segment(facilityApplicationId)}`,
  facilityEdit: ({ facilityId }: { facilityId: string }) => `/facilities/${segment(facilityId)}/edit`,
  facilityView: ({ facilityId }: { facilityId: string }) => `/facilities/${segment(facilityId)}/view`,

  sharedWithMe: () => "/shared-with-me",
  reports: () => "/reports",
  members: () => "/members",
  profile: () => "/profile",
  settings: () => "/settings",
  settingsTab: ({ tab }: { tab: "organisation" | "alerts" | "metadata" | "billing" }) => `/settings/${tab}`,
  finance: () => "/finance",
  financeApply: () => "/finance/apply",
  referral: () => "/referral",
  referralPortal: () => "/referrals",
  origination: ({ originationId }: { originationId: string }) => `/originations/${segment(originationId)}`,
  acceptOrganisationInvitation: ({ code }: { code: string }) =>
    `/accept-invitation/organisation/${segment(code)}`,
  handover: ({ documentId, handoverCode }: { documentId: string; handoverCode: string }) =>
    `/handover/${segment(documentId)}/${segment(handoverCode)}`,
  alertConfirmation: ({ code }: { code: string }) => `/alert-confirmation/${segment(code)}`,

  terms: () => "/terms",
  financialServicesGuide: () => "/financial-service-guide",
  privacy: () => "/bond-privacy",
  privacyPolicy: () => "/privacy-policy",
  complaintsPolicy: () => "/complaints-policy",
  referralTerms: () => "/referral-program-terms-and-conditions",
  submissionTerms: () => "/submissionTerms",
} as const;

export type PathName = keyof typeof paths;
export const PATH_NAMES = Object.keys(paths) as readonly PathName[];

/** One address of each kind, for what goes through all of them: `named` says what stands for each part that an address names. */
export function anyPath(name: PathName, named: (part: string) => string): string {
  const place = new Proxy({}, { get: (_, part) => (part === "tab" ? "organisation" : named(String(part))) });
  return (paths[name] as (parts: object) => string)(place);
}

/** The same addresses as the router knows them. */
export const patterns = {
  documentView: "/documents/$organisationId/$documentId/view",
  documentViewWithoutOrganisation: "/documents/$documentId/view",
  documentEdit: "/documents/$organisationId/$documentId/edit",
  draftCreate: "/drafts/$organisationId/create",
  draftView: "/drafts/$organisationId/$draftId/view",
  draftSubmit: "/drafts/$organisationId/$draftId/submit",
  draftProgress: "/progress/$organisationId/$draftId",
  acceptOrganisationInvitation: "/accept-invitation/organisation/$code",
  facilityApplyIntro: "/facilities/apply-intro/$facilityType",
  facilityApply: "/facilities/apply/$facilityApplicationId",
  facilityEdit: "/facilities/$facilityId/edit",
  facilityView: "/facilities/$facilityId/view",
  handover: "/handover/$documentId/$handoverCode",
  alertConfirmation: "/alert-confirmation/$code",
  origination: "/originations/$originationId",
  staffDrafts: "/staff/drafts",
  staffDraft: "/staff/drafts/$draftId",
} as const;

function segment(text: string): string {
  return encodeURIComponent(text);
}
