// The letter to a bank about what it has charged otherwise than was agreed, as a PDF file: each charge with what was expected, and what they come to.

import {
  differenceCents,
  FEE_ROW_STATE_TEXT,
  hasFeeLetter,
  isReported,
  NO_LETTER_MESSAGE,
} from "@bondline/domain/money/fee-files/fee-file.ts";
import { CHARGE_KIND_TEXT } from "@bondline/domain/money/fees/expected-charge.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { formatAud, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { addDays, formatDate } from "@bondline/domain/values/time/plain-date.ts";
import { endPages } from "../../../pdf/pdf-foot.ts";
import {
  bytesOf,
  type Fact,
  newPage,
  WIDTH,
  writeFacts,
  writeHead,
  writeHeading,
  writeRows,
  writeText,
} from "../../../pdf/pdf-page.ts";
import { type TableColumn, writeTable } from "../../../pdf/pdf-table.ts";
import type { Operator } from "../../office/provider/public.ts";
import { operatorText } from "../invoices/public.ts";
import type { FeeFile, FeeRow } from "./fee-file-record.ts";
import type { LetterReader } from "./fee-file-store.ts";

export type FeeLetter = { fileName: string; contentType: "application/pdf"; content: Buffer };

type Whole = { file: FeeFile; rows: readonly FeeRow[]; reader: LetterReader };
type Made = { operator: Operator | undefined; now: Instant };

export async function feeLetter({ file, rows, reader }: Whole, { operator, now }: Made): Promise<FeeLetter> {
  if (!hasFeeLetter(file)) refuseFields({ id: NO_LETTER_MESSAGE });
  const page = newPage(TITLE, new Date(now));
  const written = bytesOf(page);
  writeHead(page, TITLE, operatorText(operator) ?? undefined);
  writeFacts(page, factsOf(file, reader, now));
  writeText(page, `Dear ${reader.contactName ?? reader.name},`);
  writeText(page, REQUEST);
  page.moveDown(0.5);
  writeHeading(page, "Charges that differ");
  writeTable(page, COLUMNS, rows.filter(({ state }) => isReported(state)).map(cellsOf));
  page.moveDown(0.5);
  writeRows(page, [{ left: "Difference in all", right: formatAud(file.differenceCents), isStrong: true }], {
    leftWidth: WIDTH - 120,
    align: "right",
  });
  page.moveDown(1);
  writeText(page, CLOSING);
  if (operator !== undefined) writeText(page, operator.name);
  endPages(page);
  const day = dayAt(now, DEFAULT_ZONE);
  return {
    fileName: `Fee differences ${file.supplierName} ${day}.pdf`,
    contentType: "application/pdf",
    content: await written,
  };
}

const TITLE = "Fee differences";
const REQUEST =
  "We have held the fees that you charged against what was agreed for each guarantee. The charges below differ. Please credit what was charged too much, charge what was charged too little, or tell us why the amount is right.";
const CLOSING = "Please name the file above in your answer.";

function factsOf({ fileName, createdAt }: FeeFile, reader: LetterReader, now: Instant): Fact[] {
  const { name, address, contactName, contactEmail } = reader;
  const contact = [contactName, contactEmail].filter(Boolean).join(", ");
  return [
    ["To", [name, address].filter((part) => part !== "").join("\n")],
    ...(contact === "" ? [] : [["Attention", contact] as const]),
    ["Date", formatDate(dayAt(now, DEFAULT_ZONE))],
    ["Your file", `${fileName}, received on ${formatDate(dayAt(createdAt, DEFAULT_ZONE))}`],
  ];
}

const COLUMNS: readonly TableColumn[] = [
  { header: "Guarantee", width: WIDTH - 4 * 80 },
  { header: "Charged on", width: 80 },
  { header: "Charged", width: 80, align: "right" },
  { header: "Expected", width: 80, align: "right" },
  { header: "Difference", width: 80, align: "right" },
];

function cellsOf(row: FeeRow): readonly string[] {
  const { chargedDate, chargedCents, expectedCents } = row;
  const amounts = [chargedCents ?? ZERO_CENTS, expectedCents ?? ZERO_CENTS, differenceCents(row)];
  return [
    whatOf(row),
    chargedDate === null ? "" : formatDate(chargedDate),
    ...amounts.map((amount) => formatAud(amount)),
  ];
}

/** Its number, and below what it was charged for and why nothing was expected. */
function whatOf({ guaranteeNumber, chargeKind, periodFromDate, periodUntilDate, state }: FeeRow): string {
  const days =
    periodFromDate === null || periodUntilDate === null
      ? ""
      : `, ${formatDate(periodFromDate)} to ${formatDate(addDays(periodUntilDate, -1))}`;
  const why = state === "DIFFERENT" ? "" : `\n${FEE_ROW_STATE_TEXT[state]}`;
  return `${guaranteeNumber}\n${CHARGE_KIND_TEXT[chargeKind]}${days}${why}`;
}
