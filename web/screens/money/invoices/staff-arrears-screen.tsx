// What clients owe by age, for the provider's own people: each figure leads to the invoices that it is made of.

import { ARREARS_FILTERS } from "@bondline/domain/money/invoices/arrears-filters.ts";
import { AGEING_PERIODS, type AgeingPeriod } from "@bondline/domain/money/invoices/invoice-ageing.ts";
import { REMINDER_STEP_TEXT } from "@bondline/domain/money/invoices/invoice-reminder.ts";
import { clientWords } from "@bondline/domain/people/clients/client-words.ts";
import { formatAbn } from "@bondline/domain/values/fields/abn.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { ArrearsRowFragment, StaffArrearsSortField } from "../../../api/generated/graphql.ts";
import { type ListWanted, readPages } from "../../../app/list/read-pages.ts";
import { textColumn } from "../../../app/list/text-column.tsx";
import { paths } from "../../../paths.ts";
import type { DataTableColumn } from "../../../ui/data-table-column.ts";
import { InvoiceIcon } from "../../../ui/icons.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { TwoLineCell } from "../../../ui/two-line-cell.tsx";
import {
  type RegisterLook,
  RegisterPage,
  type RegisterPlace,
  registerAsked,
} from "../../records/list-views/public/register-page.tsx";
import { isWholeRegister } from "../../records/list-views/public/whole-register.ts";
import { StaffArrearsDocument } from "./arrears-operations.ts";
import { ARREARS_WORDS as WORDS } from "./arrears-words.ts";
import { agedInvoicesHref } from "./public/aged-invoices.ts";
import { InvoiceAgeing } from "./public/invoice-ageing.tsx";

type Arrears = ArrearsRowFragment;
type Column = DataTableColumn<Arrears>;

const COLUMNS: readonly Column[] = [
  {
    id: "client",
    header: WORDS.client,
    isRowName: true,
    skeleton: { kind: "two-line", widthPx: 160 },
    cell: ({ organisationName, reminder }) => (
      <TwoLineCell
        name={organisationName}
        detail={reminder === null ? WORDS.noReminder : REMINDER_STEP_TEXT[reminder]}
      />
    ),
  },
  ...AGEING_PERIODS.map(periodColumn),
  amountColumn("owed", WORDS.owed, undefined),
  {
    ...textColumn<Arrears>({ id: "oldest", header: WORDS.oldest, width: "120px" }, ({ oldestDueDate }) =>
      formatDate(plainDate(oldestDueDate)),
    ),
    isSortable: true,
    isSecondary: true,
  },
  textColumn({ id: "reminder", header: WORDS.reminder, width: "152px" }, ({ reminder }) =>
    reminder === null ? WORDS.noReminder : REMINDER_STEP_TEXT[reminder],
  ),
  textColumn({ id: "number", header: WORDS.number, width: "140px" }, ({ organisationAbn }) =>
    formatAbn(organisationAbn),
  ),
];

const LOOK: RegisterLook<Arrears, StaffArrearsSortField> = {
  list: "STAFF_ARREARS",
  name: "staff-arrears",
  words: WORDS,
  icon: InvoiceIcon,
  filters: ARREARS_FILTERS,
  sorts: { oldest: { field: "OLDEST", direction: "ascending" } },
  columns: COLUMNS,
  usual: ["client", ...AGEING_PERIODS, "owed", "oldest"],
  rowKey: ({ organisationId }) => organisationId,
  nameOf: ({ organisationName }) => organisationName,
  rowHref: ({ organisationId }) => paths.staffClient({ organisationId }),
  phoneRow: ({ organisationName, oldestDueDate, total, reminder }) => ({
    title: organisationName,
    detail: WORDS.due(formatDate(plainDate(oldestDueDate))),
    amount: aud(total),
    badge: (
      <span className="text-label text-ink-2">
        {reminder === null ? WORDS.noReminder : REMINDER_STEP_TEXT[reminder]}
      </span>
    ),
  }),
};

const askedAt = (place: RegisterPlace) => registerAsked(LOOK, place);

const READ = readPages({
  document: StaffArrearsDocument,
  variablesOf: ({ first, after, ...place }: ListWanted) => ({ ...askedAt(place), first, after }),
  connectionIn: ({ staffArrears }) => staffArrears,
  besideIn: ({ staffInvoiceAgeing }) => staffInvoiceAgeing,
});

export function StaffArrearsScreen() {
  return (
    <RegisterPage
      look={LOOK}
      read={READ}
      wanted={(place) => ({ staffArrears: askedAt(place) })}
      above={(ageing, place) => (
        <InvoiceAgeing ageing={ageing} hrefOf={isWholeRegister(place) ? agedInvoicesOfAll : undefined} />
      )}
    />
  );
}

function agedInvoicesOfAll(period: AgeingPeriod, asOf: string): string {
  return agedInvoicesHref({ period, asOf });
}

function periodColumn(period: AgeingPeriod): Column {
  return amountColumn(period, WORDS.periods[period], period);
}

/** Without a period, all that is open. */
function amountColumn(id: string, header: string, period: AgeingPeriod | undefined): Column {
  return {
    id,
    header,
    width: "124px",
    align: "right",
    skeleton: { kind: "amount", widthPx: 72 },
    cell: (arrears) => <Owed arrears={arrears} period={period} header={header} />,
  };
}

type OwedProps = {
  readonly arrears: Arrears;
  readonly period: AgeingPeriod | undefined;
  readonly header: string;
};

function Owed({ arrears, period, header }: OwedProps) {
  const { organisationName, organisationAbn, periods, total, asOf } = arrears;
  const sum = periods.find((each) => each.period === period);
  if (period !== undefined && (sum === undefined || sum.count === 0)) return WORDS.none;
  const amount = aud(sum?.amount ?? total);
  return (
    <TextLink
      href={agedInvoicesHref({
        client: clientWords({ name: organisationName, abn: organisationAbn }),
        period,
        asOf,
      })}
      aria-label={`${WORDS.invoicesOf(organisationName, header)}, ${amount}`}
    >
      {amount}
    </TextLink>
  );
}
