// All that an organisation has here as the rows of files: one statement for each table, its own records alone. SQL and nothing else.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import { DATA_FIELDS, type DataTableName } from "@bondline/domain/records/exports/organisation-data.ts";
import { snakeName } from "../../../database/camel-rows.ts";
import { momentCell } from "../../../database/moment-cell.ts";
import type { LongStatement } from "../../../database/row-cursor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { FACILITY_COLUMNS } from "../../facilities/facilities/public.ts";
import { APPLICANT_COLUMNS, WANTED_COLUMNS } from "../../facilities/facility-applications/public.ts";
import { RECURRING_COST_COLUMNS } from "../../money/fee-summaries/public.ts";
import { PARTY_COLUMNS } from "../../parties/parties/public.ts";

/** In every statement the organisation is the first value and the zone by whose clocks moments are shown the second. */
type Table = { cells: Readonly<Record<string, string>>; from: string };

const moment = (column: string) => momentCell(column, "$2");

function cellsOf(
  table: string,
  fields: object,
  columns: Readonly<Record<string, string | null>>,
): Readonly<Record<string, string>> {
  const kept = Object.keys(fields).map((key) => [key, `${table}.${snakeName(columns[key] ?? key)}::text`]);
  return Object.fromEntries(kept);
}

const partiesOf = (record: "document" | "draft"): Table => ({
  cells: {
    record: "r.reference_number",
    side: "p.party_variant",
    ...cellsOf("p", DATA_FIELDS.party, PARTY_COLUMNS),
  },
  from: `${record}_party p join ${record} r on r.id = p.${record}_id
    where p.organisation_id = $1 order by r.created_at, r.id, p.party_variant, p.position`,
});

const TABLES: Readonly<Record<DataTableName, Table>> = {
  "document-parties": partiesOf("document"),
  "document-rates": {
    cells: {
      record: "d.reference_number",
      fromDate: "c.from_date::text",
      recurringPercentageCost: "c.recurring_percentage_cost::text",
      recurringFixedCost: "c.recurring_fixed_cost_cents::text",
      setBy: "c.set_by_name",
    },
    from: `document_cost_rate c join document d on d.id = c.document_id
      where c.organisation_id = $1 order by d.created_at, d.id, c.from_date`,
  },
  "draft-parties": partiesOf("draft"),
  facilities: {
    cells: {
      status: "f.status",
      ...cellsOf("f", DATA_FIELDS.facility, FACILITY_COLUMNS),
      documentVariants: "array_to_string(f.document_variants, ';')",
      createdAt: moment("f.created_at"),
    },
    from: "facility f where f.organisation_id = $1 order by f.created_at, f.id",
  },
  "facility-costs": {
    cells: {
      record: "f.name",
      kind: "c.kind",
      ...cellsOf("c", DATA_FIELDS.cost, RECURRING_COST_COLUMNS),
    },
    from: `facility_cost c join facility f on f.id = c.facility_id
      where c.organisation_id = $1 order by f.created_at, f.id, c.kind`,
  },
  "facility-applications": {
    cells: {
      referenceNumber: "a.reference_number",
      facilityType: "a.facility_type",
      status: "a.status",
      ...cellsOf("a", DATA_FIELDS.application, { ...WANTED_COLUMNS, ...APPLICANT_COLUMNS }),
      createdAt: moment("a.created_at"),
    },
    from: "facility_application a where a.organisation_id = $1 order by a.created_at, a.id",
  },
  invoices: {
    cells: {
      invoiceNumber: "i.invoice_number",
      record: "d.reference_number",
      status: "i.status",
      total: "i.total_cents::text",
      gst: "i.gst_cents::text",
      credited: "i.credited_cents::text",
      paid: "i.paid_cents::text",
      depositReference: "i.deposit_reference_number",
      createdAt: moment("i.created_at"),
      paidAt: moment("i.paid_at"),
    },
    from: "invoice i join draft d on d.id = i.draft_id where i.organisation_id = $1 order by i.created_at, i.id",
  },
  "invoice-lines": {
    cells: {
      invoiceNumber: "i.invoice_number",
      description: "l.description",
      amount: "l.amount_cents::text",
      tax: "l.tax_treatment",
    },
    from: `invoice_line l join invoice i on i.id = l.invoice_id
      where l.organisation_id = $1 order by i.created_at, i.id, l.position`,
  },
  "credit-notes": {
    cells: {
      creditNoteNumber: "n.credit_note_number",
      invoiceNumber: "i.invoice_number",
      reason: "n.reason",
      total: "n.total_cents::text",
      gst: "n.gst_cents::text",
      createdAt: moment("n.created_at"),
    },
    from: `credit_note n join invoice i on i.id = n.invoice_id
      where n.organisation_id = $1 order by n.created_at, n.id`,
  },
  members: {
    cells: {
      givenName: "a.given_name",
      familyName: "a.family_name",
      email: "a.email",
      role: "m.role",
      createdAt: moment("m.created_at"),
    },
    from: "member m join account a on a.id = m.account_id where m.organisation_id = $1 order by m.created_at, m.id",
  },
  alerts: {
    cells: {
      property: "c.trigger_property",
      leadTime: "c.trigger_lead_time::text",
      facility: "(select f.name from facility f where f.id = c.facility_id)",
      limit: "c.facility_limit_cents::text",
      emailAddresses: "array_to_string(c.email_addresses, '; ')",
      createdAt: moment("c.created_at"),
    },
    from: "alert_configuration c where c.organisation_id = $1 order by c.created_at, c.id",
  },
};

