// One valid call of each operation of the provider's office: its own record, changes by two, products, banks and insurers, staff.

import { firstStandardText } from "@bondline/domain/drafts/wording/first-standard-wording.ts";
import { asStaffMemberId, asSupplierId } from "@bondline/domain/ids.ts";
import { businessDayOnOrAfter } from "@bondline/domain/values/time/business-days.ts";
import { addDays, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { insertRow } from "../../server/database/write-row.ts";
import { aGuest } from "../../server/demo/builders/guest-builder.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";
import type { World } from "../world.ts";
import type { Examples, Given } from "./example.ts";
import { aNewAbn } from "./example-steps.ts";
import { lastNumber, nextNumber } from "./numbers.ts";
import { withdrawWaiting } from "./withdraw-waiting.ts";

async function provider({ personas }: Given) {
  const found = await personas.api.manager.get(
    "{ provider { name abn address contactName contactEmail version } }",
  );
  return { ...found.provider, address: `${nextNumber()} Farrer Place, Sydney NSW 2000`, contactPhone: null };
}

async function newAccount(given: Given) {
  await withdrawWaiting(given, "DEPOSIT_ACCOUNT");
  return {
    accountName: "Bondline Trust Account",
    bsb: "062-000",
    accountNumber: String(10_000_000 + nextNumber()),
    reason: "The bank has moved us.",
  };
}

async function waitingChange(given: Given): Promise<{ id: string; version: number }> {
  const reply = await given.personas.api.manager.mutate(
    "proposeDepositAccount",
    "ProposeDepositAccountInput",
    await newAccount(given),
    "officeChange { id version }",
  );
  return reply.data.proposeDepositAccount.officeChange;
}

async function sums(given: Given) {
  await withdrawWaiting(given, "SECOND_APPROVAL");
  return { secondFromBankGuarantee: "90000000", reason: "What the board has decided." };
}

async function pageText(given: Given) {
  await withdrawWaiting(given, "CONTENT_PAGE");
  return {
    page: "REFERRAL_TERMS",
    summary: "How a business that brings another one here is thanked.",
    body: `## Who can take part\nAny client of ours, for the ${nextNumber()}th time.`,
    asksAgain: "NO",
    startsDate: "2027-01-04",
    versionCount: 0,
    reason: "Our own words.",
  };
}

async function alertDefaults(given: Given) {
  await withdrawWaiting(given, "ALERT_DEFAULTS");
  return {
    hasLadder: true,
    expiresAtDays: 60,
    startsDate: "2027-01-04",
    versionCount: 0,
    reason: "Clients ask us for it.",
  };
}

async function referralProgramme(given: Given) {
  await withdrawWaiting(given, "REFERRAL_PROGRAMME");
  return {
    refereeDiscountAmount: "120",
    referrerDiscountAmount: "180",
    startsDate: "2027-01-04",
    versionCount: 0,
    reason: "What the board has decided.",
  };
}

async function facilityFees(given: Given) {
  await withdrawWaiting(given, "FACILITY_FEES");
  return {
    applicationFee: "900",
    perGuaranteeFee: "700",
    residentialPercentage: "2.25",
    commercialPercentage: "3.25",
    startsDate: "2027-01-04",
    versionCount: 0,
    reason: "What the board has decided.",
  };
}

async function financeTerms(given: Given) {
  await withdrawWaiting(given, "FINANCE_TERMS");
  return {
    annualRate: "10.5",
    minAmount: "20000",
    maxAmount: "600000",
    termMonths: [6, 12],
    availabilityMinBusinessDays: 2,
    availabilityMaxBusinessDays: 4,
    startsDate: "2027-01-04",
    versionCount: 0,
    reason: "The lender has raised its rate.",
  };
}

async function standardWording(given: Given) {
  await withdrawWaiting(given, "STANDARD_WORDING");
  const of = { processType: "LEASE_BOND", contractForm: "OTHER" } as const;
  return {
    ...of,
    ...firstStandardText(of),
    title: `Unconditional undertaking ${nextNumber()}`,
    startsDate: "2027-01-04",
    versionCount: 0,
    reason: "Our own words.",
  };
}

/** The first business day that is none of the provider's closing days yet. */
async function freeDay({ personas }: Given): Promise<string> {
  const { provider } = await personas.api.manager.get("{ provider { closingDays { date } } }");
  const taken: string[] = provider.closingDays.map(({ date }: { date: string }) => date);
  let day = businessDayOnOrAfter(plainDate("2027-02-01"), "NSW");
  while (taken.includes(day)) day = businessDayOnOrAfter(addDays(day, 1), "NSW");
  return day;
}

async function closingDay(given: Given): Promise<{ date: string }> {
  const date = await freeDay(given);
  const input = { date, name: "Stocktaking" };
  await given.personas.api.manager.mutate("addClosingDay", "AddClosingDayInput", input, "clientMutationId");
  return { date };
}

const MAIL_WORDS = {
  template: "dataReadyMail",
  subject: "All data of {organisation} can be downloaded",
  opening: "It is ready.",
};

async function mailText(given: Given) {
  await withdrawWaiting(given, "MAIL_TEXT");
  return {
    ...MAIL_WORDS,
    opening: `It is ready: ${nextNumber()}.`,
    startsDate: "2027-01-04",
    versionCount: 0,
    reason: "Our own words.",
  };
}

const product = () => ({
  name: `Product ${nextNumber()}`,
  supplierId: idOf("supplier", "beyond"),
  processType: "CASH_SECURITY",
  security: "PROPERTY",
  deliveryType: "DIGITAL",
  details: "Secured over property.",
  minValue: "1000",
  maxValue: "2000000",
  establishmentFee: "300",
  feeFrequency: "YEARLY",
  ongoingPercentage: "0.9",
  minimumAnnualCost: "150",
  status: "ACTIVE",
  startsDate: "2027-01-04",
  versionCount: 0,
  reason: "A new offer.",
});

const supplier = () => ({
  name: `Bank ${nextNumber()} Limited`,
  tradeName: `Bank ${lastNumber()}`,
  abn: aNewAbn(),
  address: "1 Martin Place, Sydney NSW 2000",
  profile: "OTHER",
  processTypes: ["BANK_GUARANTEE"],
});

async function aSupplier({ personas }: Given): Promise<{ id: string; version: number }> {
  const reply = await personas.api.manager.mutate(
    "createSupplier",
    "CreateSupplierInput",
    supplier(),
    "officeSupplier { id version }",
  );
  return reply.data.createSupplier.officeSupplier;
}

/** Somebody of Macquarie's whom nothing else in a run looks at. */
async function aStaffPerson(
  world: World,
  { isDisabled = false } = {},
): Promise<{ id: string; version: number }> {
  const guest = await aGuest(
    world.app,
    `Staff${String.fromCharCode(97 + (nextNumber() % 26))}${lastNumber()}`,
  );
  const id = asStaffMemberId(
    await runTransaction(world.app, { system: "Set-up" }, async (tx) => {
      const row = asStaffMemberId(tx.newId());
      await insertRow(tx, "staff_member", {
        id: row,
        accountId: guest.id,
        providerId: idOf("provider", "bondline"),
        staffType: "EXTERNAL_SUPPLIER",
        supplierId: asSupplierId(idOf("supplier", "macquarie")),
        disabledAt: isDisabled ? tx.now : null,
        createdAt: tx.now,
        updatedAt: tx.now,
      });
      return row;
    }),
  );
  return { id, version: 1 };
}

const OF_MACQUARIE = { staffType: "EXTERNAL_SUPPLIER", supplierId: idOf("supplier", "macquarie") };

export const OFFICE_EXAMPLES: Examples = {
  Query: {
    provider: { on: "ANY" },
    providerHistory: { on: "ANY", given: () => ({ of: "STAFF", first: 1 }) },
    officeReadiness: { on: "ANY" },
    officeChange: { on: "ANY", given: async (given) => ({ id: (await waitingChange(given)).id }) },
    officeChanges: { on: "ANY", given: () => ({ first: 1 }) },
    officeSuppliers: { on: "ANY" },
    contentPage: { on: "ANY", given: () => ({ page: "TERMS" }) },
    officeContentPages: { on: "ANY" },
    mailTextPreview: { on: "ANY", given: () => MAIL_WORDS },
    officeMailText: { on: "ANY", given: () => ({ template: MAIL_WORDS.template }) },
    officeMailTexts: { on: "ANY" },
    officeStandardWording: {
      on: "ANY",
      given: () => ({ processType: "BANK_GUARANTEE", contractForm: "OTHER" }),
    },
    officeAlertDefaults: { on: "ANY" },
    facilityFees: { on: "ANY" },
    officeFacilityFees: { on: "ANY" },
    officeFinanceTerms: { on: "ANY" },
    officeReferralProgramme: { on: "ANY" },
    officeStandardWordings: { on: "ANY" },
    standardWordingPreview: {
      on: "SUBMITTED",
      given: ({ draft }) => ({
        draftId: draft.id,
        text: firstStandardText({ processType: "BANK_GUARANTEE", contractForm: "OTHER" }),
      }),
    },
    products: { on: "ANY" },
    staffPeople: { on: "ANY", given: () => ({ first: 1 }) },
  },
  Mutation: {
    updateProvider: { on: "ANY", given: provider, writes: "Provider UPDATE" },
    proposeDepositAccount: { on: "ANY", given: newAccount, writes: "Change INSERT" },
    proposeSecondApprovals: { on: "ANY", given: sums, writes: "Change INSERT" },
    decideOfficeChange: {
      on: "ANY",
      given: async (given) => ({ ...(await waitingChange(given)), decision: "WITHDRAW" }),
      writes: "Change UPDATE",
    },
    proposeContentPage: { on: "ANY", given: pageText, writes: "Change INSERT" },
    proposeFacilityFees: { on: "ANY", given: facilityFees, writes: "Change INSERT" },
    proposeFinanceTerms: { on: "ANY", given: financeTerms, writes: "Change INSERT" },
    proposeReferralProgramme: { on: "ANY", given: referralProgramme, writes: "Change INSERT" },
    proposeAlertDefaults: { on: "ANY", given: alertDefaults, writes: "Change INSERT" },
    proposeStandardWording: { on: "ANY", given: standardWording, writes: "Change INSERT" },
    addClosingDay: {
      on: "ANY",
      given: async (given) => ({ date: await freeDay(given), name: "Christmas closure" }),
      writes: "Closing day INSERT",
    },
    removeClosingDay: { on: "ANY", given: closingDay, writes: "Closing day DELETE" },
    proposeMailText: { on: "ANY", given: mailText, writes: "Change INSERT" },
    proposeProduct: { on: "ANY", given: product, writes: "Change INSERT" },
    createSupplier: { on: "ANY", given: supplier, writes: "Supplier INSERT" },
    updateSupplier: {
      on: "ANY",
      given: async (given) => ({ ...supplier(), ...(await aSupplier(given)) }),
      writes: "Supplier UPDATE",
    },
    changeSupplierStatus: {
      on: "ANY",
      given: async (given) => ({ ...(await aSupplier(given)), status: "ARCHIVED" }),
      writes: "Supplier UPDATE",
    },
    inviteStaff: {
      on: "ANY",
      given: () => ({
        email: `invited${nextNumber()}@bondline.example`,
        givenName: "Ines",
        familyName: "Novak",
        ...OF_MACQUARIE,
      }),
      writes: "Staff member INSERT, User INSERT",
    },
    resendStaffInvitation: {
      on: "ANY",
      given: async ({ world }) => ({ id: (await aStaffPerson(world)).id }),
      writes: "nothing",
    },
    changeStaffRole: {
      on: "ANY",
      given: async ({ world }) => ({ ...(await aStaffPerson(world)), ...OF_MACQUARIE, isAdmin: true }),
      writes: "Session UPDATE, Staff member UPDATE",
    },
    disableStaff: {
      on: "ANY",
      given: async ({ world }) => await aStaffPerson(world),
      writes: "Session UPDATE, Staff member UPDATE",
    },
    enableStaff: {
      on: "ANY",
      given: async ({ world }) => await aStaffPerson(world, { isDisabled: true }),
      writes: "Staff member UPDATE",
    },
    removeStaff: {
      on: "ANY",
      given: async ({ world }) => await aStaffPerson(world),
      writes: "Session UPDATE, Staff member DELETE",
    },
  },
};
