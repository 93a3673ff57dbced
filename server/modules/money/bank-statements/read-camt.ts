// A camt.053 statement read element by element: each booking, or each part of a batch, as one line. It holds one booking at a time, however long the file is.

import { type BankLine, bankReferenceOf } from "@bondline/domain/money/bank-statements/bank-line.ts";
import { STATEMENT_FAULTS } from "@bondline/domain/money/bank-statements/bank-statement.ts";
import { bankCents, bankDay } from "@bondline/domain/money/bank-statements/statement-columns.ts";
import { type Cents, cents, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { SaxesParser } from "saxes";
import { encodingOf, FileFault, type OpenFile, textOf } from "../../documents/imports/public.ts";

export type CamtLine = { number: number; line: BankLine };
export type CamtBalances = { openingCents: Cents | null; closingCents: Cents | null };

const DEPTH_MAX = 40;
const TEXT_MAX = 2_000;

/** `account` is the number of the account for deposits. `balances` is filled while the lines are read. */
export async function* readCamt(
  open: OpenFile,
  account: string,
  balances: CamtBalances,
): AsyncGenerator<CamtLine> {
  const reader = camtReader(account, balances);
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  parser.on("error", () => {
    throw new FileFault(STATEMENT_FAULTS.damaged());
  });
  // Entities of its own are what small files grow huge by; no statement has any.
  parser.on("doctype", () => {
    throw new FileFault(STATEMENT_FAULTS.declares());
  });
  parser.on("opentag", ({ name, attributes }) => reader.opened(within(name), attributes));
  parser.on("closetag", ({ name }) => reader.closed(within(name)));
  parser.on("text", reader.text);
  parser.on("cdata", reader.text);
  const encoding = await encodingOf(open);
  for await (const piece of textOf(open, encoding)) {
    parser.write(piece);
    yield* reader.ready.splice(0);
  }
  parser.close();
  yield* reader.ready.splice(0);
}

const within = (name: string) => name.slice(name.indexOf(":") + 1);

/** The texts of an element, by the path within it; what may come several times is joined. */
type Texts = Map<string, string>;
type Booking = { texts: Texts; parts: Texts[] };

function camtReader(account: string, balances: CamtBalances) {
  const ready: CamtLine[] = [];
  const path: string[] = [];
  let number = 0;
  let text = "";
  let booking: Booking | undefined;
  let part: Texts | undefined;
  let balance: Texts | undefined;
  let statement = newStatement();

  const keep = (texts: Texts, from: string, value: string) => {
    const key = path.slice(path.lastIndexOf(from) + 1).join("/");
    const before = texts.get(key);
    texts.set(key, before === undefined ? value : `${before} ${value}`.slice(0, TEXT_MAX));
  };
  const opened = (name: string, attributes: Readonly<Record<string, string>>) => {
    path.push(name);
    if (path.length > DEPTH_MAX) throw new FileFault(STATEMENT_FAULTS.tooDeep());
    refuseOther(path);
    text = "";
    if (name === "Stmt") statement = newStatement();
    else if (name === "Bal") balance = new Map();
    else if (name === "Ntry") booking = { texts: new Map(), parts: [] };
    else if (name === "TxDtls" && booking !== undefined) {
      part = new Map();
      booking.parts.push(part);
    } else if (name === "Amt" && attributes.Ccy !== undefined) {
      if (part !== undefined) keepCurrency(part, path, attributes.Ccy);
      else booking?.texts.set("Ccy", booking.texts.get("Ccy") ?? attributes.Ccy);
    }
  };
  const closed = (name: string) => {
    const value = text.trim().slice(0, TEXT_MAX);
    text = "";
    if (value !== "") {
      if (part !== undefined) keep(part, "TxDtls", value);
      else if (booking !== undefined) keep(booking.texts, "Ntry", value);
      else if (balance !== undefined) keep(balance, "Bal", value);
      else if (path.at(-3) === "Acct" || path.at(-4) === "Acct") requireAccount(path, value, account);
    }
    if (name === "TxDtls") part = undefined;
    else if (name === "Bal" && balance !== undefined) {
      takeBalance(statement, balance);
      balance = undefined;
    } else if (name === "Ntry" && booking !== undefined) {
      const booked = linesOf(booking, number + 1);
      statement.sum = cents(statement.sum + booked.sum);
      for (const line of booked.lines) {
        number += 1;
        ready.push({ number, line });
      }
      booking = undefined;
    } else if (name === "Stmt") endStatement(statement, balances);
    path.pop();
  };
  return {
    ready,
    opened,
    closed,
    text: (more: string) => {
      if (text.length < TEXT_MAX) text += more;
    },
  };
}

/** The document, and in it a statement: notices and reports of one day are built alike and are none. */
function refuseOther([document, message]: readonly string[]): void {
  if (document !== "Document" || (message !== undefined && message !== "BkToCstmrStmt"))
    throw new FileFault(STATEMENT_FAULTS.notCamt());
}

function requireAccount(path: readonly string[], value: string, account: string): void {
  const isId = path.at(-1) === "IBAN" || (path.at(-1) === "Id" && path.at(-2) === "Othr");
  if (isId && !value.replace(/\D/g, "").endsWith(account))
    throw new FileFault(STATEMENT_FAULTS.otherAccount(value));
}

type Statement = { opening: Cents | undefined; closing: Cents | undefined; sum: Cents };
const newStatement = (): Statement => ({ opening: undefined, closing: undefined, sum: ZERO_CENTS });

function takeBalance(statement: Statement, texts: Texts): void {
  const kind = texts.get("Tp/CdOrPrtry/Cd");
  const amount = signedAmount(texts.get("Amt"), texts.get("CdtDbtInd"));
  if (kind === "OPBD" || kind === "PRCD") statement.opening ??= amount;
  if (kind === "CLBD") statement.closing = amount;
}

/** Where both balances are told, lines that are missing or read twice show here. */
function endStatement({ opening, closing, sum }: Statement, balances: CamtBalances): void {
  balances.openingCents ??= opening ?? null;
  balances.closingCents = closing ?? balances.closingCents;
  if (opening !== undefined && closing !== undefined && opening + sum !== closing)
    throw new FileFault(STATEMENT_FAULTS.doesNotAddUp());
}

function signedAmount(amount: string | undefined, sign: string | undefined): Cents | undefined {
  // More than two decimals are nothing that a bank books.
  const found = bankCents((amount ?? "").replace(/(\.\d\d)0+$/, "$1"));
  if (found === undefined || (sign !== "CRDT" && sign !== "DBIT")) return undefined;
  return sign === "CRDT" ? found : cents(-found);
}

function keepCurrency(part: Texts, path: readonly string[], currency: string): void {
  const isOwn = path.at(-2) === "TxDtls" || path.at(-2) === "TxAmt";
  if (isOwn) part.set("Ccy", currency);
}

/** A batch comes apart where each of its parts has its amount and they come to the whole. What is only announced is no line. */
function linesOf({ texts, parts }: Booking, number: number): { lines: BankLine[]; sum: Cents } {
  const status = texts.get("Sts/Cd") ?? texts.get("Sts") ?? "BOOK";
  if (status !== "BOOK") return { lines: [], sum: ZERO_CENTS };
  const sign = texts.get("CdtDbtInd");
  const sum = signedAmount(texts.get("Amt"), sign);
  if (sum === undefined) throw new FileFault(STATEMENT_FAULTS.badAmount(number));
  const day = ["BookgDt/Dt", "BookgDt/DtTm", "ValDt/Dt", "ValDt/DtTm"]
    .map((key) => texts.get(key))
    .find(Boolean);
  const bookedDate = bankDay(day ?? "");
  if (bookedDate === undefined) throw new FileFault(STATEMENT_FAULTS.badDay(number));
  const currency = texts.get("Ccy") ?? "AUD";
  const amounts = parts.map((each) => partAmount(each, sign));
  const isBatch =
    parts.length > 1 && amounts.reduce<bigint>((total, each) => total + (each ?? 0n), 0n) === sum;
  if (!isBatch || amounts.includes(undefined))
    return { lines: [{ bookedDate, amountCents: sum, currency, ...wordsOf(texts, parts) }], sum };
  return {
    lines: parts.map((each, at) => ({
      bookedDate,
      amountCents: amounts[at] ?? ZERO_CENTS,
      currency: each.get("Ccy") ?? currency,
      ...wordsOf(texts, [each]),
    })),
    sum,
  };
}

function partAmount(part: Texts, sign: string | undefined): Cents | undefined {
  return signedAmount(part.get("Amt") ?? part.get("AmtDtls/TxAmt/Amt"), part.get("CdtDbtInd") ?? sign);
}

const WORDS = [
  "Refs/EndToEndId",
  "RmtInf/Strd/CdtrRefInf/Ref",
  "RmtInf/Ustrd",
  "RltdPties/Dbtr/Nm",
  "RltdPties/Dbtr/Pty/Nm",
  "AddtlTxInf",
];
const REFERENCES = ["Refs/AcctSvcrRef", "Refs/TxId", "Refs/InstrId"];
const NARRATIVE_MAX = 1_000;

function wordsOf(texts: Texts, parts: readonly Texts[]): Pick<BankLine, "narrative" | "bankReference"> {
  const said = parts
    .flatMap((part) => WORDS.map((key) => part.get(key) ?? ""))
    .filter((each) => bankReferenceOf(each) !== null);
  const narrative = [...new Set([...said, texts.get("AddtlNtryInf") ?? ""])]
    .filter((each) => each !== "")
    .join(" ");
  const named = [
    ...parts.flatMap((part) => REFERENCES.map((key) => part.get(key))),
    texts.get("AcctSvcrRef"),
    texts.get("NtryRef"),
  ];
  const bankReference =
    named.map((each) => bankReferenceOf(each ?? "")).find((each) => each !== null) ?? null;
  return {
    narrative: narrative.slice(0, NARRATIVE_MAX),
    bankReference: bankReference?.slice(0, 255) ?? null,
  };
}
