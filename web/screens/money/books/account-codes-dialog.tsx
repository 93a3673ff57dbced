// Sets what the accounts of the books are called in one accounting package.

import {
  ACCOUNTING_PACKAGE_TEXT,
  type AccountingPackage,
  accountCodeFields,
  PACKAGE_RULES,
} from "@bondline/domain/money/books/accounting-package.ts";
import { BOOK_ACCOUNT_TEXT, BOOK_ACCOUNTS } from "@bondline/domain/money/books/books.ts";
import { incompleteRulesOf } from "@bondline/domain/values/fields/field.ts";
import type { AccountCodesQuery } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { messagesOf } from "../../../app/field-messages.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { BoundField } from "../../../app/fields/bound-field.tsx";
import { textOrNull } from "../../../app/fields/field-texts.ts";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { useRead } from "../../../app/use-read.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { AccountCodesDocument, ChangeAccountCodesDocument } from "./journal-operations.ts";
import { ACCOUNT_CODE_WORDS as WORDS } from "./journal-words.ts";

type Texts = Record<string, string>;
type Values = { code: Texts; taxCode: Texts };

type DialogProps = { readonly of: AccountingPackage; readonly onClose: () => void };

export function AccountCodesDialog({ of, onClose }: DialogProps) {
  const read = useRead(AccountCodesDocument, { package: of });
  const codes = read.data?.accountCodes;
  if (codes === undefined)
    return (
      <Dialog title={WORDS.set(ACCOUNTING_PACKAGE_TEXT[of])} onClose={onClose}>
        <ReadPending of={read} notLoaded={WORDS.loadFailed} loading={WORDS.loading} />
      </Dialog>
    );
  return <CodesForm codes={codes} onBehind={read.readAgain} onClose={onClose} />;
}

type FormProps = {
  readonly codes: AccountCodesQuery["accountCodes"];
  readonly onBehind: () => void;
  readonly onClose: () => void;
};

function CodesForm({ codes: { package: of, version, codes }, onBehind, onClose }: FormProps) {
  const { send } = useCommand(ChangeAccountCodesDocument, { handledByScreen: true });
  const textsOf = (part: "code" | "taxCode"): Texts =>
    Object.fromEntries(codes.map((each) => [each.account, each[part] ?? ""]));
  const record = useRecordForm<Values, unknown>({
    start: { code: textsOf("code"), taxCode: textsOf("taxCode") },
    resolver: validatedBy(({ code, taxCode }: Values) => faultsOf(of, code, taxCode)),
    save: ({ code, taxCode }) =>
      send({
        package: of,
        version,
        codes: BOOK_ACCOUNTS.map((account) => ({
          account,
          code: textOrNull(code[account] ?? ""),
          taxCode: textOrNull(taxCode[account] ?? ""),
        })),
      }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.saved });
      onClose();
    },
    onBehind,
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.set(ACCOUNTING_PACKAGE_TEXT[of])}
      sentence={WORDS.help[of]}
      width="wide"
      submit={WORDS.save}
      notSaved={WORDS.notSaved}
      onClose={onClose}
    >
      {BOOK_ACCOUNTS.map((account) => (
        <div
          key={account}
          className={PACKAGE_RULES[of].tax === "none" ? "grid gap-3" : "grid gap-3 sm:grid-cols-2"}
        >
          {Object.entries(accountCodeFields(of, account)).map(([name, field]) => (
            <BoundField key={name} name={name} field={field} isOptional />
          ))}
        </div>
      ))}
    </FormDialog>
  );
}

function faultsOf(of: AccountingPackage, code: Texts, taxCode: Texts) {
  const fields = Object.assign({}, ...BOOK_ACCOUNTS.map((account) => accountCodeFields(of, account)));
  const typed = Object.keys(BOOK_ACCOUNT_TEXT).flatMap((account) => [
    [`code.${account}`, code[account] ?? ""],
    [`taxCode.${account}`, taxCode[account] ?? ""],
  ]);
  return messagesOf(incompleteRulesOf(fields), Object.fromEntries(typed));
}
