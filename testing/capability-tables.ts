// The tables of capabilities as the access matrix names them, each with what it is to change one of its rules.

import { DOCUMENT_RULES } from "@bondline/domain/documents/documents/document-capabilities.ts";
import { DRAFT_RULES } from "@bondline/domain/drafts/drafts/draft-capabilities.ts";
import { FACILITY_APPLICATION_RULES } from "@bondline/domain/facilities/facilities/facility-application.ts";
import { FACILITY_RULES } from "@bondline/domain/facilities/facilities/facility-capabilities.ts";
import { ORGANISATION_RULES } from "@bondline/domain/people/organisations/organisation-capabilities.ts";

type Table = Record<string, unknown>;

/** By the noun that a rule of the access matrix begins with; `file` is where it stands in the domain. */
export const CAPABILITY_TABLES: Record<string, { table: Table; name: string; query: string }> = {
  draft: { table: DRAFT_RULES, name: "DRAFT_RULES", query: "draft" },
  document: { table: DOCUMENT_RULES, name: "DOCUMENT_RULES", query: "document" },
  organisation: { table: ORGANISATION_RULES, name: "ORGANISATION_RULES", query: "organisation" },
  facility: { table: FACILITY_RULES, name: "FACILITY_RULES", query: "documentFacility" },
  "facility application": {
    table: FACILITY_APPLICATION_RULES,
    name: "FACILITY_APPLICATION_RULES",
    query: "facilityApplication",
  },
};

/** "facility, own: CAN_EDIT", "draft access: CAN_VIEW" and "own document: CAN_AMEND" all name a noun and a capability. */
const NAMED =
  /^(?:own )?(draft|document|organisation|facility application|facility)(?:, own| access)?: (CAN_\w+)/;

export function capabilityIn(rule: string): { noun: string; capability: string } | undefined {
  if (rule === "member of the organisation") return { noun: "organisation", capability: "CAN_VIEW" };
  const [, noun, capability] = NAMED.exec(rule) ?? [];
  return noun === undefined || capability === undefined ? undefined : { noun, capability };
}

/** Every role that the table knows. */
function rolesIn(table: Table): string[] {
  return [...new Set(Object.values(table).flatMap((rule) => listsIn(rule).flat()))];
}

function listsIn(rule: unknown): string[][] {
  if (Array.isArray(rule)) return [rule as string[]];
  return Object.entries(rule as object)
    .filter(([part, value]) => part !== "statuses" && Array.isArray(value))
    .map(([, value]) => value as string[]);
}

/** The rule for other people: everybody who has any role on such a record, or nobody. */
export function ruleFor(table: Table, capability: string, whom: "everybody" | "nobody"): unknown {
  const roles = whom === "everybody" ? rolesIn(table) : [];
  const rule = table[capability];
  if (Array.isArray(rule)) return roles;
  return Object.fromEntries(
    Object.entries(rule as object).map(([part, value]) => [
      part,
      part !== "statuses" && Array.isArray(value) ? roles : value,
    ]),
  );
}

/** Whether that is the rule as it stands: such a mutant is none. */
export function isSameRule(one: unknown, other: unknown): boolean {
  const sorted = (rule: unknown) => JSON.stringify(listsIn(rule).map((list) => [...list].sort()));
  return sorted(one) === sorted(other);
}
