// Every page of the client, said once: its path, for whom it is, and the screen that it shows. Links, routes, the build's first views and the walks follow from it, so it is data alone.

/**
 * Everybody; only who has not signed in; whoever follows a link, signed in or not. All others have signed in, and
 * `web/app/guards.ts` says who they are: whoever is somebody else is sent to their own first page.
 */
export type Audience =
  | "everybody"
  | "anonymous"
  | "linked"
  | "signed-in"
  | "client"
  | "desk"
  | "provider"
  | "supplier"
  | "administrator"
  | "staff administrator"
  | "referrer";

/** A file under `web/screens/`, which exports the component of its own name; or that of the frame round it, and the file. */
type Screen = string | readonly [frame: string, screen: string];
type More = {
  /** Closed while the operator has switched it off. */
  readonly feature?: "suretyBonds" | "isBgSwitchEnabled" | "referrals";
};
/** In a path, what begins with a dollar sign stands for an id or a code. */
type Row = readonly [path: string, shows: Screen | { readonly leadsTo: string }, more?: More];

export type PageEntry = More & {
  readonly path: string;
  readonly audience: Audience;
  /** The frame and the screen in it; of a page that shows nothing of its own, none. */
  readonly screens: readonly string[];
  readonly leadsTo?: string;
};

const DESK = "office/desk/staff-desk-screen.tsx";
const DOCUMENT_VIEW = "documents/documents/view/document-view-screen.tsx";

