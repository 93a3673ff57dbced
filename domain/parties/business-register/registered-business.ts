// What the Australian Business Register says of a business, in our words.

import { ENTITY_TYPES } from "../../values/reference-data/entity-types.ts";

export const REGISTERED_STATUSES = ["ACTIVE", "CANCELLED"] as const;
export type RegisteredStatus = (typeof REGISTERED_STATUSES)[number];

/** UNKNOWN: the register has no business with the number. UNAVAILABLE: it did not answer. */
export const LOOKUP_OUTCOMES = ["FOUND", "UNAVAILABLE", "UNKNOWN"] as const;
export type LookupOutcome = (typeof LOOKUP_OUTCOMES)[number];

const ENTITY_TYPE_CODES: ReadonlySet<string> = new Set(ENTITY_TYPES.options.map(({ code }) => code));
const PERSON = "IND";

export function findRegisteredStatus(words: string): RegisteredStatus | undefined {
  const known = words.trim().toUpperCase();
  return REGISTERED_STATUSES.find((status) => status === known);
}

/** Worth a warning and never a refusal: the register may be behind. */
export function isRegistrationCancelled(business: { status: RegisteredStatus } | undefined): boolean {
  return business?.status === "CANCELLED";
}

/** Our codes are the register's; one that came to it later is left to be chosen by hand rather than guessed. */
export function findRegisteredEntityType(code: string): string | undefined {
  const known = code.trim().toUpperCase();
  return ENTITY_TYPE_CODES.has(known) ? known : undefined;
}

/** The register writes a sole trader as "CITIZEN, JANE MARY"; an undertaking names her as she is called. */
export function registeredNameOf({
  name,
  entityType,
}: {
  name: string;
  entityType: string | undefined;
}): string {
  const words = name.trim().replace(/\s+/g, " ");
  const [family, given, ...others] = words.split(/\s?,\s?/);
  if (entityType !== PERSON || !family || !given || others.length > 0) return words;
  return `${given} ${family}`;
}

/** The register writes in capitals, and people shorten "Proprietary Limited": neither is another name. */
export function isRegisteredName(typed: string, registered: string): boolean {
  return comparableName(typed) === comparableName(registered);
}

function comparableName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&]+/gu, " ")
    .replace(/\bproprietary\b/g, "pty")
    .replace(/\blimited\b/g, "ltd")
    .trim();
}
