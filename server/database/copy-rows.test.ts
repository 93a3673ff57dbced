// A copy is one constant text, and the compiler asks about each column of both tables.

import assert from "node:assert/strict";
import { test } from "node:test";
import { type CopiedColumns, copyText } from "./copy-rows.ts";

const VIEWERS = {
  id: { is: "gen_random_uuid()" },
  organisationId: "copied",
  draftId: "stays",
  documentId: { is: "$1" },
  accountId: "copied",
  createdAt: { is: "$2" },
} satisfies CopiedColumns<"draft_viewer", "document_viewer">;

test("what is copied goes by its name, what is new by what it is, and what stays is not named", () => {
  assert.equal(
    copyText("draft_viewer", "document_viewer", VIEWERS, "draft_id = $3"),
    "insert into document_viewer (id, organisation_id, document_id, account_id, created_at) " +
      "select gen_random_uuid(), organisation_id, $1, account_id, $2 from draft_viewer where draft_id = $3",
  );
});

test("a column that nobody has answered for does not compile, on either side", () => {
  const { accountId: _, ...withoutCopied } = VIEWERS;
  const { draftId: __, ...withoutStaying } = VIEWERS;
  // @ts-expect-error The account is not answered for.
  copyText("draft_viewer", "document_viewer", withoutCopied, "");
  // @ts-expect-error Nor is the draft.
  copyText("draft_viewer", "document_viewer", withoutStaying, "");
  // @ts-expect-error A document has no draft of its own.
  copyText("draft_viewer", "document_viewer", { ...VIEWERS, draftId: "copied" }, "");
});
