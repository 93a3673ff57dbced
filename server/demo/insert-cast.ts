// Puts the cast into an empty database: accounts, organisations, staff, suppliers and their products.

import {
  type AccountId,
  asFeeSummaryId,
  asMemberId,
  asOrganisationId,
  asStaffMemberId,
  asSupplierId,
} from "@bondline/domain/ids.ts";
import { FEATURES_OF_PROFILE } from "@bondline/domain/office/bank-profiles/bank-profile.ts";
import { FIRST_TERMS_VERSION } from "@bondline/domain/office/content-pages/content-page.ts";
import { cents } from "@bondline/domain/values/money/money.ts";
import { instant } from "@bondline/domain/values/time/instant.ts";
import { plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { App } from "../app.ts";
import { insertRow } from "../database/write-row.ts";
import { AT_ONCE } from "../fair-queue.ts";
import { hashPassword } from "../modules/people/accounts/passwords.ts";
import { runTransaction, type Transaction } from "../transaction/transaction.ts";
import {
  BANK_RESOURCES,
  CAST_PASSWORD,
  type CastMember,
  CHANNEL_PARTNERS,
  DEPOSIT_ACCOUNT,
  FEE_SUMMARIES,
  ORGANISATIONS,
  PEOPLE,
  PROVIDER,
  REFERRAL_ENTITIES,
  SUPPLIERS,
} from "./cast.ts";
import { idOf } from "./cast-ids.ts";
import { requireNobodyThere } from "./demo-accounts.ts";

export async function insertCast(app: App): Promise<void> {
  const passwordHash = await hashPassword(CAST_PASSWORD, AT_ONCE, app.settings.passwordMemoryKib);
  await runTransaction(app, { system: "Set-up" }, async (tx) => {
    await requireNobodyThere(tx);
    await insertProvider(tx);
    for (const [name, supplier] of Object.entries(SUPPLIERS)) await insertSupplier(tx, name, supplier);
    for (const [name, organisation] of Object.entries(ORGANISATIONS))
      await insertOrganisation(tx, name, organisation);
    await insertReferrers(tx);
    for (const name of Object.keys(PEOPLE) as (keyof typeof PEOPLE)[])
      await insertPerson(tx, name, passwordHash);
    for (const [name, fee] of Object.entries(FEE_SUMMARIES)) await insertFeeSummary(tx, name, fee);
  });
}

export async function isCastThere(app: App): Promise<boolean> {
  return await runTransaction(app, { system: "Set-up" }, async (tx) => {
    const found = await tx.query("select 1 from account where id = $1", [idOf("person", "ada")]);
    return found.length > 0;
  });
}

async function insertProvider(tx: Transaction): Promise<void> {
  const providerId = idOf("provider", "bondline");
  await insertRow(tx, "provider", { ...PROVIDER, id: providerId, createdAt: tx.now, updatedAt: tx.now });
  await insertRow(tx, "deposit_account", {
    ...DEPOSIT_ACCOUNT,
    id: idOf("deposit account", "trust"),
    providerId,
    startsAt: instant("2020-01-01T00:00:00.000Z"),
    createdAt: tx.now,
  });
}

async function insertSupplier(
  tx: Transaction,
  name: string,
  supplier: (typeof SUPPLIERS)[keyof typeof SUPPLIERS],
): Promise<void> {
  const id = asSupplierId(idOf("supplier", name));
  const features = [...FEATURES_OF_PROFILE[supplier.profile]];
  const resources = JSON.stringify(BANK_RESOURCES[name] ?? []);
  await insertRow(tx, "supplier", { ...supplier, features, resources, id, createdAt: tx.now });
}

async function insertOrganisation(
  tx: Transaction,
  name: string,
  organisation: (typeof ORGANISATIONS)[keyof typeof ORGANISATIONS],
): Promise<void> {
  await insertRow(tx, "organisation", {
    ...organisation,
    id: asOrganisationId(idOf("organisation", name)),
    referralCode: name.toUpperCase(),
    abnStatus: "CONFIRMED",
    legalName: organisation.name,
    abnDecidedAt: tx.now,
    abnDecisionNote: "Of the cast.",
    createdAt: tx.now,
    updatedAt: tx.now,
  });
}

async function insertPerson(tx: Transaction, name: keyof typeof PEOPLE, passwordHash: string): Promise<void> {
  const person: CastMember = PEOPLE[name];
  const { email, givenName, familyName, member, staff, refers } = person;
  const accountId = idOf("person", name) as AccountId;
  await insertRow(tx, "account", {
    id: accountId,
    email,
    givenName,
    familyName,
    status: "ACTIVE",
    passwordHash,
    emailConfirmedAt: tx.now,
    termsVersion: FIRST_TERMS_VERSION,
    termsAcceptedAt: tx.now,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  const row = { accountId, createdAt: tx.now };
  if (member !== undefined)
    await insertRow(tx, "member", {
      ...row,
      id: asMemberId(tx.newId()),
      organisationId: asOrganisationId(idOf("organisation", member.organisation)),
      role: member.role,
    });
  if (staff !== undefined)
    await insertRow(tx, "staff_member", {
      ...row,
      id: asStaffMemberId(tx.newId()),
      providerId: idOf("provider", "bondline"),
      updatedAt: tx.now,
      staffType: staff.staffType,
      isAdmin: staff.isAdmin ?? false,
      supplierId: staff.supplier === undefined ? null : asSupplierId(idOf("supplier", staff.supplier)),
    });
  if (refers !== undefined)
    await insertRow(tx, "referral_portal_member", {
      ...row,
      id: idOf("referring person", name),
      referralPortalEntityId: idOf("referral entity", refers.entity),
      memberCode: refers.memberCode,
    });
}

async function insertReferrers(tx: Transaction): Promise<void> {
  for (const [name, partner] of Object.entries(CHANNEL_PARTNERS))
    await insertRow(tx, "channel_partner", {
      ...partner,
      id: idOf("channel partner", name),
      createdAt: tx.now,
    });
  for (const [name, entity] of Object.entries(REFERRAL_ENTITIES))
    await insertRow(tx, "referral_portal_entity", {
      ...entity,
      id: idOf("referral entity", name),
      createdAt: tx.now,
    });
}

async function insertFeeSummary(
  tx: Transaction,
  name: string,
  { supplier, ...fee }: (typeof FEE_SUMMARIES)[keyof typeof FEE_SUMMARIES],
): Promise<void> {
  const id = asFeeSummaryId(idOf("fee summary", name));
  await insertRow(tx, "fee_summary", {
    processType: "BANK_GUARANTEE",
    productId: id,
    // Before anything that a test or the demo lets happen.
    startsDate: plainDate("2020-01-01"),
    ...fee,
    establishmentFeeCents: cents(fee.establishmentFeeCents),
    minimumAnnualCents: cents(fee.minimumAnnualCents),
    minValueCents: cents(fee.minValueCents),
    maxValueCents: cents(fee.maxValueCents),
    id,
    supplierId: asSupplierId(idOf("supplier", supplier)),
    feeSummaryStatus: "ACTIVE",
    createdAt: tx.now,
  });
}
