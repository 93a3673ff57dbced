// Each reason that keeps a closed document among the others does so alone, and the document is archived once the reason is gone.
// Shows: DOC-108.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { ARCHIVED_KINDS, KeptBy } from "@bondline/domain/records/archive/archive.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { anAskedRequest } from "../../../../testing/builders/document-request-builder.ts";
import { aRefundToPay } from "../../../../testing/builders/refund-builder.ts";
import { anInvoicedPeriodOn, aSubscriptionOn } from "../../../../testing/builders/subscription-builder.ts";
import { aCallToSettle } from "../../../../testing/stray-payments.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { callAs } from "../../../demo/sessions.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import type { Draft } from "../../drafts/drafts/draft-record.ts";
import { createArchiveHold } from "../../office/archive-holds/commands/create-archive-hold.ts";
import { archiveClosedRecords } from "./archive-jobs.ts";

const SEVEN_YEARS_LATER = "2033-11-21T00:00:00.000Z" as Instant;

type Reason = {
  /** What makes it so, while the document is in force. */
  readonly begins?: (draft: Draft) => Promise<unknown>;
  /** What is there when it is over: one statement over the draft of the document. */
  readonly ends: string;
};

let world: World;

const END_SUBSCRIPTION =
  "update payment_subscription set status = 'canceled', ended_at = created_at where draft_id = $1";
const RETURN_SECURITY = `insert into security_money (id, organisation_id, draft_id, kind, amount_cents, moved_date, reference, returned_to, recorded_by, created_at)
  select gen_random_uuid(), m.organisation_id, m.draft_id, 'RETURNED', m.amount_cents, m.moved_date, m.reference, 'The payer', m.recorded_by, m.created_at
    from security_money m where m.draft_id = $1`;

/** Of all issued documents security money is held until it is returned; the other reasons are put there one by one. */
const REASONS: Record<(typeof ARCHIVED_KINDS.document.keptBy)[number], Reason> = {
  OPEN_INVOICE: {
    begins: async (draft) => {
      await anInvoicedPeriodOn(world.app, draft);
      await bySetUp(END_SUBSCRIPTION, draft);
    },
    ends: "update invoice set status = 'void', voided_at = created_at where draft_id = $1 and status = 'open'",
  },
  REFUND_DUE: {
    begins: async (draft) => await aRefundToPay(world.app, draft),
    ends: `update refund f set status = 'PAID', paid_date = '2026-11-20', paid_method = 'BANK_TRANSFER', paid_reference = 'NPP 118',
         paid_by = d.created_by, paid_at = f.created_at from draft d where d.id = f.draft_id and d.id = $1`,
  },
  UNMATCHED_PAYMENT: {
    begins: async (draft) => await aCallToSettle(world, { ...draft, invoiceId: draft.invoices[0]?.id ?? "" }),
    ends: `update unmatched_payment u set status = 'DISMISSED', reason = 'Paid for something else.', decided_by = d.created_by, decided_at = u.created_at
         from draft d where d.id = u.draft_id and d.id = $1`,
  },
  SECURITY_MONEY: { ends: RETURN_SECURITY },
  LATER_PERIODS: {
    begins: async (draft) => await aSubscriptionOn(world.app, draft),
    ends: END_SUBSCRIPTION,
  },
  REQUEST: {
    begins: async (draft) => await anAskedRequest(world.app, String(draft.documentId)),
    ends: "update document_request set status = 'WITHDRAWN' where document_id in (select id from document where original_draft_id = $1)",
  },
  DISPUTED_NUMBER: {
    begins: async (draft) =>
      await bySetUp("update document set has_disputed_number = true where original_draft_id = $1", draft),
    ends: "update document set has_disputed_number = false where original_draft_id = $1",
  },
  HOLD: {
    begins: async ({ documentId }) =>
      await callAs(world.app, "rosa", createArchiveHold, {
        recordKind: "DOCUMENT",
        recordId: String(documentId),
        reason: "A court has asked for it.",
      }),
    ends: `update archive_hold set ended_reason = 'Lifted.', ended_by = held_by, ended_by_name = held_by_name, ended_at = created_at
       where record_id in (select id from document where original_draft_id = $1)`,
  },
};

const issued = new Map<KeptBy | "NONE", Draft>();
before(async () => {
  world = await aWorld();
  for (const name of [...codesIn(REASONS), "NONE" as const]) {
    const draft = await world.draft({ status: "ESTABLISHED" });
    issued.set(name, draft);
    if (name !== "SECURITY_MONEY") await bySetUp(RETURN_SECURITY, draft);
    if (name !== "NONE") await REASONS[name].begins?.(draft);
    await bySetUp(
      "update document set status = 'CLOSED_RETURNED', closed_at = '2026-11-20T03:00:00Z' where original_draft_id = $1",
      draft,
    );
  }
  world.clock.setTo(SEVEN_YEARS_LATER);
});
// Reasons that have ended by hand leave behind what no call would.
after(() => world.endUnchecked());

const bySetUp = async (sql: string, { id }: Draft) =>
  await runTransaction(world.app, { system: "Set-up" }, (tx) => tx.query(sql, [id]));

/** Of those that are archived once the portal has looked. */
async function archived(): Promise<string[]> {
  await archiveClosedRecords(world.app);
  const rows = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query<{ id: string }>("select id from document where archived_at is not null"),
  );
  const ids = new Set(rows.map(({ id }) => id));
  return [...issued].flatMap(([name, { documentId }]) => (ids.has(String(documentId)) ? [name] : []));
}

test("every reason of the domain's table keeps its document, and what has none is archived", async () => {
  assert.deepEqual(await archived(), ["NONE"]);
});

for (const name of codesIn(REASONS)) {
  test(`${name} alone keeps it, and once that is over it is archived`, async () => {
    const before = await archived();
    assert.ok(!before.includes(name));
    const draft = issued.get(name);
    assert.ok(draft);
    await bySetUp(REASONS[name].ends, draft);
    assert.deepEqual((await archived()).sort(), [...before, name].sort());
  });
}
