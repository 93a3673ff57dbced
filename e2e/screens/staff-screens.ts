// The desk of the provider and of a supplier, and the referral portal.

import type { Page } from "playwright-core";
import { idOf } from "../../server/demo/cast-ids.ts";
import type { Api } from "../../testing/api.ts";
import { QUINN } from "../../testing/builders/referrer-builder.ts";
import type { ScreenSet } from "./screen-set.ts";

const STATEMENT_OF_QUINN = `/staff/referrers/${QUINN}/statement`;

export const STAFF_SCREENS: readonly ScreenSet[] = [
  {
    title: "the desk",
    person: "rosa",
    screens: async ({ as }) => {
      const drafts = await queueByStatus(await as("rosa"));
      return [
        { name: "staff-work", path: "/staff/work", shows: "Done this week" },
        { name: "staff-queue", path: "/staff/drafts", shows: "Refunds to pay" },
        ...Object.entries(drafts).map(([status, id]) => ({
          name: `staff-draft-${status.toLowerCase().replaceAll("_", "-")}`,
          path: `/staff/drafts/${id}`,
          shows: "Activity",
        })),
        {
          name: "staff-approve",
          path: `/staff/drafts/${drafts.SUBMITTED}`,
          shows: "Activity",
          after: (page) => page.getByRole("button", { name: "Approve" }).click(),
        },
        {
          name: "staff-request-changes",
          path: `/staff/drafts/${drafts.SUBMITTED}`,
          shows: "Activity",
          after: (page) => page.getByRole("button", { name: /^Request/ }).click(),
        },
        {
          name: "staff-required-document-ask",
          path: `/staff/drafts/${drafts.PROCESSING}`,
          shows: "Paid, waiting for documents",
          after: (page) => page.getByRole("button", { name: "Ask for a document" }).click(),
        },
        {
          name: "staff-form-to-sign",
          path: `/staff/drafts/${drafts.PROCESSING}`,
          shows: "Paid, waiting for documents",
          after: async (page) => {
            const form = page.getByRole("article", { name: "Draft bank guarantee form" });
            await form.getByRole("button", { expanded: false }).click();
            await form.getByRole("button", { name: "Have it signed online" }).click();
          },
        },
        {
          name: "staff-refund",
          path: `/staff/drafts/${drafts.PENDING_PAYMENT}`,
          shows: "Unmatched payments",
          after: (page) => refundCard(page).getByRole("button", { name: "Approve bank transfer" }).click(),
        },
        {
          name: "staff-card-refund",
          path: `/staff/drafts/${drafts.PENDING_PAYMENT}`,
          shows: "Unmatched payments",
          after: (page) => refundCard(page).getByRole("button", { name: "Pay back to the card" }).click(),
        },
        {
          name: "staff-refund-refused",
          path: `/staff/drafts/${drafts.PENDING_PAYMENT}`,
          shows: "Unmatched payments",
          after: async (page) => {
            await refundCard(page).getByRole("button", { name: "Approve bank transfer" }).click();
            const dialog = page.getByRole("dialog");
            await dialog.getByLabel("Account to pay").fill("");
            await dialog.getByRole("button", { name: "Approve refund" }).click();
            await dialog.getByText("This field is required.").waitFor();
          },
        },
        {
          name: "staff-unmatched-payment",
          path: `/staff/drafts/${drafts.PENDING_PAYMENT}`,
          shows: "Unmatched payments",
          after: (page) => page.getByRole("button", { name: "Decide" }).click(),
        },
      ];
    },
  },
  {
    title: "the operator's other work",
    person: "rosa",
    screens: () => [
      { name: "staff-settings", path: "/staff/settings", shows: "Account for deposits" },
      {
        name: "staff-settings-account",
        path: "/staff/settings",
        shows: "Account for deposits",
        after: (page) => page.getByRole("button", { name: "Propose another account" }).click(),
      },
      { name: "staff-people", path: "/staff/people", shows: "gus@bondline.example" },
      {
        name: "staff-people-invite",
        path: "/staff/people",
        shows: "gus@bondline.example",
        after: (page) => page.getByRole("button", { name: "Invite" }).click(),
      },
      { name: "staff-products", path: "/staff/products", shows: "Macquarie lease bond" },
      {
        name: "staff-product-propose",
        path: "/staff/products",
        shows: "Macquarie lease bond",
        after: (page) =>
          page.getByRole("button", { name: "Propose a change of Macquarie lease bond" }).click(),
      },
      { name: "staff-page-texts", path: "/staff/page-texts", shows: "Privacy Policy" },
      {
        name: "staff-page-text-propose",
        path: "/staff/page-texts",
        shows: "Privacy Policy",
        after: (page) => page.getByRole("button", { name: "Propose a change of Privacy Policy" }).click(),
      },
      { name: "staff-mail-texts", path: "/staff/mail-texts", shows: "We received your {kind} application" },
      {
        name: "staff-mail-text-propose",
        path: "/staff/mail-texts",
        shows: "We received your {kind} application",
        after: (page) =>
          page
            .getByRole("button", {
              name: "Propose a change of We received your {kind} application {reference}",
            })
            .click(),
      },
      { name: "staff-wordings", path: "/staff/wordings", shows: "Lease Bond" },
      {
        name: "staff-wording-propose",
        path: "/staff/wordings",
        shows: "Lease Bond",
        after: (page) =>
          page.getByRole("button", { name: "Propose a change of Lease Bond, Other wording" }).click(),
      },
      { name: "staff-revenue", path: "/staff/revenue", shows: "The year" },
      {
        name: "staff-revenue-working",
        path: "/staff/revenue/working?figure=OWED&year=2027",
        shows: "INV-",
      },
      { name: "staff-accruals", path: "/staff/revenue/earned", shows: "Earned and to come" },
      {
        name: "staff-accrual-lines",
        path: "/staff/revenue/earned/lines?kind=FIRST_PERIOD",
        shows: "INV-",
      },
      { name: "staff-journals", path: "/staff/revenue/journals", shows: "Find a journal" },
      {
        name: "staff-account-codes",
        path: "/staff/settings",
        shows: "Accounting codes",
        after: (page) => page.getByRole("button", { name: "Set codes for Xero" }).click(),
      },
      { name: "staff-referrals", path: "/staff/referrals", shows: "All referrals" },
      { name: "staff-referrers", path: "/staff/referrers", shows: "Apex Risk Brokers" },
      { name: "staff-referrer-statement", path: STATEMENT_OF_QUINN, shows: "Tom Quinn" },
      {
        name: "staff-referrer-payout",
        path: STATEMENT_OF_QUINN,
        shows: "Tom Quinn",
        after: (page) => page.getByRole("button", { name: "Record a payout" }).click(),
      },
      {
        name: "staff-referrer-add",
        path: "/staff/referrers",
        shows: "Apex Risk Brokers",
        after: (page) => page.getByRole("button", { name: "Add a referrer" }).click(),
      },
      { name: "staff-partners", path: "/staff/trade-organisations", shows: "Wholesale Surety Desk" },
      {
        name: "staff-partner-add",
        path: "/staff/trade-organisations",
        shows: "Wholesale Surety Desk",
        after: (page) => page.getByRole("button", { name: "Add a trade organisation" }).click(),
      },
      { name: "staff-clients", path: "/staff/clients", shows: "Harbour Civil" },
      { name: "staff-all-drafts", path: "/staff/all-drafts", shows: "Harbour Civil" },
      { name: "staff-documents", path: "/staff/documents", shows: "Harbour Civil" },
      {
        name: "staff-required-documents",
        path: "/staff/required-documents",
        shows: "All required documents",
      },
      { name: "staff-all-requests", path: "/staff/all-requests", shows: "Harbour Civil" },
      { name: "staff-applications", path: "/staff/applications", shows: "Harbour Civil" },
      { name: "staff-facilities", path: "/staff/facilities", shows: "Harbour Civil" },
      { name: "staff-enquiries", path: "/staff/finance-enquiries", shows: "All finance enquiries" },
      { name: "staff-arrears", path: "/staff/arrears", shows: "Arrears by age" },
      { name: "staff-credit-notes", path: "/staff/credit-notes", shows: "All credit notes" },
      { name: "staff-disputes", path: "/staff/disputes", shows: "All disputes" },
      { name: "staff-refunds", path: "/staff/refunds", shows: "All refunds" },
      { name: "staff-invoices", path: "/staff/invoices", shows: "Harbour Civil" },
      {
        name: "staff-client",
        path: `/staff/clients/${idOf("organisation", "harbour")}`,
        shows: "Waiting on us",
      },
      {
        name: "staff-client-statement",
        path: `/staff/clients/${idOf("organisation", "harbour")}/statement`,
        shows: "Harbour Civil",
      },
      {
        name: "staff-client-discount",
        path: "/staff/clients",
        shows: "Harbour Civil",
        after: (page) =>
          page.getByRole("button", { name: "Propose a discount for Harbour Civil Pty Ltd" }).click(),
      },
      { name: "staff-changes", path: "/staff/changes", shows: "Nothing is waiting for approval" },
      {
        name: "staff-supplier-add",
        path: "/staff/suppliers",
        shows: "Macquarie",
        after: (page) => page.getByRole("button", { name: "Add a bank or insurer" }).click(),
      },
      { name: "staff-features", path: "/staff/features", shows: "Referral programme" },
      {
        name: "staff-feature-switch",
        path: "/staff/features",
        shows: "Referral programme",
        after: (page) => page.getByRole("button", { name: "Switch on Email auditing" }).click(),
      },
      { name: "staff-suppliers", path: "/staff/suppliers", shows: "Macquarie" },
      {
        name: "staff-supplier-change",
        path: "/staff/suppliers",
        shows: "Macquarie",
        after: (page) => page.getByRole("button", { name: "Documents that Macquarie asks for" }).click(),
      },
      {
        name: "staff-supplier-documents-propose",
        path: "/staff/suppliers",
        shows: "Macquarie",
        after: async (page) => {
          await page.getByRole("button", { name: "Documents that Macquarie asks for" }).click();
          await page.getByRole("button", { name: "Propose a change" }).click();
        },
      },
      {
        name: "staff-supplier-levels",
        path: "/staff/suppliers",
        shows: "Macquarie",
        after: (page) => page.getByRole("button", { name: "Service levels of Macquarie" }).click(),
      },
      { name: "staff-organisations", path: "/staff/organisations", shows: "pat@guests.example" },
      {
        name: "staff-organisation-confirm",
        path: "/staff/organisations",
        shows: "pat@guests.example",
        after: (page) => page.getByRole("button", { name: "Confirm" }).first().click(),
      },
      {
        name: "staff-organisation-refuse",
        path: "/staff/organisations",
        shows: "pat@guests.example",
        after: (page) => page.getByRole("button", { name: "Refuse" }).first().click(),
      },
      {
        name: "staff-organisations-confirmed",
        path: "/staff/organisations?status=confirmed",
        shows: "Harbour Civil Pty Ltd",
      },
      { name: "staff-finance", path: "/staff/finance", shows: "Two leases are coming up" },
    ],
  },
  {
    title: "a supplier's desk",
    person: "sam",
    screens: async ({ as }) => {
      const path = `/documents/${await originalToSign(await as("sam"))}/view`;
      return [
        { name: "supplier-queue", path: "/staff/drafts", shows: "Review queue" },
        { name: "supplier-work", path: "/staff/bank-work", shows: "Every kind" },
        { name: "supplier-threads", path: "/staff/threads?tab=all", shows: "Last said" },
        { name: "supplier-service-levels", path: "/staff/service-levels", shows: "Issue a guarantee" },
        {
          name: "supplier-service-levels-change",
          path: "/staff/service-levels",
          shows: "Issue a guarantee",
          after: (page) => page.getByRole("button", { name: "Change the levels" }).click(),
        },
        { name: "supplier-issued", path: "/staff/issued", shows: "Harbour Civil Pty Ltd" },
        { name: "supplier-issued-ending", path: "/staff/issued?ends=30", shows: "Ends within 30 days" },
        { name: "supplier-reports", path: "/staff/reports", shows: "By client" },
        { name: "supplier-requests", path: "/staff/requests", shows: "Digital originals to sign" },
        {
          name: "original-sign",
          path,
          shows: "Sign original",
          after: (page) => page.getByRole("button", { name: "Sign original" }).click(),
        },
        {
          name: "original-sign-with-service",
          path,
          shows: "Sign original",
          after: async (page) => {
            await page.getByRole("button", { name: "Sign original" }).click();
            await page.getByRole("radio", { name: /^With / }).check();
          },
        },
        {
          name: "original-decline",
          path,
          shows: "Decline to sign",
          after: async (page) => {
            await page.getByRole("button", { name: "Decline to sign" }).click();
            await page.getByRole("dialog").getByRole("button", { name: "Decline to sign" }).click();
          },
        },
        // The last: from then on it waits there.
        { name: "original-at-service", path, shows: "Bank's signature", after: sentToService },
      ];
    },
  },
  ...(["tom", "nia"] as const).map(
    (person): ScreenSet => ({
      title: `the referral portal, for ${person === "tom" ? "a referrer" : "its administrator"}`,
      person,
      screens: () => [
        { name: `referral-portal-${person}`, path: "/referrals", shows: "Harbour Civil Pty Ltd" },
        { name: `referral-statement-${person}`, path: `/referrals/${QUINN}/statement`, shows: "Tom Quinn" },
      ],
    }),
  ),
];

