// Plays a drawn sequence of money on an invoice by the real commands, beside the domain's model and the double entries, and says where they differ.

import { asDraftId } from "@bondline/domain/ids.ts";
import { emptyLedger, foldStep, type Ledger, stepOf } from "@bondline/domain/money/sequences/money-oracle.ts";
import {
  MONEY_RULES,
  NOTHING_PLAYED,
  type Played,
  playStep,
} from "@bondline/domain/money/sequences/money-play.ts";
import type { DrawnStep, MoneyStep } from "@bondline/domain/money/sequences/money-steps.ts";
import { Refusal } from "@bondline/domain/refusals.ts";
import { cents, decimalFromCents } from "@bondline/domain/values/money/money.ts";
import { plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type pg from "pg";
import { callAs } from "../../server/demo/sessions.ts";
import { runIntegrityChecks } from "../../server/integrity/run-checks.ts";
import { proposeCreditNote } from "../../server/modules/drafts/draft-payments/commands/propose-credit-note.ts";
import { recordRefundPayment } from "../../server/modules/drafts/draft-payments/commands/record-refund-payment.ts";
import { settleDraftPayment } from "../../server/modules/drafts/draft-payments/commands/settle-draft-payment.ts";
import { cancelDraft } from "../../server/modules/drafts/drafts/commands/cancel-draft.ts";
import { rejectDraft } from "../../server/modules/drafts/drafts/commands/reject-draft.ts";
import { requestDraftChanges } from "../../server/modules/drafts/drafts/commands/request-draft-changes.ts";
import { accessDraftAsSystem } from "../../server/modules/drafts/drafts/draft-access.ts";
import type { Draft } from "../../server/modules/drafts/drafts/draft-record.ts";
import { receivePayment } from "../../server/modules/money/invoices/commands/receive-payment.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";
import { agreeOnCredit } from "../builders/credit-note-builder.ts";
import { approveByTwo } from "../builders/refund-builder.ts";
import type { World } from "../world.ts";
import { factsOf, type ServerFacts } from "./server-facts.ts";

export type MoneyBench = { world: World; owner: pg.Client };
type Stage = MoneyBench & { draft: Draft; payments: Map<string, string> };

/** Each fault with the steps that led to it. */
export async function sequenceFaults(bench: MoneyBench, drawn: readonly DrawnStep[]): Promise<string[]> {
  const draft = await bench.world.draft({ status: "PENDING_PAYMENT" });
  const stage = { ...bench, draft, payments: new Map<string, string>() };
  const ledger = emptyLedger();
  const first = approvalOf(draft);
  foldStep(ledger, first);
  let played = playStep(MONEY_RULES, NOTHING_PLAYED, first) ?? NOTHING_PLAYED;
  const taken: string[] = [];
  const faults: string[] = [];
  for (const [turn, each] of drawn.entries()) {
    const step = stepOf(ledger, each, turn);
    const before = await factsOf(stage);
    const isTaken = await isTakenByServer(stage, played, step);
    const after = playStep(MONEY_RULES, played, step);
    played = after ?? played;
    const isFolded = foldStep(ledger, step);
    taken.push(`${step.do}${isTaken ? "" : " (refused)"}`);
    const facts = await factsOf(stage);
    const said = [
      ...(isTaken === (after !== undefined) && isTaken === isFolded ? [] : ["it is not taken by all alike"]),
      ...(isTaken || JSON.stringify(before) === JSON.stringify(facts) ? [] : ["refused, it left something"]),
      ...differences(facts, played, ledger, stage),
    ];
    faults.push(...said.map((fault) => `${taken.join(", ")}: ${fault}`));
  }
  const breaches = await runIntegrityChecks(bench.owner as never);
  return [...faults, ...breaches.map(({ rule, detail }) => `broken: ${rule} (${detail})`)];
}

/** Of nothing but the lines that its invoice has. */
function approvalOf({ invoices: [invoice] }: Draft): Extract<MoneyStep, { do: "approve" }> {
  const none = cents(0n);
  return {
    do: "approve",
    added: (invoice?.lines ?? []).map(({ amountCents, taxTreatment }) => ({ amountCents, taxTreatment })),
    given: {
      product: { percentage: null, establishmentFeeCents: none },
      terms: {
        establishmentFeeCents: none,
        discounts: {
          organisationPercentage: null,
          draftPercentage: null,
          establishmentFeeAmountCents: none,
          referralAmountCents: none,
        },
        schedule: {
          feeType: "FIXED_FEE",
          baseCents: none,
          percentage: null,
          fixedCents: none,
          minimumAnnualCents: none,
          monthsBetweenPayments: 0,
          singlePaymentDue: "UPFRONT",
          interestStartDate: plainDate("2026-11-20"),
          interestEndDate: null,
        },
      },
    },
  };
}

async function isTakenByServer(stage: Stage, played: Played, step: MoneyStep): Promise<boolean> {
  try {
    await take(stage, played, step);
    return true;
  } catch (thrown) {
    if (thrown instanceof Refusal) return false;
    throw thrown;
  }
}

async function take(stage: Stage, played: Played, step: MoneyStep): Promise<void> {
  const { app } = stage.world;
  const { id, version } = await read(stage);
  if (step.do === "pay") return await receive(stage, step);
  if (step.do === "credit") {
    const invoiceId = stage.draft.invoices[0]?.id ?? "";
    const lines = step.asked.map(({ position, amountCents }) => ({
      position,
      amount: decimalFromCents(amountCents),
    }));
    await callAs(app, "rosa", proposeCreditNote, { id, version, invoiceId, reason: "Agreed.", lines });
    await agreeOnCredit(app, "gus", invoiceId);
    return;
  }
  if (step.do === "stop") {
    const reason = "It does not go on.";
    if (step.event === "cancel") await callAs(app, "ada", cancelDraft, { id, version });
    if (step.event === "reject") await callAs(app, "rosa", rejectDraft, { id, version, reason });
    if (step.event === "requestChanges")
      await callAs(app, "rosa", requestDraftChanges, { id, version, reason });
    return;
  }
  if (step.do === "transfer") return await payBack(stage, played, step);
  throw new Error(`The server's sequences have no ${step.do}.`);
}

/** As a line of a bank statement brings it, in whatever status the draft is. */
async function receive(
  { world, draft, payments }: Stage,
  { payment, amountCents }: Extract<MoneyStep, { do: "pay" }>,
): Promise<void> {
  const id = await runTransaction(world.app, { system: "Set-up" }, async (tx) => {
    const granted = await accessDraftAsSystem(tx, asDraftId(draft.id));
    const received = await receivePayment(tx, granted, {
      invoiceId: draft.invoices[0]?.id ?? "",
      method: "DEPOSIT",
      amountCents,
      receivedDate: plainDate("2026-11-20"),
      providerPaymentId: null,
      note: null,
    });
    await settleDraftPayment(tx, granted);
    return received;
  });
  payments.set(payment, id);
}

/** The refund that the model names, by its payment and amount among those that stand alike. */
async function payBack(
  stage: Stage,
  { refunds }: Played,
  { refund: at, isAgreed }: Extract<MoneyStep, { do: "transfer" }>,
): Promise<void> {
  const meant = refunds[at];
  const { app } = stage.world;
  const { id, version, refunds: stored } = await read(stage);
  const refund = stored.find(
    (each) =>
      each.paymentId === stage.payments.get(meant?.paymentId ?? "") &&
      each.amountCents === meant?.amountCents &&
      each.status === meant.status,
  );
  const refundId = refund?.id ?? "0199c0de-0000-7000-8000-000000000009";
  const payment = { paidDate: "2026-11-20", method: "BANK_TRANSFER", reference: "NPP 118" };
  if (isAgreed && refund?.status === "DUE") await approveByTwo(app, { id, refundId });
  const present = isAgreed ? (await read(stage)).version : version;
  await callAs(app, "rosa", recordRefundPayment, { id, version: present, refundId, ...payment });
}

async function read({ world, draft }: Stage): Promise<Draft> {
  return await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    accessDraftAsSystem(tx, asDraftId(draft.id)),
  );
}

function differences(facts: ServerFacts, played: Played, ledger: Ledger, { payments }: Stage): string[] {
  const [invoice] = played.invoices;
  const expected: ServerFacts = {
    ...facts,
    draft: played.draft,
    status: invoice?.status ?? "",
    credited: String(invoice?.creditedCents),
    paid: String(invoice?.paidCents),
    refunds: played.refunds
      .map((each) => `${payments.get(each.paymentId)} ${each.amountCents} ${each.status}`)
      .toSorted(),
    accounts: Object.entries(ledger.balances)
      .map(([account, balance]) => `${account} ${balance}`)
      .toSorted(),
    unbalanced: 0,
  };
  return Object.keys(expected).flatMap((name) => {
    const [is, must] = [facts, expected].map((each) => JSON.stringify(each[name as keyof ServerFacts]));
    return is === must ? [] : [`${name} is ${is}, and must be ${must}`];
  });
}