export const SITE_MAP = {
  ...pagesFor("everybody", {
    handover: ["/handover/$documentId/$handoverCode", "documents/handovers/handover-screen.tsx"],
    verifyDocument: ["/verify", "documents/verifications/verification-screen.tsx"],
    verifyPaper: ["/verify/paper", "records/papers/paper-check-screen.tsx"],
    returnAnswer: ["/return/$returnRequestId", "documents/return-requests/return-answer-screen.tsx"],
    agreementAnswer: ["/agree/$documentRequestId", "documents/document-requests/agreement-answer-screen.tsx"],
    confirmationAnswer: ["/confirm/$confirmationId", "drafts/confirmations/confirmation-answer-screen.tsx"],
    alertConfirmation: ["/alert-confirmation/$code", "records/alerts/alert-confirmation-screen.tsx"],
    stopMail: ["/stop-mail/$token", "records/mail-choices/stop-mail-screen.tsx"],
    terms: ["/terms", "portal/content/terms-screen.tsx"],
    financialServicesGuide: [
      "/financial-service-guide",
      "portal/content/financial-services-guide-screen.tsx",
    ],
    privacy: ["/bond-privacy", "portal/content/privacy-screen.tsx"],
    // The addresses that an operator's configuration starts with; both texts stand on one page.
    privacyPolicy: ["/privacy-policy", { leadsTo: "/bond-privacy" }],
    complaintsPolicy: ["/complaints-policy", { leadsTo: "/bond-privacy#complaints" }],
    referralTerms: ["/referral-program-terms-and-conditions", "portal/content/referral-terms-screen.tsx"],
  }),

  ...pagesFor("linked", {
    account: ["/account", { leadsTo: "/account/login" }],
    verify: ["/account/verify", "people/accounts/verify-screen.tsx"],
    invite: ["/account/invite", "people/accounts/invitations/invite-screen.tsx"],
  }),

  ...pagesFor("anonymous", {
    login: ["/account/login", "people/accounts/login-screen.tsx"],
    register: ["/account/register", "people/accounts/register-screen.tsx"],
    verificationPending: ["/account/verification-pending", "people/accounts/verification-pending-screen.tsx"],
    resetPassword: ["/account/reset", "people/accounts/reset-password-screen.tsx"],
    oauthReturn: ["/account/oauth", "people/accounts/oauth-return-screen.tsx"],
  }),

  ...pagesFor("client", {
    home: ["/home", "portal/home/home-screen.tsx"],
  }),

  ...pagesFor("signed-in", {
    root: ["/", { leadsTo: "/home" }],

    documents: ["/documents", "documents/documents/list/document-list-screen.tsx"],
    documentAdd: ["/documents/add", "documents/documents/edit/document-add-screen.tsx"],
    documentAddProjected: [
      "/documents/add/projected",
      "documents/documents/edit/projected-document-add-screen.tsx",
    ],
    documentImports: ["/documents/imports", "documents/imports/imports-screen.tsx"],
    documentImport: ["/documents/imports/$importJobId", "documents/imports/import-screen.tsx"],
    documentsProbablyDone: ["/documents/probably-done", "documents/return-requests/probably-done-screen.tsx"],
    documentView: ["/documents/$organisationId/$documentId/view", DOCUMENT_VIEW],
    documentViewAlone: ["/documents/$documentId/view", DOCUMENT_VIEW],
    documentEdit: [
      "/documents/$organisationId/$documentId/edit",
      "documents/documents/edit/document-edit-screen.tsx",
    ],
    holdings: ["/holdings", "documents/documents/held/holdings-screen.tsx"],
    holdingAdd: ["/holdings/add", "documents/documents/edit/held-document-add-screen.tsx"],
    sharedWithMe: ["/shared-with-me", "documents/documents/shared/shared-with-me-screen.tsx"],
    reports: ["/reports", "documents/reports/reports-screen.tsx"],
    exports: ["/exports", "records/exports/exports-screen.tsx"],

    draftCreate: ["/drafts/$organisationId/create", "drafts/drafts/edit/draft-edit-screen.tsx"],
    draftView: ["/drafts/$organisationId/$draftId/view", "drafts/drafts/view/draft-view-screen.tsx"],
    draftSubmit: ["/drafts/$organisationId/$draftId/submit", "drafts/drafts/submit/draft-submit-screen.tsx"],
    identityCheck: [
      "/drafts/$organisationId/$draftId/individuals/$individualId/identity",
      "drafts/identity/identity-check-screen.tsx",
    ],
    draftProgress: ["/progress/$organisationId/$draftId", "drafts/drafts/progress/draft-progress-screen.tsx"],
    suretyDraftCreate: [
      "/bond-surety-drafts/create",
      "drafts/surety-bonds/surety-screen.tsx",
      { feature: "suretyBonds" },
    ],
    switchDraftCreate: [
      "/bank-guarantee-switch-drafts/create",
      "drafts/bank-switches/bank-switch-screen.tsx",
      { feature: "isBgSwitchEnabled" },
    ],
    origination: ["/originations/$originationId", "drafts/prepared-requests/prepared-request-screen.tsx"],

    facilities: ["/facilities", "facilities/facilities/list/facility-list-screen.tsx"],
    facilityCreate: ["/facilities/create", "facilities/facilities/edit/facility-create-screen.tsx"],
    facilityApplyIntro: [
      "/facilities/apply-intro/$facilityType",
      "facilities/facilities/apply/apply-intro-screen.tsx",
    ],
    facilityApply: [
      "/facilities/apply/$facilityApplicationId",
      "facilities/facilities/apply/apply-screen.tsx",
    ],
    facilityEdit: ["/facilities/$facilityId/edit", "facilities/facilities/edit/facility-edit-screen.tsx"],
    facilityView: ["/facilities/$facilityId/view", "facilities/facilities/view/facility-view-screen.tsx"],

    finance: ["/finance", "money/finance/finance-screen.tsx"],
    financeApply: ["/finance/apply", "money/finance/finance-apply-screen.tsx"],
    referral: ["/referral", "money/referrals/referral-screen.tsx", { feature: "referrals" }],

    acceptOrganisationInvitation: [
      "/accept-invitation/organisation/$code",
      "people/accounts/invitations/accept-invitation-screen.tsx",
    ],
    acceptDocumentInvitation: [
      "/accept-invitation/document/$code",
      "records/collaborators/accept-collaboration-screen.tsx",
    ],
    members: ["/members", "people/members/members-screen.tsx"],
    profile: ["/profile", "people/profile/profile-screen.tsx"],
    settings: ["/settings", { leadsTo: "/settings/organisation" }],
    settingsOrganisation: ["/settings/organisation", "people/settings/details-screen.tsx"],
    settingsAlerts: ["/settings/alerts", "people/settings/alerts-screen.tsx"],
    settingsMetadata: ["/settings/metadata", "people/settings/metadata-screen.tsx"],
    settingsBilling: ["/settings/billing", "people/settings/billing-screen.tsx"],
    billingStatement: ["/settings/billing/statement", "money/client-statements/statement-screen.tsx"],
    submissionTerms: ["/submissionTerms", "portal/content/submission-terms-screen.tsx"],
  }),

  ...pagesFor("desk", {
    staffDrafts: ["/staff/drafts", [DESK, "office/desk/staff-nothing-chosen-screen.tsx"]],
    staffDraft: ["/staff/drafts/$draftId", [DESK, "office/desk/staff-draft-screen.tsx"]],
    staffRequests: ["/staff/requests", "documents/document-requests/staff-requests-screen.tsx"],
    staffOriginations: ["/staff/originations", "drafts/prepared-requests/staff-prepared-requests-screen.tsx"],
    staffApplications: ["/staff/applications", "facilities/facilities/apply/staff-applications-screen.tsx"],
    staffDocuments: ["/staff/documents", "documents/documents/register/staff-documents-screen.tsx"],
    staffAllDrafts: ["/staff/all-drafts", "documents/documents/register/staff-drafts-screen.tsx"],
    staffRequestRegister: [
      "/staff/all-requests",
      "documents/document-requests/staff-request-register-screen.tsx",
    ],
    staffRequiredDocuments: [
      "/staff/required-documents",
      "drafts/required-documents/staff-required-documents-screen.tsx",
    ],
    staffFacilities: ["/staff/facilities", "facilities/facilities/list/staff-facilities-screen.tsx"],
  }),

  ...pagesFor("provider", {
    staffWork: ["/staff/work", "office/desk/work/work-screen.tsx"],
    staffFinance: ["/staff/finance", "money/finance/staff-finance-screen.tsx"],
    staffBankStatements: ["/staff/bank-statements", "money/bank-statements/bank-statements-screen.tsx"],
    staffBankStatement: [
      "/staff/bank-statements/$bankStatementId",
      "money/bank-statements/bank-statement-screen.tsx",
    ],
    staffEnquiries: ["/staff/finance-enquiries", "money/finance/staff-enquiries-screen.tsx"],
    staffInvoices: ["/staff/invoices", "money/invoices/staff-invoices-screen.tsx"],
    staffArrears: ["/staff/arrears", "money/invoices/staff-arrears-screen.tsx"],
    staffCreditNotes: ["/staff/credit-notes", "money/invoices/staff-credit-notes-screen.tsx"],
    staffRefunds: ["/staff/refunds", "money/invoices/staff-refunds-screen.tsx"],
    staffDisputes: ["/staff/disputes", "money/invoices/staff-disputes-screen.tsx"],
    staffClients: ["/staff/clients", "people/clients/clients-screen.tsx"],
    staffClient: ["/staff/clients/$organisationId", "people/clients/client-screen.tsx"],
    staffClientStatement: [
      "/staff/clients/$organisationId/statement",
      "money/client-statements/staff-statement-screen.tsx",
    ],
    staffOrganisations: ["/staff/organisations", "people/abn-claims/claims-screen.tsx"],
  }),

  ...pagesFor("supplier", {
    staffOutcomeFiles: ["/staff/outcomes", "documents/outcome-files/outcome-files-screen.tsx"],
    staffOutcomeFile: ["/staff/outcomes/$outcomeFileId", "documents/outcome-files/outcome-file-screen.tsx"],
    staffBankWork: ["/staff/bank-work", "office/bank-work/bank-work-screen.tsx"],
    staffThreads: ["/staff/threads", "office/bank-threads/bank-threads-screen.tsx"],
    staffServiceLevels: ["/staff/service-levels", "office/bank-work/service-levels-screen.tsx"],
    staffIssued: ["/staff/issued", "documents/documents/issued/issued-screen.tsx"],
    staffReports: ["/staff/reports", "documents/documents/issued/issued-report-screen.tsx"],
  }),

  ...pagesFor("administrator", {
    staffSuppliers: ["/staff/suppliers", "office/suppliers/supplier-screen.tsx"],
    staffSettings: ["/staff/settings", "office/provider/office-settings-screen.tsx"],
    staffChannelPartners: [
      "/staff/trade-organisations",
      "people/channel-partners/channel-partners-screen.tsx",
    ],
    staffReferrers: ["/staff/referrers", "money/referrals/referrers-screen.tsx"],
    staffReferrals: ["/staff/referrals", "money/referrals/staff-referrals-screen.tsx"],
    staffReferrerStatement: [
      "/staff/referrers/$referrerId/statement",
      "money/referrals/staff-referrer-statement-screen.tsx",
    ],
    staffFeeFiles: ["/staff/bank-fees", "money/fee-files/fee-files-screen.tsx"],
    staffFeeFile: ["/staff/bank-fees/$feeFileId", "money/fee-files/fee-file-screen.tsx"],
    staffRevenue: ["/staff/revenue", "money/books/revenue-screen.tsx"],
    staffAccruals: ["/staff/revenue/earned", "money/books/accruals-screen.tsx"],
    staffAccrualLines: ["/staff/revenue/earned/lines", "money/books/accrual-lines-screen.tsx"],
    staffJournals: ["/staff/revenue/journals", "money/books/journals-screen.tsx"],
    staffRevenueWorking: ["/staff/revenue/working", "money/books/revenue-working-screen.tsx"],
    staffProducts: ["/staff/products", "money/products/products-screen.tsx"],
    staffPageTexts: ["/staff/page-texts", "office/content-pages/page-texts-screen.tsx"],
    staffMailTexts: ["/staff/mail-texts", "records/mail-texts/mail-texts-screen.tsx"],
    staffStandardWordings: ["/staff/wordings", "drafts/standard-wordings/standard-wordings-screen.tsx"],
    staffChanges: ["/staff/changes", "office/changes/changes-screen.tsx"],
    staffFeatures: ["/staff/features", "office/gateway-features/feature-screen.tsx"],
  }),

  ...pagesFor("staff administrator", {
    staffPeople: ["/staff/people", "office/staff/staff-people-screen.tsx"],
  }),

  ...pagesFor("referrer", {
    referralPortal: ["/referrals", "money/referrals/portal-screen.tsx"],
    referrerStatement: ["/referrals/$referrerId/statement", "money/referrals/referrer-statement-screen.tsx"],
  }),
};

export type PageName = keyof typeof SITE_MAP;
export const PAGES = Object.entries(SITE_MAP) as readonly (readonly [PageName, PageEntry])[];

/** Each keeps its path as a literal: the names in it are what a link has to be given. */
function pagesFor<const Rows extends Readonly<Record<string, Row>>>(audience: Audience, rows: Rows) {
  const entries = Object.entries<Row>(rows).map(([name, [path, shows, more]]): [string, PageEntry] => {
    const leads = typeof shows === "object" && "leadsTo" in shows ? shows : undefined;
    const screens = leads === undefined ? ([shows].flat() as string[]) : [];
    return [name, { ...more, ...leads, path, audience, screens }];
  });
  return Object.fromEntries(entries) as {
    [Name in keyof Rows]: PageEntry & { readonly path: Rows[Name][0] };
  };
}