function refundCard(page: Page) {
  return page.getByRole("region", { name: "Refunds", exact: true });
}

async function sentToService(page: Page): Promise<void> {
  const onwards = page.getByRole("link", { name: "Open the signing page" });
  const sign = page.getByRole("button", { name: "Sign original" });
  await onwards.or(sign).waitFor();
  if (await sign.isVisible()) {
    await sign.click();
    await page.getByLabel("Your full name").fill("Sam Iyer");
    await page.getByRole("radio", { name: /^With / }).check();
    await page.getByRole("button", { name: /^Continue with / }).click();
  }
  await onwards.waitFor();
}

async function originalToSign(api: Api): Promise<string> {
  const { staffSignatures } = await api.get(
    "{ staffSignatures(first: 1) { edges { node { documentId } } } }",
  );
  return staffSignatures.edges[0].node.documentId;
}

/** One draft of each status that stands in the queue. */
async function queueByStatus(api: Api): Promise<Record<string, string>> {
  const { staffDrafts } = await api.get("{ staffDrafts(first: 50) { edges { node { id status } } } }");
  const nodes: { id: string; status: string }[] = staffDrafts.edges.map(
    ({ node }: { node: { id: string; status: string } }) => node,
  );
  return Object.fromEntries(nodes.map(({ id, status }) => [status, id]));
}
