// The access check of what all clients owe by age: the provider's own people's.

import { asOrganisationId } from "@bondline/domain/ids.ts";
import { ARREARS_FILTERS } from "@bondline/domain/money/invoices/arrears-filters.ts";
import {
  type AgedSum,
  type AgeingPeriod,
  ageInvoices,
  dueDaysOf,
} from "@bondline/domain/money/invoices/invoice-ageing.ts";
import {
  type ReminderStep,
  type ReminderSteps,
  reminderStep,
} from "@bondline/domain/money/invoices/invoice-reminder.ts";
import { ARREARS_EXPORT_COLUMNS } from "@bondline/domain/records/exports/arrears-export-columns.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { addCents, type Cents } from "@bondline/domain/values/money/money.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { CheckedFilter } from "../../../database/list-conditions.ts";
import { countRegister, listRegister, registerToExport } from "../../../database/register.ts";
import { checkChosen, type SentRows } from "../../../graphql/chosen-rows.ts";
import { checkFilter, type SentFilter } from "../../../graphql/list-filter.ts";
import type { Listed, Page, PageArguments } from "../../../graphql/list-page.ts";
import { cellTextOf } from "../../../spreadsheets/cell-texts.ts";
import { listSourceOf } from "../../../spreadsheets/list-source.ts";
import type { RowSource } from "../../../spreadsheets/row-source.ts";
import { isProviderStaff, requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { reminderSteps } from "../../office/provider/public.ts";
import {
  ARREARS_REGISTER,
  type ArrearsRow,
  type ArrearsSortField,
  type OwedOnDayRow,
  sumArrears,
} from "./arrears-register-store.ts";
import { ageingOf, type InvoiceAgeing } from "./invoice-access.ts";
import { sumOpenInvoices } from "./invoice-list-store.ts";

type ArrearsSort = { field: ArrearsSortField; direction: "ASC" | "DESC" };
export type ArrearsRegister = {
  search?: string | null | undefined;
  sort?: ArrearsSort | null | undefined;
  filter?: SentFilter;
};

/** Of one client's open invoices together. */
type Owing = {
  asOf: PlainDate;
  periods: AgedSum[];
  totalCents: Cents;
  count: number;
  reminder: ReminderStep | undefined;
};
export type ClientArrears = ArrearsRow & Owing;

/** The longest overdue first. */
const OLDEST: ArrearsSort = { field: "OLDEST", direction: "ASC" };

export async function listArrears(
  tx: Transaction,
  list: ArrearsRegister & PageArguments,
): Promise<Page<Listed<ClientArrears>>> {
  const { asked, today } = askedOf(tx, list);
  const steps = await reminderSteps(tx);
  const page = await listRegister<ArrearsRow>(tx, ARREARS_REGISTER, asked, list);
  const nodes = page.nodes.map((client) => ({ ...client, ...owingOf(client.owed, { today, steps }) }));
  return { ...page, nodes };
}

/** What all clients of the list owe together. */
export async function readArrears(tx: Transaction, list: ArrearsRegister): Promise<InvoiceAgeing> {
  const { asked, today } = askedOf(tx, list);
  return ageingOf(await sumArrears(tx, asked), today);
}

/** Of one client, for its page. */
export async function readClientAgeing(tx: Transaction, id: string): Promise<InvoiceAgeing> {
  requireDesk(tx, id);
  return ageingOf(await sumOpenInvoices(tx, asOrganisationId(id), DEFAULT_ZONE), dayAt(tx.now, DEFAULT_ZONE));
}

/** As the list shows them. */
export async function accessArrearsToExport(
  tx: Transaction,
  list: ArrearsRegister & SentRows,
  zone: string,
): Promise<RowSource> {
  const { asked: fitting, today } = askedOf(tx, list);
  const asked = { ...fitting, chosen: checkChosen(list) };
  const steps = await reminderSteps(tx);
  return listSourceOf(tx, {
    name: ["All", "arrears by age"],
    columns: ARREARS_EXPORT_COLUMNS,
    rights: "PROVIDER",
    count: () => countRegister(tx, ARREARS_REGISTER, asked),
    statement: registerToExport(ARREARS_REGISTER, asked, zone),
    readerOf: (column, placeOf) => {
      const [from, part] = column.key.split(".");
      if (from !== "owed" || part === undefined) return undefined;
      const at = placeOf("owed");
      const text = cellTextOf(column);
      return (cells) => text(partOf(owingOf(cells[at] as OwedOnDayRow[], { today, steps }), part));
    },
  });
}

function partOf({ periods, totalCents, count, reminder }: Owing, part: string): unknown {
  const others: Readonly<Record<string, unknown>> = { total: totalCents, count, reminder: reminder ?? null };
  return part in others ? others[part] : periods.find(({ period }) => period === part)?.amountCents;
}

type AtTime = { today: PlainDate; steps: ReminderSteps };

function owingOf(owed: readonly OwedOnDayRow[], { today, steps }: AtTime): Owing {
  const days = owed.map(({ due, amountCents, count }) => ({ dueDate: due, amountCents, count }));
  return {
    asOf: today,
    periods: ageInvoices(days, today),
    totalCents: addCents(...days.map(({ amountCents }) => amountCents)),
    count: days.reduce((sum, { count }) => sum + count, 0),
    reminder: reminderStep(Math.max(0, ...owed.map(({ reminded }) => reminded)), steps),
  };
}

function requireDesk(tx: Transaction, id: string): void {
  requirePerson(tx.actor);
  if (!isProviderStaff(tx.actor)) refuse("INVOICE_NOT_FOUND", { id });
}

function askedOf(tx: Transaction, { search, sort, filter }: ArrearsRegister) {
  requireDesk(tx, "desk");
  const today = dayAt(tx.now, DEFAULT_ZONE);
  const narrowed = byDueDays(checkFilter(ARREARS_FILTERS, filter), today);
  return { today, asked: { search: search ?? "", narrowed, sort: sort ?? OLDEST } };
}

/** The periods as the due dates that they are today. */
function byDueDays({ oldest, ...others }: CheckedFilter, today: PlainDate): CheckedFilter {
  if (oldest?.kind !== "one" || typeof oldest.value === "string") return others;
  const ranges = oldest.value.map((period) => {
    const { from = "", to = "" } = dueDaysOf(period as AgeingPeriod, today);
    return `[${from},${to}]`;
  });
  return { ...others, oldest: { kind: "one", value: ranges } };
}
