// The provider's settings: what is missing is listed with its page and goes once it is there, and another account is proposed.
// Shows: ST-41.

import {
  READINESS_CODES,
  READINESS_TEXT,
  type ReadinessCode,
} from "@bondline/domain/office/provider/readiness.ts";
import { NO_ALERTS } from "@bondline/domain/records/alerts/alert-default.ts";
import { businessDayOnOrAfter } from "@bondline/domain/values/time/business-days.ts";
import { addDays, formatDate } from "@bondline/domain/values/time/plain-date.ts";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { userState } from "../../../testing/client-cast.ts";
import type { FakeAnswers } from "../../../testing/fake-server.ts";
import { renderClient } from "../../../testing/render-client.tsx";

const PROVIDER = {
  id: "0198c000-0000-7000-8000-0000000000e1",
  name: "Bondline Pty Ltd",
  abn: "51824753556",
  address: "Level 20, 1 Farrer Place, Sydney NSW 2000",
  contactName: "Rosa Whitfield",
  contactEmail: "enquiries@bondline.example",
  contactPhone: null,
  supportEmail: "help@bondline.example",
  operatorEmail: null,
  version: 1,
  serviceState: "NSW",
  serviceOpensHour: 9,
  serviceClosesHour: 17,
  draftSubmittedHours: 8,
  firstReminderDays: 0,
  secondReminderDays: 7,
  lastReminderDays: 21,
  secondFromBankGuarantee: "250000.00",
  secondFromSuretyBond: null,
  secondFromCashSecurity: null,
  secondFromLeaseBond: null,
  secondFromSecurityReturn: "50000.00",
  secondFromBankGuaranteeReturn: null,
  secondFromSuretyBondReturn: null,
  secondFromCashSecurityReturn: "20000.00",
  secondFromLeaseBondReturn: null,
  secondFromBankGuaranteeDiscount: null,
  secondFromSuretyBondDiscount: null,
  secondFromCashSecurityDiscount: null,
  secondFromLeaseBondDiscount: null,
  secondFromDeposit: null,
  secondFromPropertyFacility: null,
  secondFromSuretyFacility: null,
  draftSentAgainHours: 4,
  paymentHours: 8,
  refundHours: 16,
  applicationHours: 16,
  arrangedFacilityHours: 16,
  requiredDocumentHours: 16,
  wordingProposalHours: 16,
  identityHours: 8,
  bankLinesHours: 8,
  enquiryHours: 16,
  requestHours: 8,
  abnClaimHours: 16,
  changeHours: 16,
  closingDays: [
    { date: "2026-06-12", name: "Stocktaking", canBeRemoved: false },
    { date: "2099-12-24", name: "Christmas closure", canBeRemoved: true },
  ],
  depositAccounts: [
    {
      id: "0198c000-0000-7000-8000-0000000000e2",
      accountName: "Bondline Trust Account",
      bsb: "033088",
      accountNumber: "482913",
      startsAt: "2026-11-20T01:00:00Z",
    },
  ],
};
const version = (id: string, ...texts: string[]) => ({
  id,
  setBy: "Rosa Whitfield",
  startsAt: "2026-11-20T00:00:00.000Z",
  lines: texts.map((text) => ({ text, isRequired: true })),
});
const CHECKLISTS = {
  data: {
    deskChecklists: [
      {
        kind: "DRAFT",
        versions: [version("v2", "ABNs confirmed", "Wording read"), version("v1", "Applicant called")],
      },
      { kind: "FACILITY_APPLICATION", versions: [] },
    ],
  },
};
const ADMINISTRATOR = {
  staff: { staffType: "RELATIONSHIP_MANAGER", isAdmin: true, referrerName: null, supplier: null },
} as const;

const AMOUNTS = { refereeDiscountAmount: "100.00", referrerDiscountAmount: "150.00" };
const PROGRAMME = { startsAt: null, waitingChangeId: null, amounts: AMOUNTS, first: AMOUNTS, versions: [] };

