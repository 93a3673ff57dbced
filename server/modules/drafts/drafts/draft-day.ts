// Today where a draft's guarantee will end: the beneficiary's place, else the applicant's.

import { beneficiaryZone } from "@bondline/domain/parties/parties/beneficiary-zone.ts";
import { dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { Draft } from "./draft-record.ts";

export function draftDay(tx: Transaction, { parties, organisation }: Draft): PlainDate {
  return dayAt(tx.now, beneficiaryZone(parties, organisation.state));
}
