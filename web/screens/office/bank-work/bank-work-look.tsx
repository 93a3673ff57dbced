// What waits for a bank as a row of the table and of the phone: when it is due and since when it waits, what it is, and whose.

import { BANK_WORK_TEXT, type BankWorkKind } from "@bondline/domain/office/bank-work/bank-work.ts";
import { centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import type { BankWorkRowFragment } from "../../../api/generated/graphql.ts";
import { waitingTime } from "../../../app/time/instant-text.ts";
import { paths } from "../../../paths.ts";
import { classNames } from "../../../ui/class-names.ts";
import type { DataTableColumn } from "../../../ui/data-table-column.ts";
import type { PhoneRow } from "../../../ui/data-table-phone-list.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { dueText, isLate } from "../desk/public/due-text.ts";
import { BANK_WORK_WORDS as WORDS } from "./public/bank-work-words.ts";

export type BankWork = BankWorkRowFragment;

const onDocument = ({ parentId, organisationId }: BankWork) =>
  paths.documentView({ documentId: parentId, organisationId });

const PLACES: Readonly<Record<BankWorkKind, (work: BankWork) => string>> = {
  ISSUE: ({ parentId }) => paths.staffDraft({ draftId: parentId }),
  APPLICATION: ({ parentId }) => paths.facilityApply({ facilityApplicationId: parentId }),
  ARRANGED_FACILITY: ({ parentId }) => paths.facilityView({ facilityId: parentId }),
  REQUEST_ANSWER: onDocument,
  REQUEST_EXECUTION: onDocument,
};

export function bankWorkLook(now: Date) {
  const reference = (work: BankWork) => <TextLink href={PLACES[work.kind](work)}>{work.reference}</TextLink>;
  const columns: DataTableColumn<BankWork>[] = [
    {
      id: "due",
      header: WORDS.columns.due,
      width: "208px",
      skeleton: { kind: "two-line", widthPx: 96 },
      cell: (work) => (
        <span className="figures block">
          <Due work={work} now={now} />
          <span className="block text-label text-ink-3">{waitsSince(work, now)}</span>
        </span>
      ),
    },
    {
      id: "what",
      header: WORDS.columns.what,
      isRowName: true,
      skeleton: { kind: "two-line", widthPx: 180 },
      cell: (work) => (
        <span className="block min-w-0">
          {reference(work)}
          <span className="block text-label text-ink-3">{BANK_WORK_TEXT[work.kind]}</span>
        </span>
      ),
    },
    {
      id: "client",
      header: WORDS.columns.client,
      skeleton: { kind: "text", widthPx: 160 },
      cell: ({ organisationName }) => organisationName ?? "",
    },
    {
      id: "amount",
      header: WORDS.columns.amount,
      width: "160px",
      align: "right",
      skeleton: { kind: "text", widthPx: 88 },
      cell: (work) => <span className="figures">{amountOf(work)}</span>,
    },
  ];
  const phoneRow = (work: BankWork): PhoneRow => ({
    title: reference(work),
    detail: (
      <>
        <span className="block">{BANK_WORK_TEXT[work.kind]}</span>
        <span className="block truncate">
          {[work.organisationName ?? "", amountOf(work)].filter((each) => each !== "").join(" · ")}
        </span>
        <span className="figures block">
          <Due work={work} now={now} />
        </span>
        <span className="figures block">{waitsSince(work, now)}</span>
      </>
    ),
  });
  return { columns, phoneRow };
}

/** What is late says so. */
function Due({ work: { dueAt }, now }: { readonly work: BankWork; readonly now: Date }) {
  if (dueAt === null) return <span className="block text-ink-3">{WORDS.noLevel}</span>;
  return (
    <span className={classNames("block", isLate(dueAt, now) && "font-medium text-danger")}>
      {dueText(dueAt, now)}
    </span>
  );
}

function waitsSince({ waitingSince }: BankWork, now: Date): string {
  return WORDS.waiting(waitingTime(waitingSince, now));
}

function amountOf({ amount }: BankWork): string {
  return amount === null ? "" : formatAud(centsFromDecimal(amount));
}