const TERMS = {
  annualRate: "9.95",
  minAmount: "15000.00",
  maxAmount: "500000.00",
  termMonths: [6, 12, 24],
  availabilityMinBusinessDays: 1,
  availabilityMaxBusinessDays: 5,
};
const FINANCE = { startsAt: null, waitingChangeId: null, terms: TERMS, first: TERMS, versions: [] };

const FEES = {
  applicationFee: "850.00",
  perGuaranteeFee: "650.00",
  residentialPercentage: "2",
  commercialPercentage: "3",
};
const FACILITY = { startsAt: null, waitingChangeId: null, fees: FEES, first: FEES, versions: [] };
const TO_SUBMIT = "Before the first client can submit";
const TO_ISSUE = "Before the first guarantee can be paid and issued";
const INSTALLED = "In the installation";

function readinessOf(missing: readonly ReadinessCode[]): FakeAnswers {
  const officeReadiness = READINESS_CODES.map((code) => ({ code, isDone: !missing.includes(code) }));
  return { OfficeSettings: { data: { provider: PROVIDER, officeReadiness } } };
}

async function open(isProductThere: boolean, answers: FakeAnswers = {}) {
  const officeReadiness = [
    { code: "SUPPLIER", isDone: true },
    { code: "PRODUCT", isDone: isProductThere },
    { code: "MAIL", isDone: false },
  ];
  return await renderClient({
    at: "/staff/settings",
    token: "token",
    answers: {
      SessionUserState: userState({ organisations: [], me: ADMINISTRATOR }),
      OfficeSettings: { data: { provider: PROVIDER, officeReadiness } },
      OfficeAlertDefaults: {
        data: {
          officeAlertDefaults: { startsAt: null, waitingChangeId: null, alerts: NO_ALERTS, versions: [] },
        },
      },
      OfficeReferralProgramme: { data: { officeReferralProgramme: PROGRAMME } },
      OfficeFinanceTerms: { data: { officeFinanceTerms: FINANCE } },
      OfficeFacilityFees: { data: { officeFacilityFees: FACILITY } },
      StaffQueue: "silent",
      StaffQueueCount: "silent",
      StaffMoney: "silent",
      ...answers,
    },
  });
}

test("what is missing leads to where it is mended, and what is there is not listed", async () => {
  await open(false);
  const needed = within(await screen.findByRole("region", { name: "Before the first client can submit" }));
  expect(needed.getByText("Propose a fee plan, and have it approved")).toBeTruthy();
  expect(needed.getByRole("link", { name: "Go there" }).getAttribute("href")).toBe("/staff/products");
  expect(screen.queryByText("Add a bank or insurer")).toBeNull();
});

