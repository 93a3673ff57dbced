// Where an administrator sets what the accounts of the books are called in each accounting package.

import {
  ACCOUNTING_PACKAGE_TEXT,
  ACCOUNTING_PACKAGES,
  type AccountingPackage,
} from "@bondline/domain/money/books/accounting-package.ts";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { ACCOUNT_CODE_WORDS as WORDS } from "../journal-words.ts";

const AccountCodesDialog = lazy(async () => ({
  default: (await import("../account-codes-dialog.tsx")).AccountCodesDialog,
}));

export function AccountCodesCard() {
  const [of, setOf] = useState<AccountingPackage>();
  return (
    <Card heading={WORDS.heading}>
      <div className="grid gap-3 px-4 pb-4 sm:px-5">
        <p className="text-body text-ink-2">{WORDS.sentence}</p>
        <ul className="divide-y divide-line">
          {ACCOUNTING_PACKAGES.map((each) => (
            <li key={each} className="flex items-center justify-between gap-3 py-2 text-body">
              {ACCOUNTING_PACKAGE_TEXT[each]}
              <Button
                size="small"
                aria-label={WORDS.set(ACCOUNTING_PACKAGE_TEXT[each])}
                onClick={() => setOf(each)}
              >
                {WORDS.change}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      {of !== undefined && (
        <Suspense>
          <AccountCodesDialog of={of} onClose={() => setOf(undefined)} />
        </Suspense>
      )}
    </Card>
  );
}
