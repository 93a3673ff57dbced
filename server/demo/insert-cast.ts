// Puts the cast into an empty database: accounts, organisations, staff, suppliers and their products.

import type { App } from "../app.ts";
import { AT_ONCE } from "../modules/people/accounts/fair-queue.ts";
import { hashPassword } from "../modules/people/accounts/passwords.ts";
import { TERMS_VERSION } from "../modules/people/accounts/terms.ts";
import { runTransaction, type Transaction } from "../transaction/transaction.ts";
import {
  CAST_PASSWORD,
  CHANNEL_PARTNERS,
  FEE_SUMMARIES,
  ORGANISATIONS,
  PEOPLE,
  REFERRAL_ENTITIES,
  SUPPLIERS,
} from "./cast.ts";
import { idOf } from "./cast-ids.ts";
import { requireNobodyThere } from "./demo-accounts.ts";

export async function insertCast(app: App): Promise<void> {
  const passwordHash = await hashPassword(CAST_PASSWORD, AT_ONCE);
  await runTransaction(app, { system: "Set-up" }, async (tx) => {
    await requireNobodyThere(tx);
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

async function insertSupplier(
  tx: Transaction,
  name: string,
  supplier: (typeof SUPPLIERS)[keyof typeof SUPPLIERS],
): Promise<void> {
  await tx.query(
    "insert into supplier (id, name, trade_name, abn, address, profile, created_at) values ($1, $2, $3, $4, $5, $6, $7)",
    [
      idOf("supplier", name),
      supplier.name,
      supplier.tradeName,
      supplier.abn,
      supplier.address,
      supplier.profile,
      tx.now,
    ],
  );
}

async function insertOrganisation(
  tx: Transaction,
  name: string,
  each: (typeof ORGANISATIONS)[keyof typeof ORGANISATIONS],
): Promise<void> {
  await tx.query(
    `insert into organisation (id, name, abn, address, state, postcode, entity_type, industry_type, referral_code, abn_status, legal_name, abn_decided_at,
       abn_decision_note, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'CONFIRMED', $2, $10, $11, $10, $10)`,
    [
      idOf("organisation", name),
      each.name,
      each.abn,
      each.address,
      each.state,
      each.postcode,
      each.entityType,
      each.industryType,
      name.toUpperCase(),
      tx.now,
      "Of the cast.",
    ],
  );
}

async function insertPerson(tx: Transaction, name: keyof typeof PEOPLE, passwordHash: string): Promise<void> {
  const person: (typeof PEOPLE)[keyof typeof PEOPLE] = PEOPLE[name];
  const id = idOf("person", name);
  await tx.query(
    `insert into account (id, email, given_name, family_name, status, password_hash, email_confirmed_at, terms_version, terms_accepted_at, created_at, updated_at)
     values ($1, $2, $3, $4, 'ACTIVE', $5, $6, $7, $6, $6, $6)`,
    [id, person.email, person.givenName, person.familyName, passwordHash, tx.now, TERMS_VERSION],
  );
  if ("member" in person)
    await tx.query(
      "insert into member (id, organisation_id, account_id, role, created_at) values ($1, $2, $3, $4, $5)",
      [tx.newId(), idOf("organisation", person.member.organisation), id, person.member.role, tx.now],
    );
  if ("staff" in person)
    await tx.query(
      "insert into staff_member (id, account_id, staff_type, is_admin, supplier_id, created_at) values ($1, $2, $3, $4, $5, $6)",
      [
        tx.newId(),
        id,
        person.staff.staffType,
        "isAdmin" in person.staff,
        "supplier" in person.staff ? idOf("supplier", person.staff.supplier) : null,
        tx.now,
      ],
    );
  if ("refers" in person) await insertReferringPerson(tx, id, person.refers);
}

async function insertReferringPerson(
  tx: Transaction,
  accountId: string,
  { entity, memberCode }: { entity: string; memberCode: string },
): Promise<void> {
  await tx.query(
    "insert into referral_portal_member (id, referral_portal_entity_id, account_id, member_code, created_at) values ($1, $2, $3, $4, $5)",
    [tx.newId(), idOf("referral entity", entity), accountId, memberCode, tx.now],
  );
}

async function insertReferrers(tx: Transaction): Promise<void> {
  for (const [name, { name: shown, isPublic }] of Object.entries(CHANNEL_PARTNERS))
    await tx.query("insert into channel_partner (id, name, is_public, created_at) values ($1, $2, $3, $4)", [
      idOf("channel partner", name),
      shown,
      isPublic,
      tx.now,
    ]);
  for (const [name, { name: shown, entityType }] of Object.entries(REFERRAL_ENTITIES))
    await tx.query(
      "insert into referral_portal_entity (id, name, entity_type, created_at) values ($1, $2, $3, $4)",
      [idOf("referral entity", name), shown, entityType, tx.now],
    );
}

async function insertFeeSummary(
  tx: Transaction,
  name: string,
  fee: (typeof FEE_SUMMARIES)[keyof typeof FEE_SUMMARIES],
): Promise<void> {
  await tx.query(
    `insert into fee_summary (id, supplier_id, name, details, process_type, delivery_type, establishment_fee_cents, biannual_fee_coefficient,
       recurring_fee_percentage, minimum_annual_cents, min_value_cents, max_value_cents, security_type_cash, security_type_property, fee_summary_status, created_at)
     values ($1, $2, $3, $4, $15, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'ACTIVE', $14)`,
    [
      idOf("fee summary", name),
      idOf("supplier", fee.supplier),
      fee.name,
      fee.details,
      fee.deliveryType,
      fee.establishmentFeeCents,
      fee.biannualFeeCoefficient,
      fee.recurringFeePercentage,
      fee.minimumAnnualCents,
      fee.minValueCents,
      fee.maxValueCents,
      fee.securityTypeCash,
      fee.securityTypeProperty,
      tx.now,
      "processType" in fee ? fee.processType : "BANK_GUARANTEE",
    ],
  );
}