test("once all of it is there the page says that clients can submit", async () => {
  await open(true);
  expect(await screen.findByText("Clients can submit drafts")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Before the first client can submit" })).toBeNull();
});

const PLACES: Readonly<Record<ReadinessCode, readonly [group: string, href: string | null]>> = {
  SECOND_ADMINISTRATOR: [TO_SUBMIT, "/staff/people"],
  SUPPLIER: [TO_SUBMIT, "/staff/suppliers"],
  PRODUCT: [TO_SUBMIT, "/staff/products"],
  DEPOSIT_ACCOUNT: [TO_ISSUE, "/staff/settings"],
  SUPPLIER_STAFF: [TO_ISSUE, "/staff/people"],
  PAGE_TEXTS: [INSTALLED, "/staff/page-texts"],
  OPERATOR_EMAIL: [INSTALLED, "/staff/settings"],
  SUPPORT_EMAIL: [INSTALLED, "/staff/settings"],
  MAIL: [INSTALLED, null],
  MAIL_SENDER: [INSTALLED, null],
  CARD_PAYMENTS: [INSTALLED, null],
  BUSINESS_REGISTER: [INSTALLED, null],
  FILES: [INSTALLED, null],
  VIRUS_SCAN: [INSTALLED, null],
};

test("each point stands before what it is in the way of, with its page or with who sets it", async () => {
  await open(false, readinessOf(READINESS_CODES));
  for (const [code, [group, href]] of Object.entries(PLACES)) {
    const region = within(await screen.findByRole("region", { name: group }));
    const point = region.getByText(READINESS_TEXT[code as ReadinessCode]).closest("li");
    const link = within(point as HTMLElement).queryByRole("link", { name: "Go there" });
    expect(link?.getAttribute("href") ?? null, code).toBe(href);
  }
});

test("without those who issue, clients can submit and nothing is issued yet", async () => {
  await open(false, readinessOf(["SUPPLIER_STAFF"]));
  expect(await screen.findByText("Clients can submit drafts")).toBeTruthy();
  expect(screen.getByText("None can be paid and issued yet.")).toBeTruthy();
});

test("once nothing is missing the list is gone", async () => {
  await open(false, readinessOf([]));
  expect(await screen.findByText(/^Everything is there for the first guarantee/)).toBeTruthy();
  expect(screen.queryByText("Still missing")).toBeNull();
});

test("another account for deposits is proposed with a reason", async () => {
  const { user, server } = await open(true, {
    OfficeSettingsProposeDepositAccount: { data: { proposeDepositAccount: { clientMutationId: "1" } } },
  });
  expect(await screen.findByText("033-088")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Propose another account" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Account name"), "Bondline Trust");
  await user.type(dialog.getByLabelText("BSB"), "062-000");
  await user.type(dialog.getByLabelText("Account number"), "10458821");
  await user.click(dialog.getByRole("button", { name: "Propose" }));
  expect(await dialog.findByText("This field is required.")).toBeTruthy();
  await user.type(dialog.getByLabelText("Why"), "The bank has moved us.");
  await user.click(dialog.getByRole("button", { name: "Propose" }));
  expect(await screen.findByText("The account is waiting for approval")).toBeTruthy();
  expect(server.inputsOf("OfficeSettingsProposeDepositAccount")).toMatchObject([
    { accountName: "Bondline Trust", accountNumber: "10458821", reason: "The bank has moved us." },
  ]);
});

test("closing days to come are listed apart from those that have begun, and one is removed after a question", async () => {
  const { user, server } = await open(true, {
    OfficeSettingsRemoveClosingDay: { data: { removeClosingDay: { clientMutationId: "1" } } },
  });
  const toCome = within(await screen.findByRole("list", { name: "Closing days to come" }));
  expect(toCome.getByText("Christmas closure")).toBeTruthy();
  expect(toCome.queryByText("Stocktaking")).toBeNull();
  await user.click(toCome.getByRole("button", { name: "Remove the closing day 24/12/2099" }));
  const asked = within(await screen.findByRole("alertdialog"));
  await user.click(asked.getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("The closing day is removed")).toBeTruthy();
  expect(server.inputsOf("OfficeSettingsRemoveClosingDay")).toMatchObject([{ date: "2099-12-24" }]);
});

