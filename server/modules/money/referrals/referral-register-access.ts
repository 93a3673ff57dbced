// The access check of all referrals: what referrers earn is for the provider's administrators, as the referrers themselves are.

import { REFERRAL_FILTERS } from "@bondline/domain/money/referrals/referral-filters.ts";
import { referralExportColumns } from "@bondline/domain/records/exports/referral-export-columns.ts";
import { countRegister, listRegister, registerToExport } from "../../../database/register.ts";
import { checkChosen, type SentRows } from "../../../graphql/chosen-rows.ts";
import { checkFilter, type SentFilter } from "../../../graphql/list-filter.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { listSourceOf } from "../../../spreadsheets/list-source.ts";
import type { RowSource } from "../../../spreadsheets/row-source.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  REFERRAL_REGISTER,
  type ReferralRegisterSort,
  type RegisteredReferral,
} from "./referral-register-store.ts";
import { requireReferrerDesk } from "./referrer-access.ts";

export type { RegisteredReferral };

export type ReferralRegister = {
  search?: string | null | undefined;
  sort?: ReferralRegisterSort | null | undefined;
  filter?: SentFilter;
};

const NEWEST: ReferralRegisterSort = { field: "CREATED_AT", direction: "DESC" };

export async function listAllReferrals(
  tx: Transaction,
  list: ReferralRegister & PageArguments,
): Promise<Page<RegisteredReferral>> {
  return await listRegister<RegisteredReferral>(tx, REFERRAL_REGISTER, askedOf(tx, list), list);
}

/** As the list shows them. */
export async function accessAllReferralsToExport(
  tx: Transaction,
  list: ReferralRegister & SentRows,
  zone: string,
): Promise<RowSource> {
  const asked = { ...askedOf(tx, list), chosen: checkChosen(list) };
  return listSourceOf(tx, {
    name: ["All", "referrals"],
    columns: referralExportColumns(zone),
    rights: "PROVIDER_ADMINISTRATOR",
    count: () => countRegister(tx, REFERRAL_REGISTER, asked),
    statement: registerToExport(REFERRAL_REGISTER, asked, zone),
  });
}

function askedOf(tx: Transaction, { search, sort, filter }: ReferralRegister) {
  requireReferrerDesk(tx, "");
  const narrowed = checkFilter(REFERRAL_FILTERS, filter);
  return { search: search ?? "", narrowed, sort: sort ?? NEWEST };
}
