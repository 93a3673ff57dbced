// Bank statements in the contract: one with its lines a page at a time, the list of all, and lines that wait for somebody.

import {
  BANK_LINE_ACTIONS,
  BANK_LINE_NOTES,
  BANK_LINE_STATES,
  mayDoWithLine,
} from "@bondline/domain/money/bank-statements/bank-line.ts";
import {
  BANK_STATEMENT_ACTIONS,
  BANK_STATEMENT_FORMATS,
  BANK_STATEMENT_STAGES,
  mayDoWithStatement,
} from "@bondline/domain/money/bank-statements/bank-statement.ts";
import { BANK_MATCHES } from "@bondline/domain/money/invoices/bank-match.ts";
import { likeText } from "../../../database/like-text.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { oneOfCodes } from "../../../graphql/field-options.ts";
import { COUNT_MAX } from "../../../graphql/list-page.ts";
import { live } from "../../../graphql/live.ts";
import { FileUploadRef, fileUploadOf } from "../../records/attachments/public.ts";
import {
  accessLine,
  accessStatement,
  earlierStatementOf,
  listAccessibleStatements,
  listAccessibleUnsettledLines,
  listCandidatesOf,
  listLinesOf,
} from "./bank-statement-access.ts";
import type { BankLineRow, BankStatement, LineInvoice } from "./bank-statement-record.ts";

const StageRef = enumOf("BankStatementStage", BANK_STATEMENT_STAGES);
const FormatRef = enumOf("BankStatementFormat", BANK_STATEMENT_FORMATS);
const LineStateRef = enumOf("BankLineState", BANK_LINE_STATES);
const LineNoteRef = enumOf("BankLineNote", BANK_LINE_NOTES);
const MatchRef = enumOf("BankMatch", BANK_MATCHES);

const LineInvoiceRef = builder.objectRef<LineInvoice>("BankLineInvoice").implement({
  description: "An invoice that a deposit is or may be for.",
  fields: (t) => ({
    depositReferenceNumber: t.exposeString("depositReferenceNumber"),
    draftId: t.exposeID("draftId"),
    draftReferenceNumber: t.exposeString("draftReferenceNumber"),
    id: t.exposeID("id"),
    invoiceNumber: t.exposeString("invoiceNumber"),
    open: t.expose("openCents", { type: "Decimal" }),
    organisationName: t.exposeString("organisationName"),
    total: t.expose("totalCents", { type: "Decimal" }),
  }),
});

type LineOfStatement = { fileName: string; lineNumber: number };
const SameLineRef = builder.objectRef<LineOfStatement>("BankLineRead").implement({
  fields: (t) => ({ fileName: t.exposeString("fileName"), lineNumber: t.exposeInt("lineNumber") }),
});

export const BankLineRef = builder.objectRef<BankLineRow>("BankLine").implement({
  description: "A line of a bank statement.",
  fields: (t) => ({
    amount: t.expose("amountCents", {
      type: "Decimal",
      nullable: true,
      description: "What went out is below zero.",
    }),
    bankReference: t.exposeString("bankReference", { nullable: true }),
    bankStatementId: t.exposeID("bankStatementId"),
    bookedDate: t.expose("bookedDate", { type: "Date", nullable: true }),
    candidates: t.field({
      type: [LineInvoiceRef],
      description: "Open invoices of just its amount; with words, whatever invoices they name.",
      args: { search: t.arg.string() },
      resolve: async (line, { search }, context) => {
        const words = likeText(search ?? "");
        return await listCandidatesOf(await context.read(), line, words === "" ? null : `%${words}%`);
      },
    }),
    capabilities: t.stringList({
      ...oneOfCodes(BANK_LINE_ACTIONS),
      resolve: ({ state }) => BANK_LINE_ACTIONS.filter((action) => mayDoWithLine(state, action)),
    }),
    currency: t.exposeString("currency"),
    decidedAt: t.expose("decidedAt", { type: "DateTime", nullable: true }),
    decidedBy: t.exposeString("decidedByName", { nullable: true }),
    fault: t.exposeString("fault", { nullable: true, description: "Why it cannot be read." }),
    fileName: t.exposeString("fileName"),
    id: t.exposeID("id"),
    invoice: t.field({ type: LineInvoiceRef, nullable: true, resolve: ({ invoice }) => invoice }),
    isByHand: t.exposeBoolean("isByHand", { description: "A person has said which invoice it pays." }),
    lineNumber: t.exposeInt("lineNumber"),
    match: t.expose("match", { type: MatchRef, nullable: true }),
    narrative: t.exposeString("narrative"),
    note: t.expose("note", {
      type: LineNoteRef,
      nullable: true,
      description: "Why a person has to look at it.",
    }),
    openBefore: t.expose("openCents", {
      type: "Decimal",
      nullable: true,
      description: "What was open of its invoice when its lines before this one had paid.",
    }),
    reason: t.exposeString("reason", { nullable: true }),
    sameAs: t.field({ type: SameLineRef, nullable: true, resolve: ({ sameAs }) => sameAs }),
    state: t.expose("state", { type: LineStateRef }),
    suggestion: t.field({ type: LineInvoiceRef, nullable: true, resolve: ({ suggestion }) => suggestion }),
    version: t.exposeInt("version"),
  }),
});

