// A person in the words of greenID's wire, and back.

import { findPlainDate, type PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { PersonToVerify } from "./identity-verification-port.ts";

const COUNTRY = "AU";

export type WirePerson = Record<
  | "givenNames"
  | "middleNames"
  | "surname"
  | "email"
  | "dob"
  | "country"
  | "flatNumber"
  | "streetNumber"
  | "streetName"
  | "streetType"
  | "suburb"
  | "state"
  | "postcode",
  string
>;

export function wirePersonOf({ address, dateOfBirth, ...names }: PersonToVerify): WirePerson {
  const { givenNames, middleNames, surname, email } = names;
  return {
    givenNames,
    middleNames,
    surname,
    email,
    dob: dateOfBirth.split("-").reverse().join("/"),
    country: COUNTRY,
    flatNumber: address.unit,
    streetNumber: address.number,
    streetName: address.street,
    streetType: address.streetType,
    suburb: address.suburb,
    state: address.state,
    postcode: address.postalCode,
  };
}

/** Undefined where it is not all there: half of a person is nobody's details. */
export function personOfWire(given: unknown): PersonToVerify | undefined {
  if (typeof given !== "object" || given === null) return undefined;
  const wire: Record<string, unknown> = { ...given };
  const text = (name: keyof WirePerson) => (typeof wire[name] === "string" ? wire[name] : "");
  const dateOfBirth = dayOf(text("dob"));
  if (dateOfBirth === undefined || text("givenNames") === "" || text("surname") === "") return undefined;
  return {
    givenNames: text("givenNames"),
    middleNames: text("middleNames"),
    surname: text("surname"),
    email: text("email"),
    dateOfBirth,
    address: {
      unit: text("flatNumber"),
      number: text("streetNumber"),
      street: text("streetName"),
      streetType: text("streetType"),
      suburb: text("suburb"),
      state: text("state"),
      postalCode: text("postcode"),
    },
  };
}

function dayOf(text: string): PlainDate | undefined {
  return findPlainDate(text.split("/").reverse().join("-"));
}
