// The codes of accounts by package, what is missing for a file, and the reference by which a journal leads back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isRefusal } from "../../refusals.ts";
import {
  ACCOUNTING_PACKAGES,
  type AccountingPackage,
  accountsWithoutCode,
  codesMissingMessage,
  requireAccountCodes,
} from "./accounting-package.ts";
import { BOOK_ACCOUNTS } from "./books.ts";
import { journalNumberOf, journalReference, requireJournalDays } from "./journal.ts";

type Sent = Parameters<typeof requireAccountCodes>[1];

function faultsOf(of: AccountingPackage, sent: Sent): Readonly<Record<string, string>> {
  try {
    requireAccountCodes(of, sent);
  } catch (thrown) {
    if (isRefusal(thrown, "VALIDATION_ERROR")) return thrown.data.fields;
    throw thrown;
  }
  return {};
}

test("each package takes codes in its own form, and what is wrong is refused by its account", () => {
  const bank = (code: string, taxCode = "BAS Excluded") => [{ account: "BANK" as const, code, taxCode }];
  assert.deepEqual(requireAccountCodes("XERO", bank(" 090 ")), bank("090"));
  assert.match(faultsOf("XERO", bank("Bank: 090"))["code.BANK"] ?? "", /such as 200/);
  assert.match(faultsOf("MYOB", bank("200"))["code.BANK"] ?? "", /such as 4-1100/);
  for (const number of ["1-1110", "11110"]) assert.deepEqual(faultsOf("MYOB", bank(number, "N-T")), {});
  assert.deepEqual(requireAccountCodes("QUICKBOOKS", bank("Assets:Bank, operating")), [
    { account: "BANK", code: "Assets:Bank, operating", taxCode: null },
  ]);
  assert.deepEqual(requireAccountCodes("XERO", bank(" ", "")), [
    { account: "BANK", code: null, taxCode: null },
  ]);
  assert.deepEqual(Object.keys(faultsOf("XERO", [...bank("090"), ...bank("091")])), ["codes"]);
});

test("of the accounts that are used those are named for which a line would be refused", () => {
  const codes = [
    { account: "BANK" as const, code: "090", taxCode: null },
    { account: "GST" as const, code: null, taxCode: "BAS Excluded" },
    { account: "FEES_TAXED" as const, code: "200", taxCode: "BAS Excluded" },
  ];
  const used = ["GST", "FEES_TAXED", "BANK"] as const;
  assert.deepEqual(accountsWithoutCode("XERO", codes, used), ["BANK", "GST"]);
  assert.deepEqual(accountsWithoutCode("MYOB", codes, used), ["GST"]);
  assert.deepEqual(accountsWithoutCode("QUICKBOOKS", codes, ["BANK"]), []);
  for (const each of ACCOUNTING_PACKAGES)
    assert.equal(accountsWithoutCode(each, [], BOOK_ACCOUNTS).length, BOOK_ACCOUNTS.length);
  assert.equal(
    codesMissingMessage("XERO", ["BANK", "GST"]),
    "Set the Xero codes in the settings first, for: Bank; GST.",
  );
});

test("a reference has eight characters and leads back to its number", () => {
  assert.equal(journalReference(123n), "BL000123");
  for (const number of [1n, 999_999n, 1_000_000n, 12_345_678n])
    assert.equal(journalNumberOf(journalReference(number)), number);
  assert.equal(journalNumberOf(" bl000123 "), 123n);
  for (const other of ["", "BL", "123", "INV-000123", "BL1234567890123456", "BL12x"])
    assert.equal(journalNumberOf(other), undefined);
});

test("days that are none of a period are refused", () => {
  const july = { from: "2026-07-01", to: "2026-07-31" };
  assert.deepEqual(requireJournalDays(july), july);
  const faults = (from: string, to: string) => {
    try {
      requireJournalDays({ from, to });
    } catch (thrown) {
      if (isRefusal(thrown, "VALIDATION_ERROR")) return Object.keys(thrown.data.fields);
    }
    return [];
  };
  assert.deepEqual(faults("2026-07-02", "2026-07-01"), ["to"]);
  assert.deepEqual(faults("1999-12-31", "2026-07-01"), ["from"]);
  assert.deepEqual(faults("2026-07-01", "2101-01-01"), ["to"]);
  assert.deepEqual(faults("2026-02-30", "2026-13-01"), ["from", "to"]);
});
