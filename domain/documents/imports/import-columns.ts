// The columns of a register: one for each field of the form of an own record, its applicant and its beneficiary, and the organisation's own facts.
// Template, guide, mapping and reading all follow from this one table.

import { PARTY_VARIANT_TEXT } from "../../parties/parties/party.ts";
import { PARTY_FIELDS } from "../../parties/parties/party-fields.ts";
import { type Field, type Fields, fieldsOf, textField } from "../../values/fields/field.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { DOCUMENT_SECTIONS } from "../documents/document-fields.ts";

export type ImportColumn = {
  /** "amount", "issuer.name", "beneficiary.primaryContact.email" or "metadata.Cost centre". */
  readonly path: string;
  /** As the template's header calls it. */
  readonly name: string;
  readonly field: Field<unknown>;
  /** What else a header may call it. */
  readonly alsoCalled: readonly string[];
  /** Never empty, whatever else stands in the row. */
  readonly isRequired: boolean;
};

/** The sides that a register names, in the order in which its rows keep them. */
export const IMPORT_PARTIES = ["ISSUER", "BENEFICIARY"] as const;

/** What the holder of a guarantee notes of it is no column: a register is of guarantees that the organisation applied for. */
const { holding: _, costs, ...SECTIONS } = DOCUMENT_SECTIONS;
const OWN = fieldsOf({
  ...SECTIONS.paper,
  ...SECTIONS.end,
  ...SECTIONS.purpose,
  ...SECTIONS.contract,
  ...SECTIONS.notes,
});

const REQUIRED: ReadonlySet<string> = new Set([
  "documentVariant",
  "amount",
  "bankName",
  "establishedAt",
  "expiryType",
  "issuer.name",
  "beneficiary.name",
]);

/** As other registers call it. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  documentVariant: ["Type", "Document type"],
  amount: ["Amount AUD", "Value"],
  bankName: ["Bank", "Insurer", "Issued by"],
  guaranteeNumber: ["Guarantee no", "Number"],
  establishedAt: ["Issue date", "Issued"],
  expiresAt: ["Expires"],
  referenceNumber: ["Reference"],
  "issuer.name": ["Applicant", "Issuer"],
  "beneficiary.name": ["Beneficiary"],
};

export function importColumns(metadataKeys: readonly string[] = []): readonly ImportColumn[] {
  const fixed = [...columnsFrom(OWN), ...IMPORT_PARTIES.flatMap(partyColumns), ...columnsFrom(costs)];
  const taken = new Set(fixed.map(({ name }) => headerKey(name)));
  const facts = metadataKeys.map((key): ImportColumn => {
    const name = taken.has(headerKey(key)) ? `${key} (own fact)` : key;
    return aColumn(`metadata.${key}`, name, textField(name, LENGTHS.attribute));
  });
  return [...fixed, ...facts];
}

function columnsFrom(fields: Fields): ImportColumn[] {
  return Object.entries(fields).map(([path, field]) => aColumn(path, field.label, field, [path]));
}

function partyColumns(variant: (typeof IMPORT_PARTIES)[number]): ImportColumn[] {
  const side = variant.toLowerCase();
  return Object.entries<Field<unknown>>(PARTY_FIELDS).map(([path, field]) => {
    const called = `${side} ${field.label}`;
    return aColumn(`${side}.${path}`, `${PARTY_VARIANT_TEXT[variant]} ${within(field.label)}`, field, [
      called,
    ]);
  });
}

function aColumn(
  path: string,
  name: string,
  field: Field<unknown>,
  alsoCalled: readonly string[] = [],
): ImportColumn {
  const others = [...alsoCalled, ...(ALSO_CALLED[path] ?? [])];
  return { path, name, field, alsoCalled: others, isRequired: REQUIRED.has(path) };
}

/** "Name" becomes "name"; "ABN or ACN" stays. */
function within(label: string): string {
  return /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** Two headers with one key are one: neither case nor spaces nor marks make another. */
export function headerKey(header: string): string {
  return header
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** Beside each name of a header the path of the column that it means; "" where it means none, or one that an earlier one has. */
export function pathsByName(headers: readonly string[], columns: readonly ImportColumn[]): string[] {
  const paths = new Map<string, string>();
  for (const { name, alsoCalled, path } of columns)
    for (const each of [name, ...alsoCalled])
      if (!paths.has(headerKey(each))) paths.set(headerKey(each), path);
  const taken = new Set<string>();
  return headers.map((header) => {
    const path = paths.get(headerKey(header)) ?? "";
    if (path === "" || taken.has(path)) return "";
    taken.add(path);
    return path;
  });
}

const MAPPING_LENGTH_MESSAGE = "Say for each column of the file what it holds.";

/** Why a mapping that somebody has chosen cannot be taken. */
export function mappingFault(
  paths: readonly string[],
  headers: readonly string[],
  columns: readonly ImportColumn[],
): string | undefined {
  if (paths.length !== headers.length) return MAPPING_LENGTH_MESSAGE;
  for (const [at, path] of paths.entries()) {
    if (path === "") continue;
    const column = columns.find((each) => each.path === path);
    if (column === undefined) return `There is no field ${path}.`;
    if (paths.indexOf(path) < at)
      return `“${headers[paths.indexOf(path)]}” and “${headers[at]}” are both ${column.name}. Choose one of them.`;
  }
  return undefined;
}
