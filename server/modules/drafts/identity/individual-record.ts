// An individual as the server holds it: its row, what of it is sealed, and both as texts by the fields' paths.

import {
  INDIVIDUAL_FIELDS,
  type IndividualValues,
} from "@bondline/domain/drafts/identity/individual-fields.ts";
import type { App } from "../../../app.ts";
import { decryptValue, encryptValue } from "../../../database/encryption.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import type { Changes } from "../../../database/write-row.ts";
import { columnsFor, type FieldColumns, textsByPath, valuesByColumn } from "../../../fields/field-columns.ts";

type Row = Tables["draft_individual"];

/** Within JSON bytes are text. */
type Masked<Of> = { [Column in keyof Of]: Of[Column] extends Buffer | null ? string | null : Of[Column] };

/** What is open for it at the service that verifies; all of it null where nobody has begun. */
export type OpenCheck = {
  [Column in "askedAt" | "fault" | "tokenAt" | "tokenEncrypted" | "verificationIdEncrypted"]:
    | Masked<Tables["identity_check"]>[Column]
    | null;
};

/** As its draft brings it along. */
export type IndividualRow = Masked<Row> & OpenCheck;

export const INDIVIDUAL_COLUMNS = columnsFor<Row>()(INDIVIDUAL_FIELDS, {
  taxReasonNoTIN: "taxReasonNoTin",
  taxpayerIdentificationNumber: null,
  identificationNumber: null,
  "simpleKyc.dateOfBirth": null,
  "simpleKyc.unit": null,
  "simpleKyc.number": null,
  "simpleKyc.street": null,
  "simpleKyc.streetType": null,
  "simpleKyc.suburb": null,
  "simpleKyc.state": null,
  "simpleKyc.postalCode": null,
});

type SealedColumn = { [C in keyof Row]: Row[C] extends Buffer | null ? C : never }[keyof Row];
type IndividualPath = keyof typeof INDIVIDUAL_FIELDS;

/** Which fields each sealed column holds. */
const SEALED = {
  taxpayerIdentificationNumberEncrypted: ["taxpayerIdentificationNumber"],
  identificationNumberEncrypted: ["identificationNumber"],
  simpleKycEncrypted: (Object.keys(INDIVIDUAL_FIELDS) as IndividualPath[]).filter((path) =>
    path.startsWith("simpleKyc."),
  ),
} as const satisfies Record<SealedColumn, readonly IndividualPath[]>;
const SEALED_COLUMNS = Object.keys(SEALED) as SealedColumn[];

/** Each is kept under its own path. */
export const SEALED_TEXTS = Object.fromEntries(
  Object.keys(INDIVIDUAL_FIELDS).map((path) => [path, path]),
) as FieldColumns<typeof INDIVIDUAL_FIELDS>;

export type SealedTexts = { readonly [Path in (typeof SEALED)[SealedColumn][number]]?: string };

/** For readers who may know who the person is. */
export function openIndividual(app: App, individual: IndividualRow): SealedTexts {
  const opened = SEALED_COLUMNS.map((column) => {
    const sealed = individual[column];
    if (sealed === null) return {};
    const bytes = Buffer.from(sealed.slice("\\x".length), "hex");
    return JSON.parse(
      decryptValue(app.settings.secrets.fieldEncryptionKey, placeOf(individual.id, column), bytes),
    );
  });
  return Object.assign({}, ...opened);
}

/** All that is known of a person, as the rules read it. */
export function textsOfIndividual(app: App, individual: IndividualRow): Record<string, string> {
  const { roles } = individual;
  const open = textsByPath(INDIVIDUAL_FIELDS, INDIVIDUAL_COLUMNS, individual);
  return { ...open, roles: roles.join(";"), ...openIndividual(app, individual) };
}

/** A column is sealed anew only where what it holds has changed, or its history would report changes that were none. */
export function individualColumns(
  app: App,
  id: string,
  values: IndividualValues,
  before: IndividualRow | undefined,
): Omit<Changes<"draft_individual">, "version" | "updatedAt"> {
  const known: SealedTexts = before === undefined ? {} : openIndividual(app, before);
  const columns = valuesByColumn(INDIVIDUAL_FIELDS, INDIVIDUAL_COLUMNS, values);
  for (const column of SEALED_COLUMNS) {
    const texts = textsIn(column, values);
    if (JSON.stringify(texts) !== JSON.stringify(textsIn(column, known)))
      columns[column] = seal(app, id, column, texts);
  }
  return { ...columns, roles: [...(values.roles ?? [])] };
}

function textsIn(column: SealedColumn, values: Readonly<Record<string, unknown>>): SealedTexts {
  const held = SEALED[column].flatMap((path) => (values[path] ? [[path, String(values[path])]] : []));
  return Object.fromEntries(held);
}

function seal(app: App, id: string, column: SealedColumn, texts: SealedTexts): Buffer | null {
  if (Object.keys(texts).length === 0) return null;
  return encryptValue(app.settings.secrets.fieldEncryptionKey, placeOf(id, column), JSON.stringify(texts));
}

function placeOf(rowId: string, column: SealedColumn) {
  return { table: "draft_individual", column, rowId };
}
