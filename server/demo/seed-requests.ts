// What people of the demo ask for beside guarantees: finance, a switch, a surety bond, and what others have prepared for them.

import { asDraftId } from "@bondline/domain/ids.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import { addDays } from "@bondline/domain/values/time/plain-date.ts";
import type { App } from "../app.ts";
import { createDraftBgSwitch } from "../modules/drafts/bank-switches/commands/create-draft-bg-switch.ts";
import {
  type CreateOriginationInput,
  createOrigination,
} from "../modules/drafts/prepared-requests/commands/create-origination.ts";
import { withdrawOrigination } from "../modules/drafts/prepared-requests/commands/withdraw-origination.ts";
import { createSuretyBondDraft } from "../modules/drafts/surety-bonds/commands/create-surety-bond-draft.ts";
import { createFinanceEnquiry } from "../modules/money/finance/commands/create-finance-enquiry.ts";
import { turnOn } from "./builders/bank-switch-builder.ts";
import { buildDraft, type DraftOverrides, readyFields } from "./builders/draft-builder.ts";
import { WHOLE_BOND } from "./builders/surety-builder.ts";
import { PEOPLE, type PersonName } from "./cast.ts";
import { idOf } from "./cast-ids.ts";
import { callAs } from "./sessions.ts";

/** The draft whose finance Ada has applied for, and what Ben asks about finance. */
const FINANCED_DRAFT = {
  status: "DRAFT",
  beneficiary: "telstra",
  fields: { amount: "120000.00", purpose: "RENTAL_BOND", yourReference: "HC-108" },
} as const satisfies DraftOverrides;
const ADAS_CONTACT = contactOf("ada", { phoneNumber: "0491570157", preferredTime: "MORNING" });
const BENS_ENQUIRY = {
  contactDetails: contactOf("ben", { phoneNumber: "0491570158", preferredTime: "AFTERNOON" }),
  amount: "60000",
  message: "Two leases are coming up in the new year. What would you need from us?",
};

/** A guarantee at another bank that one draft replaces. */
const SWITCHED = {
  currentBankName: "Westpac",
  guaranteeNumber: "WBG 447 1102",
  value: "180000.00",
  expiryDate: "2027-11-30",
  securityType: "TERM_DEPOSIT",
  termDepositEndDate: "2027-03-01",
  declarations: { detailsAreTrue: true, bankMayBeContacted: true },
};

/** One that was withdrawn, one that a bank prepared, and one that waits for Ada. */
const PREPARED_REQUESTS: readonly (CreateOriginationInput & { by: PersonName; isWithdrawn?: true })[] = [
  {
    by: "rosa",
    isWithdrawn: true,
    emailAddress: PEOPLE.una.email,
    amount: "45000",
    purpose: "TENDER",
  },
  {
    by: "sam",
    emailAddress: PEOPLE.una.email,
    amount: "90000",
    purpose: "RENTAL_BOND",
    beneficiaryName: "Telstra Limited",
  },
  {
    by: "rosa",
    emailAddress: PEOPLE.ada.email,
    amount: "275000",
    purpose: "CONSTRUCTION_SECURITY",
    beneficiaryName: "Woolworths Group Limited",
    projectAddress: "Lot 4 Distribution Drive, Truganina VIC 3029",
    contractTitle: "Truganina depot, stage 2",
    contractNumber: "WOW-2217",
    note: "As discussed on Thursday. Please check the contract number before you submit.",
  },
];

export async function seedFinance(app: App): Promise<void> {
  const draft = await buildDraft(app, FINANCED_DRAFT);
  const organisationId = idOf("organisation", "harbour");
  await callAs(app, "ada", createFinanceEnquiry, {
    organisationId,
    draftId: asDraftId(draft.id),
    contactDetails: ADAS_CONTACT,
    termMonths: 12,
  });
  await callAs(app, "ben", createFinanceEnquiry, { organisationId, ...BENS_ENQUIRY });
}

export async function seedOtherKinds(app: App): Promise<void> {
  await seedSwitch(app);
  await seedSurety(app);
  await seedPreparedRequests(app);
}

async function seedSwitch(app: App): Promise<void> {
  await turnOn(app, "isBgSwitchEnabled");
  await callAs(app, "ada", createDraftBgSwitch, {
    organisationId: idOf("organisation", "harbour"),
    draft: { ...readyFields(app, { beneficiary: "qantas" }), yourReference: "HC-109" },
    bgSwitch: SWITCHED,
  });
}

async function seedSurety(app: App): Promise<void> {
  await turnOn(app, "suretyBonds");
  const { parties, deliveryDetails, issuerSourceOfFunds } = readyFields(app, { beneficiary: "bhp" });
  await callAs(app, "ada", createSuretyBondDraft, {
    organisationId: idOf("organisation", "harbour"),
    draft: { parties, deliveryDetails, issuerSourceOfFunds, yourReference: "HC-118" },
    suretyBond: WHOLE_BOND,
  });
}

async function seedPreparedRequests(app: App): Promise<void> {
  const lastDate = addDays(dayAt(app.ports.clock.now(), DEFAULT_ZONE), 30);
  for (const { by, isWithdrawn = false, ...details } of PREPARED_REQUESTS) {
    const prepared = { processType: "BANK_GUARANTEE", lastDate, ...details };
    const { originationId } = await callAs(app, by, createOrigination, prepared);
    if (isWithdrawn) await callAs(app, by, withdrawOrigination, { id: String(originationId), version: 1 });
  }
}

function contactOf<Rest>(person: PersonName, rest: Rest) {
  const { givenName, familyName, email } = PEOPLE[person];
  return { givenName, familyName, emailAddress: email, ...rest };
}
