// The books as journals of accounting packages in the contract: the codes of the accounts, what has not left yet, and the files in which the rest left.

import {
  ACCOUNTING_PACKAGES,
  type AccountCode,
  type AccountingPackage,
  PACKAGE_RULES,
} from "@bondline/domain/money/books/accounting-package.ts";
import { BOOK_ACCOUNTS } from "@bondline/domain/money/books/books.ts";
import { journalReference } from "@bondline/domain/money/books/journal.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, readAgain, record, resultField } from "../../../graphql/payloads.ts";
import { changeAccountCodes } from "./commands/change-account-codes.ts";
import { createJournalExport } from "./commands/create-journal-export.ts";
import {
  type AccountCodes,
  accessAccountCodes,
  accessJournal,
  accessJournalExport,
  accessJournalOffer,
  type Journal,
  type JournalExport,
  type JournalOffer,
} from "./journal-access.ts";
import { BookMoveKindRef } from "./revenue-schema.ts";

const AccountingPackageRef = enumOf("AccountingPackage", ACCOUNTING_PACKAGES);
const BookAccountRef = enumOf("BookAccount", BOOK_ACCOUNTS);

const AccountCodeRef = builder.objectRef<AccountCode>("AccountCode").implement({
  fields: (t) => ({
    account: t.expose("account", { type: BookAccountRef }),
    code: t.exposeString("code", { nullable: true }),
    taxCode: t.exposeString("taxCode", { nullable: true }),
  }),
});

const AccountCodesRef = builder.objectRef<AccountCodes>("AccountCodes").implement({
  description: "What the accounts of the books are called in an accounting package.",
  fields: (t) => ({
    codes: t.field({ type: [AccountCodeRef], resolve: ({ codes }) => [...codes] }),
    package: t.expose("of", { type: AccountingPackageRef }),
    version: t.exposeInt("version", { description: "Of all of them together." }),
  }),
});

const JournalExportRef = builder.objectRef<JournalExport>("JournalExport").implement({
  description: "Journals that left for an accounting package; its file can be made again and says the same.",
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal", description: "What all of its debits come to." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    createdBy: t.exposeString("createdByName"),
    from: t.expose("fromDate", { type: "Date" }),
    id: t.exposeID("id"),
    journalCount: t.exposeInt("journalCount"),
    lineCount: t.exposeInt("lineCount"),
    package: t.expose("package", { type: AccountingPackageRef }),
    to: t.expose("toDate", { type: "Date" }),
  }),
});

const JournalOfferRef = builder.objectRef<JournalOffer>("JournalOffer").implement({
  description: "What was booked on some days and has not left for an accounting package yet.",
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal", description: "What all debits come to." }),
    earlier: t.field({
      type: [JournalExportRef],
      description: "What left of these days before, the newest first.",
      resolve: ({ earlier }) => [...earlier],
    }),
    journalCount: t.exposeInt("journals"),
    lineCount: t.exposeInt("lines"),
    withoutCode: t.field({
      type: [BookAccountRef],
      description: "Accounts for which nothing can leave until their codes are set.",
      resolve: ({ withoutCode }) => [...withoutCode],
    }),
  }),
});

type JournalEntry = Journal["entries"][number];
const JournalEntryRef = builder.objectRef<JournalEntry>("JournalEntry").implement({
  fields: (t) => ({
    account: t.expose("account", { type: BookAccountRef }),
    amount: t.expose("amountCents", {
      type: "Decimal",
      description: "More than nothing is a debit, less a credit.",
    }),
  }),
});

const JournalLeftRef = builder.objectRef<Journal["exports"][number]>("JournalLeft").implement({
  fields: (t) => ({
    at: t.expose("createdAt", { type: "DateTime" }),
    package: t.expose("package", { type: AccountingPackageRef }),
  }),
});

const JournalRef = builder.objectRef<Journal>("Journal").implement({
  description: "A movement of the books under the reference that it has in every accounting package.",
  fields: (t) => ({
    date: t.expose("moveDate", { type: "Date" }),
    documentNumber: t.exposeString("documentNumber", {
      nullable: true,
      description: "Of the invoice or the credit note.",
    }),
    draftId: t.exposeID("draftId", { nullable: true }),
    draftReferenceNumber: t.exposeString("draftReferenceNumber", { nullable: true }),
    entries: t.field({ type: [JournalEntryRef], resolve: ({ entries }) => entries }),
    exports: t.field({
      type: [JournalLeftRef],
      description: "When it left for which package.",
      resolve: ({ exports }) => exports,
    }),
    isReversal: t.exposeBoolean("isReversal", { description: "It takes another back." }),
    kind: t.expose("kind", { type: BookMoveKindRef }),
    organisationId: t.exposeID("organisationId", { nullable: true }),
    organisationName: t.exposeString("organisationName", { nullable: true }),
    reference: t.string({ resolve: ({ number }) => journalReference(number) }),
  }),
});

builder.queryFields((t) => {
  const ofPackage = t.arg({ type: AccountingPackageRef, required: true });
  return {
    accountCodes: t.field({
      type: AccountCodesRef,
      args: { package: ofPackage },
      resolve: async (_root, asked, context) => accessAccountCodes(await context.read(), asked.package),
    }),
    journal: t.field({
      type: JournalRef,
      args: { reference: t.arg.string({ required: true }) },
      resolve: async (_root, { reference }, context) => accessJournal(await context.read(), reference),
    }),
    journalOffer: t.field({
      type: JournalOfferRef,
      args: {
        from: t.arg({ type: "Date", required: true }),
        package: ofPackage,
        to: t.arg({ type: "Date", required: true }),
      },
      resolve: async (_root, { package: of, from, to }, context) =>
        accessJournalOffer(await context.read(), { of, from, to }),
    }),
  };
});

const AccountCodeInputRef = builder.inputType("AccountCodeInput", {
  description: "Without a code, what was set is taken away.",
  fields: (t) => ({
    account: t.field({ type: BookAccountRef, required: true }),
    code: t.string(),
    taxCode: t.string(),
  }),
});

mutation("changeAccountCodes", {
  whileActing: "OFFICE",
  input: inputOf("ChangeAccountCodesInput", (t) => ({
    codes: t.field({
      type: [AccountCodeInputRef],
      required: true,
      description: "Accounts that it does not name keep theirs.",
    }),
    package: t.field({ type: AccountingPackageRef, required: true }),
    version: t.int({ required: true }),
  })),
  payload: payloadOf("AccountCodesPayload", {
    accountCodes: readAgain(AccountCodesRef, (tx, answer) =>
      accessAccountCodes(tx, resultField<AccountingPackage>(answer, "package")),
    ),
  }),
  run: changeAccountCodes,
});

mutation("createJournalExport", {
  whileActing: "OFFICE",
  input: inputOf("CreateJournalExportInput", (t) => ({
    from: t.field({ type: "Date", required: true }),
    package: t.field({
      type: AccountingPackageRef,
      required: true,
      description: `Xero reads ${PACKAGE_RULES.XERO.linesMax} lines of a file: what is left leaves with the next.`,
    }),
    to: t.field({ type: "Date", required: true }),
  })),
  payload: payloadOf("JournalExportPayload", {
    journalExport: record(JournalExportRef, accessJournalExport, "journalExportId"),
  }),
  run: createJournalExport,
});
