// The accounting packages that take the books as journals: what each asks of an account, and how much it reads of one file.

import { refuseFields } from "../../refusals.ts";
import {
  type Field,
  fieldsOf,
  incompleteRulesOf,
  textField,
  textFieldOf,
} from "../../values/fields/field.ts";
import { accept, andThen, reject } from "../../values/fields/field-rule.ts";
import { requireFields } from "../../values/fields/field-set.ts";
import { singleLine } from "../../values/fields/text.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import { BOOK_ACCOUNT_TEXT, BOOK_ACCOUNTS, type BookAccount } from "./books.ts";

export const ACCOUNTING_PACKAGE_TEXT = {
  XERO: "Xero",
  MYOB: "MYOB",
  QUICKBOOKS: "QuickBooks Online",
} as const;
export type AccountingPackage = keyof typeof ACCOUNTING_PACKAGE_TEXT;
export const ACCOUNTING_PACKAGES = codesIn(ACCOUNTING_PACKAGE_TEXT);

type PackageRule = {
  /** Of the account as the package knows it. */
  readonly codeOf: (label: string) => Field<string>;
  /** Whether a line says how it is taxed, and whether the package refuses one that does not. */
  readonly tax: "asked" | "taken" | "none";
  /** How many lines it reads of one file. */
  readonly linesMax: number | null;
  /** A journal ends with an empty line: without it all would be read as one. */
  readonly hasEmptyLines: boolean;
};

const CODE_MAX = 100;
const TAX_MAX = 50;

export const PACKAGE_RULES: Readonly<Record<AccountingPackage, PackageRule>> = {
  XERO: {
    codeOf: codeLike(/^[0-9A-Za-z.-]{1,10}$/, "Enter the code of an account, such as 200."),
    tax: "asked",
    linesMax: 300,
    hasEmptyLines: false,
  },
  MYOB: {
    codeOf: codeLike(/^\d[^\d\s]?\d{4}$/, "Enter the number of an account, such as 4-1100."),
    tax: "taken",
    linesMax: null,
    hasEmptyLines: true,
  },
  QUICKBOOKS: {
    codeOf: (label) => textField(label, CODE_MAX),
    tax: "none",
    linesMax: null,
    hasEmptyLines: false,
  },
};

function codeLike(form: RegExp, message: string) {
  const rule = andThen(singleLine(CODE_MAX), (text) => (form.test(text) ? accept(text) : reject(message)));
  return (label: string): Field<string> => textFieldOf(label, rule);
}

export type AccountCode = {
  readonly account: BookAccount;
  readonly code: string | null;
  readonly taxCode: string | null;
};

/** As the history calls them, whatever the package. */
export const ACCOUNT_CODE_FIELDS = fieldsOf({
  code: textField("Account code", CODE_MAX),
  taxCode: textField("Tax code", TAX_MAX),
});

type CodeField = `code.${BookAccount}` | `taxCode.${BookAccount}`;

/** Of one account. */
export function accountCodeFields(of: AccountingPackage, account: BookAccount) {
  const { codeOf, tax } = PACKAGE_RULES[of];
  const name = BOOK_ACCOUNT_TEXT[account];
  const code: Record<string, Field<string>> = {
    [`code.${account}` satisfies CodeField]: codeOf(`${name}, account code`),
  };
  if (tax !== "none")
    code[`taxCode.${account}` satisfies CodeField] = textField(`${name}, tax code`, TAX_MAX);
  return code;
}

const TWICE_MESSAGE = "Each account can be named once.";

type Sent = {
  readonly account: BookAccount;
  readonly code?: string | null | undefined;
  readonly taxCode?: string | null | undefined;
};

/** What is wrong is refused by account: "code.BANK". An empty code takes away what was set. */
export function requireAccountCodes(of: AccountingPackage, sent: readonly Sent[]): AccountCode[] {
  if (new Set(sent.map(({ account }) => account)).size < sent.length) refuseFields({ codes: TWICE_MESSAGE });
  const fields = Object.assign({}, ...sent.map(({ account }) => accountCodeFields(of, account)));
  const raw = sent.flatMap(({ account, code, taxCode }) => [
    [`code.${account}`, code],
    [`taxCode.${account}`, taxCode],
  ]);
  const read: Readonly<Record<string, unknown>> = requireFields(
    incompleteRulesOf(fields),
    Object.fromEntries(raw),
  );
  return sent.map(({ account }) => ({
    account,
    code: textOf(read[`code.${account}`]),
    taxCode: textOf(read[`taxCode.${account}`]),
  }));
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/** In the order of the accounts: those without which the package would refuse a line. */
export function accountsWithoutCode(
  of: AccountingPackage,
  codes: readonly AccountCode[],
  used: readonly BookAccount[],
): BookAccount[] {
  const isWhole = (account: BookAccount) =>
    codes.some(
      (each) =>
        each.account === account &&
        each.code !== null &&
        (each.taxCode !== null || PACKAGE_RULES[of].tax !== "asked"),
    );
  return BOOK_ACCOUNTS.filter((account) => used.includes(account) && !isWhole(account));
}

export function codesMissingMessage(of: AccountingPackage, accounts: readonly BookAccount[]): string {
  const names = accounts.map((account) => BOOK_ACCOUNT_TEXT[account]).join("; ");
  return `Set the ${ACCOUNTING_PACKAGE_TEXT[of]} codes in the settings first, for: ${names}.`;
}