test("a day that is past is told at its field, and another is added as it was typed", async () => {
  const { user, server } = await open(true, {
    OfficeSettingsAddClosingDay: { data: { addClosingDay: { clientMutationId: "1" } } },
  });
  await user.click(await screen.findByRole("button", { name: "Add a closing day" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByRole("textbox", { name: "Day" }), "01/01/2000");
  await user.type(dialog.getByLabelText("Why"), "Move of the office");
  await user.click(dialog.getByRole("button", { name: "Add" }));
  expect(await dialog.findByText("Choose today or a later day: what is past stays as it was.")).toBeTruthy();
  await user.clear(dialog.getByRole("textbox", { name: "Day" }));
  await user.type(dialog.getByRole("textbox", { name: "Day" }), nextBusinessDay());
  await user.click(dialog.getByRole("button", { name: "Add" }));
  expect(await screen.findByText("The closing day is added")).toBeTruthy();
  expect(server.inputsOf("OfficeSettingsAddClosingDay")).toMatchObject([{ name: "Move of the office" }]);
});

/** The first business day of the state from tomorrow on, by the machine's own clock. */
function nextBusinessDay(): string {
  const tomorrow = addDays(dayOfInstant(new Date(), "Australia/Sydney"), 1);
  return formatDate(businessDayOnOrAfter(tomorrow, "NSW"));
}

test("service levels are read in business hours and changed, and one of nought is told at its field", async () => {
  const { user, server } = await open(true, {
    OfficeSettingsChangeDeskService: { data: { changeDeskService: { clientMutationId: "1" } } },
  });
  expect(await screen.findByText("4 business hours")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Change the service levels" }));
  const dialog = within(await screen.findByRole("dialog"));
  const level = dialog.getByLabelText("Draft sent again");
  await user.clear(level);
  await user.type(level, "0");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(server.inputsOf("OfficeSettingsChangeDeskService")).toHaveLength(0);
  await user.clear(level);
  await user.type(level, "6");
  const arranged = dialog.getByLabelText("Arranged facility to establish");
  await user.clear(arranged);
  await user.type(arranged, "12");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The service levels are changed")).toBeTruthy();
  expect(server.inputsOf("OfficeSettingsChangeDeskService")).toMatchObject([
    {
      serviceState: "NSW",
      serviceOpensHour: 9,
      draftSentAgainHours: 6,
      arrangedFacilityHours: 12,
      version: 1,
    },
  ]);
});

test("reminders are read as days after the due date and changed, and one that comes no later than the one before is told at its field", async () => {
  const { user, server } = await open(true, {
    OfficeSettingsChangeReminders: { data: { changeReminders: { clientMutationId: "1" } } },
  });
  expect(await screen.findByText("21 days after the due date")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Change the reminders" }));
  const dialog = within(await screen.findByRole("dialog"));
  const second = dialog.getByLabelText("Second reminder");
  await user.clear(second);
  await user.type(second, "0");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("Each reminder comes on a later day than the one before it.")).toBeTruthy();
  expect(server.inputsOf("OfficeSettingsChangeReminders")).toHaveLength(0);
  await user.clear(second);
  await user.type(second, "10");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The reminders are changed")).toBeTruthy();
  expect(server.inputsOf("OfficeSettingsChangeReminders")).toMatchObject([
    { firstReminderDays: 0, secondReminderDays: 10, lastReminderDays: 21, version: 1 },
  ]);
});

test("from which amounts two people approve is read by kind, and others are proposed with a reason", async () => {
  const { user, server } = await open(true, {
    OfficeSettingsProposeSecondApprovals: { data: { proposeSecondApprovals: { clientMutationId: "1" } } },
  });
  const card = within(await screen.findByRole("region", { name: "Second approval" }));
  expect(card.getByText("Two people from $250,000.00")).toBeTruthy();
  expect(card.getByText("Two people from $50,000.00")).toBeTruthy();
  expect(card.getByText("Two people from $20,000.00")).toBeTruthy();
  expect(card.getAllByText("One person approves")).toHaveLength(6);
  await user.click(card.getByRole("button", { name: "Propose other amounts" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.clear(dialog.getByLabelText(/^Bank Guarantee/));
  await user.type(dialog.getByLabelText(/^Surety Bond/), "500000");
  await user.type(dialog.getByLabelText("Why"), "What the board has decided.");
  await user.click(dialog.getByRole("button", { name: "Propose" }));
  expect(await screen.findByText("The amounts are waiting for approval")).toBeTruthy();
  expect(server.inputsOf("OfficeSettingsProposeSecondApprovals")).toMatchObject([
    { secondFromBankGuarantee: null, secondFromSuretyBond: "500000", reason: "What the board has decided." },
  ]);
});

test("the codes of a package are set in the settings, and a wrong one is told at its field", async () => {
  const { user, server } = await open(true, {
    AccountCodes: {
      data: {
        accountCodes: {
          package: "MYOB",
          version: 4,
          codes: [{ account: "BANK", code: "1-1110", taxCode: null }],
        },
      },
    },
    AccountCodesChange: { data: { changeAccountCodes: { clientMutationId: "1" } } },
  });
  await user.click(await screen.findByRole("button", { name: "Set codes for MYOB" }));
  const gst = await screen.findByLabelText(/^GST, account code/);
  const dialog = within(screen.getByRole("dialog"));
  await user.type(gst, "GST");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText(/such as 4-1100/)).toBeTruthy();
  await user.clear(gst);
  await user.type(gst, "2-1210");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The codes are saved")).toBeTruthy();
  const [sent] = server.inputsOf("AccountCodesChange") as { codes: object[]; version: number }[];
  expect(sent?.version).toBe(4);
  expect(sent?.codes).toContainEqual({ account: "GST", code: "2-1210", taxCode: null });
  expect(sent?.codes).toContainEqual({ account: "BANK", code: "1-1110", taxCode: null });
});

test("the alerts of new organisations are proposed from a day on, and a date without days is not watched", async () => {
  const { user, server } = await open(true, {
    AlertDefaultsPropose: { data: { proposeAlertDefaults: { clientMutationId: "1" } } },
  });
  expect(await screen.findByText("An organisation begins without alerts.")).toBeTruthy();
  await user.click(
    screen.getByRole("button", { name: "Propose a change of the alerts of new organisations" }),
  );
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("radio", { name: "Yes" }));
  await user.type(dialog.getByLabelText(/^Days before the expiry date/), "366");
  await user.type(dialog.getByLabelText("From"), "20/11/2096");
  await user.type(dialog.getByLabelText("Why"), "Clients ask us for it.");
  await user.click(dialog.getByRole("button", { name: "Propose" }));
  expect(await dialog.findByText("This field must be between 1 and 365")).toBeTruthy();
  await user.clear(dialog.getByLabelText(/^Days before the expiry date/));
  await user.type(dialog.getByLabelText(/^Days before the expiry date/), "60");
  await user.click(dialog.getByRole("button", { name: "Propose" }));
  expect(await screen.findByText("The change is waiting for approval")).toBeTruthy();
  expect(server.inputsOf("AlertDefaultsPropose")).toMatchObject([
    {
      hasLadder: true,
      expiresAtDays: 60,
      expectedReturnDays: null,
      startsDate: "2096-11-20",
      versionCount: 0,
    },
  ]);
});

test("what is in force reads as sentences, what waits is not proposed again, and versions say what changed", async () => {
  const alerts = { ...NO_ALERTS, expiresAtDays: 60 };
  const version = {
    id: "v1",
    startsAt: "2026-11-01T00:00:00Z",
    proposedBy: "Rosa Whitfield",
    approvedBy: "Gus Reid",
    alerts,
  };
  const { user } = await open(true, {
    OfficeAlertDefaults: {
      data: {
        officeAlertDefaults: {
          startsAt: version.startsAt,
          waitingChangeId: "c1",
          alerts,
          versions: [version],
        },
      },
    },
  });
  expect(await screen.findByText("60 days before the expiry date")).toBeTruthy();
  expect(screen.getByText("A change is waiting for approval")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Propose a change of the alerts/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Versions of the alerts of new organisations" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Proposed by Rosa Whitfield, approved by Gus Reid")).toBeTruthy();
});

test("what the referral programme gives is read, and other amounts are proposed within their bounds", async () => {
  const { user, server } = await open(true, {
    ReferralProgrammePropose: { data: { proposeReferralProgramme: { clientMutationId: "1" } } },
  });
  const card = within(await screen.findByRole("region", { name: "Referral programme" }));
  expect(await card.findByText("$150.00")).toBeTruthy();
  expect(card.queryByRole("button", { name: /^Versions/ })).toBeNull();
  await user.click(card.getByRole("button", { name: "Propose a change of the referral programme" }));
  const dialog = within(await screen.findByRole("dialog"));
  const referrer = dialog.getByLabelText("For who referred them");
  await user.clear(referrer);
  await user.type(referrer, "10,000.01");
  await user.type(dialog.getByLabelText("From"), "20/11/2025");
  await user.type(dialog.getByLabelText("Why"), "What the board has decided.");
  await user.click(dialog.getByRole("button", { name: "Propose" }));
  expect(await dialog.findByText("This field must be at most $10,000")).toBeTruthy();
  await user.clear(referrer);
  await user.type(referrer, "180");
  await user.click(dialog.getByRole("button", { name: "Propose" }));
  expect(await dialog.findByText(/what was promised before keeps its amount/)).toBeTruthy();
  await user.clear(dialog.getByLabelText("From"));
  await user.type(dialog.getByLabelText("From"), "20/11/2096");
  await user.click(dialog.getByRole("button", { name: "Propose" }));
  expect(await screen.findByText("The change is waiting for approval")).toBeTruthy();
  expect(server.inputsOf("ReferralProgrammePropose")).toMatchObject([
    {
      refereeDiscountAmount: "100.00",
      referrerDiscountAmount: "180",
      startsDate: "2096-11-20",
      versionCount: 0,
    },
  ]);
});

test("versions of the referral programme say what each changed, and what waits is not proposed again", async () => {
  const version = {
    id: "v1",
    startsAt: "2026-11-01T00:00:00Z",
    proposedBy: "Rosa Whitfield",
    approvedBy: "Gus Reid",
    amounts: { refereeDiscountAmount: "120.00", referrerDiscountAmount: "150.00" },
  };
  const { user } = await open(true, {
    OfficeReferralProgramme: {
      data: {
        officeReferralProgramme: {
          startsAt: version.startsAt,
          waitingChangeId: "c1",
          amounts: version.amounts,
          first: AMOUNTS,
          versions: [version],
        },
      },
    },
  });
  const card = within(await screen.findByRole("region", { name: "Referral programme" }));
  expect(await card.findByText("A change is waiting for approval")).toBeTruthy();
  expect(card.queryByRole("button", { name: /^Propose/ })).toBeNull();
  await user.click(card.getByRole("button", { name: "Versions of the referral programme" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Proposed by Rosa Whitfield, approved by Gus Reid")).toBeTruthy();
  expect(dialog.getByText(/120/, { selector: "mark" })).toBeTruthy();
});

test("the terms of finance are read, and others are proposed whole and within their bounds", async () => {
  const { user, server } = await open(true, {
    FinanceTermsPropose: { data: { proposeFinanceTerms: { clientMutationId: null } } },
  });
  const card = within(await screen.findByRole("region", { name: "Terms of finance" }));
  expect(await card.findByText("9.95%")).toBeTruthy();
  expect(card.getByText("6 months, 12 months, 24 months")).toBeTruthy();
  await user.click(card.getByRole("button", { name: "Propose a change of the terms of finance" }));
  const dialog = within(await screen.findByRole("dialog"));
  const most = dialog.getByLabelText("Finance up to");
  await user.clear(most);
  await user.type(most, "14,000");
  await user.click(dialog.getByRole("checkbox", { name: "24 months" }));
  await user.type(dialog.getByLabelText("From"), "20/11/2096");
  await user.type(dialog.getByLabelText("Why"), "The lender has changed its rate.");
  await user.click(dialog.getByRole("button", { name: "Propose" }));
  expect(await dialog.findByText("This amount is below the one that finance begins with.")).toBeTruthy();
  await user.clear(most);
  await user.type(most, "600000");
  await user.click(dialog.getByRole("button", { name: "Propose" }));
  expect(await screen.findByText("The change is waiting for approval")).toBeTruthy();
  expect(server.inputsOf("FinanceTermsPropose")).toMatchObject([
    {
      annualRate: "9.95",
      maxAmount: "600000",
      termMonths: [6, 12],
      versionCount: 0,
      availabilityMinBusinessDays: 1,
    },
  ]);
});

test("versions of the terms of finance say what each changed", async () => {
  const version = {
    id: "f1",
    startsAt: "2026-11-01T00:00:00Z",
    proposedBy: "Rosa Whitfield",
    approvedBy: "Gus Reid",
    terms: { ...TERMS, annualRate: "10.5" },
  };
  const { user } = await open(true, {
    OfficeFinanceTerms: {
      data: {
        officeFinanceTerms: {
          ...FINANCE,
          startsAt: version.startsAt,
          terms: version.terms,
          versions: [version],
        },
      },
    },
  });
  const card = within(await screen.findByRole("region", { name: "Terms of finance" }));
  await user.click(await card.findByRole("button", { name: "Versions of the terms of finance" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Proposed by Rosa Whitfield, approved by Gus Reid")).toBeTruthy();
  expect(dialog.getAllByText(/10/, { selector: "mark" })).toHaveLength(1);
});

test("the fees of property backed facilities are read, and others are proposed within their bounds", async () => {
  const { user, server } = await open(true, {
    FacilityFeesPropose: { data: { proposeFacilityFees: { clientMutationId: null } } },
  });
  const card = within(await screen.findByRole("region", { name: "Fees of property backed facilities" }));
  expect(await card.findByText("$850.00")).toBeTruthy();
  expect(card.queryByRole("button", { name: /^Versions/ })).toBeNull();
  await user.click(card.getByRole("button", { name: /^Propose a change of the fees/ }));
  const dialog = within(await screen.findByRole("dialog"));
  const commercial = dialog.getByLabelText("A year, where any of it is commercial");
  await user.clear(commercial);
  await user.type(commercial, "1.5");
  await user.type(dialog.getByLabelText("From"), "20/11/2096");
  await user.type(dialog.getByLabelText("Why"), "What the board has decided.");
  await user.click(dialog.getByRole("button", { name: "Propose" }));
  expect(await dialog.findByText("This is less than over residential property.")).toBeTruthy();
  await user.clear(commercial);
  await user.type(commercial, "3.5");
  await user.click(dialog.getByRole("button", { name: "Propose" }));
  expect(await screen.findByText("The change is waiting for approval")).toBeTruthy();
  expect(server.inputsOf("FacilityFeesPropose")).toMatchObject([
    { applicationFee: "850.00", commercialPercentage: "3.5", startsDate: "2096-11-20", versionCount: 0 },
  ]);
});

test("each kind shows the list that holds, with those before it", async () => {
  await open(true, { OfficeChecklists: CHECKLISTS });
  const drafts = within(await screen.findByRole("region", { name: "Drafts" }));
  expect(drafts.getByText("Wording read")).toBeTruthy();
  expect(drafts.getAllByText(/set by Rosa Whitfield/)).toHaveLength(2);
  const applications = within(screen.getByRole("region", { name: "Facility applications" }));
  expect(applications.getByText("No checklist. Nothing is ticked.")).toBeTruthy();
});

test("lines are added, moved, removed and sent in their order, after each was written", async () => {
  const { user, server } = await open(true, {
    OfficeChecklists: CHECKLISTS,
    OfficeSettingsSetChecklist: { data: { setDeskChecklist: { clientMutationId: "1" } } },
  });
  await user.click(await screen.findByRole("button", { name: "Change the checklist of drafts" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Remove line 1" }));
  await user.click(dialog.getByRole("button", { name: "Add a line" }));
  await user.click(dialog.getByRole("button", { name: "Set checklist" }));
  expect(await dialog.findByText("This field is required.")).toBeTruthy();
  await user.type(dialog.getByLabelText("Line 2"), "Security agreed");
  await user.click(dialog.getByLabelText("Line 2 is required before the decision"));
  await user.click(dialog.getByRole("button", { name: "Move line 2 up" }));
  await user.click(dialog.getByRole("button", { name: "Set checklist" }));
  expect(await screen.findByText("The checklist is set")).toBeTruthy();
  expect(server.inputsOf("OfficeSettingsSetChecklist")).toMatchObject([
    {
      kind: "DRAFT",
      versionCount: 2,
      lines: [
        { text: "Security agreed", isRequired: false },
        { text: "Wording read", isRequired: true },
      ],
    },
  ]);
});