const BankLineConnectionRef = connectionOf(BankLineRef, { name: "BankLine", cappedAt: COUNT_MAX });

const CountRef = builder.objectRef<BankStatement["counted"][number]>("BankLineCount").implement({
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal" }),
    count: t.exposeInt("count"),
    state: t.expose("state", { type: LineStateRef }),
  }),
});

export const BankStatementRef = builder.objectRef<BankStatement>("BankStatement");
BankStatementRef.implement({
  fields: (t) => ({
    account: t.exposeString("accountKey", { description: "BSB and number of the account that it is of." }),
    appliedBy: t.exposeString("appliedByName", { nullable: true }),
    bankLines: t.field({
      type: BankLineConnectionRef,
      description: "Its lines in their order, a page at a time.",
      args: { ...forwards(t.arg), states: t.arg({ type: [LineStateRef] }) },
      resolve: async ({ id }, { states, ...list }, context) =>
        await listLinesOf(await context.read(), list, { id, states: states ?? BANK_LINE_STATES }),
    }),
    capabilities: t.stringList({
      ...oneOfCodes(BANK_STATEMENT_ACTIONS),
      resolve: ({ stage }) => BANK_STATEMENT_ACTIONS.filter((action) => mayDoWithStatement(stage, action)),
    }),
    closing: t.expose("closingCents", { type: "Decimal", nullable: true }),
    columns: t.stringList({
      description: "Beside each of `headers` what the column holds; empty where it is left out.",
      resolve: ({ columns }) => [...columns],
    }),
    counts: t.field({ type: [CountRef], resolve: ({ counted }) => counted }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    createdBy: t.exposeString("createdByName"),
    earlierStatement: t.field({
      type: BankStatementRef,
      nullable: true,
      description: "Another one of the same file.",
      resolve: async (statement, _args, context) => earlierStatementOf(await context.read(), statement),
    }),
    errors: t.stringList({ resolve: ({ errors }) => [...errors] }),
    fileName: t.exposeString("fileName"),
    fileUpload: t.field({
      type: FileUploadRef,
      nullable: true,
      description: "Where its file is still to be sent, for whoever announced it.",
      resolve: async ({ files: [file] }, _args, context) => {
        const { actor } = await context.read();
        const isOpen =
          file !== undefined && file.receivedAt === null && file.infectedFileStatus === "NOT_SCANNED";
        const isOwn = actor.kind === "person" && actor.accountId === file?.uploadedBy;
        return isOpen && isOwn ? await fileUploadOf(context.application, file) : null;
      },
    }),
    finishedAt: t.expose("finishedAt", { type: "DateTime", nullable: true }),
    format: t.expose("statementFormat", { type: FormatRef }),
    headers: t.stringList({ resolve: ({ headers }) => [...headers] }),
    id: t.exposeID("id"),
    linesRead: t.exposeInt("linesRead"),
    opening: t.expose("openingCents", { type: "Decimal", nullable: true }),
    stage: t.expose("stage", { type: StageRef }),
    version: t.exposeInt("version"),
  }),
});

const BankStatementConnectionRef = connectionOf(BankStatementRef, { name: "BankStatement" });

builder.queryFields((t) => ({
  bankLine: t.field({
    type: BankLineRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => accessLine(await context.read(), id),
  }),
  bankStatement: t.field({
    type: BankStatementRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => accessStatement(await context.read(), id),
  }),
  bankStatements: t.field({
    type: BankStatementConnectionRef,
    description: "Statements of the account for deposits, the newest first.",
    args: forwards(t.arg),
    resolve: async (_root, list, context) => listAccessibleStatements(await context.read(), list),
  }),
  unsettledBankLines: t.field({
    type: BankLineConnectionRef,
    description:
      "Deposits whose invoice nobody has found yet, of all statements: whatever has waited longest comes first.",
    args: forwards(t.arg),
    resolve: async (_root, list, context) => listAccessibleUnsettledLines(await context.read(), list),
  }),
}));

builder.subscriptionFields((t) => ({
  bankStatementUpdated: t.field({
    type: BankStatementRef,
    args: { id: t.arg.id({ required: true }) },
    subscribe: (_root, args, context) =>
      live(context, async (tx) => {
        const { id } = await accessStatement(tx, args.id);
        return {
          concerns: (event) => event.topic === "bank_statement" && event.id === id,
          sharedAs: "bank statement",
          load: (later) => accessStatement(later, id),
          mayWatch: (later) => accessStatement(later, id),
          resyncEvent: { kind: "record", topic: "bank_statement", id },
        };
      }),
    resolve: (statement) => statement as BankStatement,
  }),
}));