export function tableToExport(
  name: DataTableName,
  organisationId: OrganisationId,
  zone: string,
): LongStatement {
  const { cells, from } = TABLES[name];
  const holdsMoments = Object.values(cells).some((cell) => cell.includes("$2"));
  return { cells, from: () => from, values: holdsMoments ? [organisationId, zone] : [organisationId] };
}

/** A name as every file system takes it: no sign that one refuses, none at its ends that one drops, and not too long. */
const safe = (text: string, max: number) =>
  `coalesce(nullif(regexp_replace(left(regexp_replace(${text}, '[\\\\/:*?"<>|[:cntrl:]]+', '-', 'g'), ${max}), '^[. ]+|[. ]+$', '', 'g'), ''), '-')`;

const ENDING = "coalesce(substring(file_name from '\\.[A-Za-z0-9]{1,8}$'), '')";
const FOLDERS = { document: "documents", draft: "drafts", facility_application: "facility applications" };

/** What a document took over from its draft stands with the document alone. */
const FILES = `(
  select 'document' as root, coalesce(d.guarantee_number, d.reference_number) as record, f.id, f.file_name, f.file_size, f.storage_key, f.created_at
    from document_attachment f join document d on d.id = f.document_id where f.organisation_id = $1 and f.received_at is not null and f.infected_file_status = 'CLEAN'
  union all
  select 'draft', d.reference_number, f.id, f.file_name, f.file_size, f.storage_key, f.created_at
    from draft_attachment f join draft d on d.id = f.draft_id where f.organisation_id = $1 and f.received_at is not null and f.infected_file_status = 'CLEAN'
     and not exists (select 1 from document_attachment t where t.storage_key = f.storage_key and t.organisation_id = $1)
  union all
  select 'facility_application', a.reference_number, f.id, f.file_name, f.file_size, f.storage_key, f.created_at
    from facility_application_attachment f join facility_application a on a.id = f.application_id
   where f.organisation_id = $1 and f.received_at is not null and f.infected_file_status = 'CLEAN')`;

const NAMED = `(
  select every.*, ${safe("record", 80)} as folder,
         ${safe(`left(file_name, length(file_name) - length(${ENDING}))`, 90)} as stem, lower(${ENDING}) as ending from ${FILES} every)`;

/** Two of one name in a folder are distinguished by a number, whatever the case of their letters. */
const NUMBERED = `(
  select named.*, row_number() over (partition by root, lower(folder), lower(stem), ending order by created_at, id) as namesake from ${NAMED} named)`;

export function filesToExport(organisationId: OrganisationId, zone: string): LongStatement {
  const folders = Object.entries(FOLDERS).map(([root, folder]) => `when '${root}' then '${folder}'`);
  return {
    cells: {
      path: `'files/' || case root ${folders.join(" ")} end || '/' || folder || '/' || stem || case when namesake > 1 then ' (' || namesake || ')' else '' end || ending`,
      root: "root",
      record: "record",
      fileName: "file_name",
      fileSize: "file_size::text",
      createdAt: moment("created_at"),
      storageKey: "storage_key",
    },
    from: () => `${NUMBERED} numbered order by created_at, id`,
    values: [organisationId, zone],
  };
}

export type AdministratorRow = { email: string };

/** Those who are told that somebody takes everything along. */
export async function listAdministrators(
  tx: Transaction,
  organisationId: OrganisationId,
): Promise<AdministratorRow[]> {
  return await tx.query<AdministratorRow>(
    `select a.email from member m join account a on a.id = m.account_id
      where m.organisation_id = $1 and m.role = 'ADMIN' and a.status = 'ACTIVE' order by a.email`,
    [organisationId],
  );
}
