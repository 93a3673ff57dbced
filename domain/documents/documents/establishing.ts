// What is typed when a draft is established, by the same rules in the client and on the server.

import { address } from "../../values/fields/address.ts";
import { bsb } from "../../values/fields/bsb.ts";
import { onOrBefore, wireDate } from "../../values/fields/date.ts";
import { optional, required } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { name } from "../../values/fields/name.ts";
import { addDays, type PlainDate } from "../../values/time/plain-date.ts";
import { guaranteeNumber } from "./guarantee-number.ts";

/** How far ahead its day may be: until then what is issued is pending. */
const DAYS_AHEAD = 30;

export function lastDayToEstablish(today: PlainDate): PlainDate {
  return addDays(today, DAYS_AHEAD);
}

export function establishingFields(today: PlainDate) {
  return {
    guaranteeNumber: required(guaranteeNumber),
    establishedDate: required(onOrBefore(lastDayToEstablish(today), wireDate)),
    "bank.name": optional(name(LENGTHS.bankName)),
    "bank.bsb": optional(bsb),
    "bank.address": optional(address(LENGTHS.address)),
  };
}
