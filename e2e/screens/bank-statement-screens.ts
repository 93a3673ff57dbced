// Bank statements: the list with what waits, and one that was read and not recorded yet.

import type { Api } from "../../testing/api.ts";
import { csvStatement, statementFile } from "../../testing/builders/bank-statement-builder.ts";
import { put } from "../../testing/uploads.ts";
import type { ScreenSet } from "./screen-set.ts";

export const BANK_STATEMENT_SCREENS: readonly ScreenSet[] = [
  {
    title: "bank statements",
    person: "rosa",
    screens: async ({ as }) => {
      const id = await sentStatement(await as("rosa"));
      const path = `/staff/bank-statements/${id}`;
      return [
        { name: "bank-statement", path, shows: "Check the statement" },
        {
          name: "bank-statement-columns",
          path,
          shows: "Check the statement",
          after: (page) => page.getByRole("button", { name: "Change" }).click(),
        },
        {
          name: "bank-line-match",
          path,
          shows: "Check the statement",
          after: (page) => page.getByRole("button", { name: "Find its invoice" }).first().click(),
        },
        { name: "bank-statements", path: "/staff/bank-statements", shows: "november.csv" },
      ];
    },
  },
];

async function sentStatement(api: Api): Promise<string> {
  const bytes = csvStatement([
    { amount: "3,775.00", narrative: "Osko payment HARBOUR CIVIL guarantee fee" },
    { amount: "412.50", narrative: "Direct credit 308455" },
    { amount: "-15.00", narrative: "Account fee" },
    { amount: "see below", narrative: "Total" },
  ]);
  const shown = "bankStatement { id fileUpload { uploadPresignedUrl contentType headers { name value } } }";
  const { data } = await api.mutate(
    "createBankStatement",
    "CreateBankStatementInput",
    { file: statementFile(bytes) },
    shown,
  );
  const { id, fileUpload } = data.createBankStatement.bankStatement;
  await put(fileUpload, bytes);
  await api.mutate(
    "completeBankStatementUpload",
    "CompleteBankStatementUploadInput",
    { id },
    "bankStatement { id }",
  );
  return id;
}
