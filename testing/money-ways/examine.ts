// What the ways have left of an invoice, and everything in it that must not be: money lost, taken twice, or owed to nobody.

import type pg from "pg";
import { runIntegrityChecks } from "../../server/integrity/run-checks.ts";
import { seenDraft } from "../draft-calls.ts";
import { type BookedFacts, bookFaults } from "./books-oracle.ts";
import type { Fixture } from "./ways.ts";

type Facts = Pick<BookedFacts, "booked" | "credited" | "disputes" | "invoice" | "status" | "total"> & {
  paid: bigint;
  payments: { method: string; amount: bigint; provider: string | null }[];
  refunds: { id: string; status: string; amount: bigint; isOfPayment: boolean; currency: string }[];
  unmatched: { provider: string; amount: bigint; status: string; currency: string }[];
  /** What the provider's books say was taken. */
  taken: { id: string; amount: bigint }[];
  page: string;
  mails: { reason: string; recipient: string }[];
  /** Why people were written to about money that is not as it was asked for. */
  notified: string[];
};

/** Which statuses of draft and invoice go together. */
const PAIRS: Record<string, readonly string[]> = {
  PENDING_PAYMENT: ["open"],
  PROCESSING: ["paid"],
  CHANGES_REQUESTED: ["void"],
  CANCELLED: ["void"],
  REJECTED: ["void", "paid"],
};

/** Each fault in a sentence; none where all is well. */
export async function faultsOf(owner: pg.Client, fixture: Fixture): Promise<string[]> {
  const facts = await factsOf(owner, fixture);
  const breaches = await runIntegrityChecks(owner as never);
  return [
    ...breaches.map(({ rule, detail }) => `broken: ${rule} (${detail})`),
    ...sumFaults(facts, fixture),
    ...takenFaults(facts),
    ...balanceFaults(facts),
    ...bookFaults(facts),
    ...refundFaults(facts, fixture),
    ...notificationFaults(facts),
    ...(await shownFaults(facts, fixture)),
  ];
}

/** Whether a payer who still has the page open could pay what nobody asks for any more. */
export async function isPayableForNothing(owner: pg.Client, fixture: Fixture): Promise<boolean> {
  const { invoice, page } = await factsOf(owner, fixture);
  return invoice !== "open" && ["requires_payment_method", "requires_action"].includes(page);
}

function sumFaults(facts: Facts, fixture: Fixture): string[] {
  const { status, invoice, total, credited, paid, payments, refunds } = facts;
  const came = sumOf(payments);
  const isKept = invoice !== "void" && !["CANCELLED", "REJECTED"].includes(status);
  const charged = total - credited;
  const kept = isKept ? (paid < charged ? paid : charged) : 0n;
  const owed = sumOf(refunds.filter(({ isOfPayment }) => isOfPayment));
  const deposits = sumOf(payments.filter(({ method }) => method === "DEPOSIT"));
  const agreed = fixture.credited.reduce((sum, amount) => sum + amount, 0n);
  const acknowledged = fixture.acknowledged.reduce((sum, amount) => sum + amount, 0n);
  return [
    ...(credited === agreed ? [] : [`${agreed} was agreed to be credited, and ${credited} is`]),
    ...(paid === came ? [] : [`${paid} is shown as paid of payments of ${came}`]),
    ...(came === kept + owed ? [] : [`of ${came} that came ${kept} is kept and ${owed} owed back`]),
    ...(deposits === acknowledged
      ? []
      : [`${acknowledged} of deposits is shown as recorded, and is ${deposits}`]),
  ];
}

/** Whatever the provider took is one payment, or one that waits or was decided about. */
function takenFaults({ taken, payments, unmatched }: Facts): string[] {
  return taken.flatMap(({ id, amount }) => {
    const paid = payments.filter(({ provider }) => provider === id);
    const aside = unmatched.filter(({ provider, status }) => provider === id && status !== "ACCEPTED");
    const found = [...paid, ...aside];
    if (found.length === 1 && found[0]?.amount === amount) return [];
    return [`${amount} that the provider took is there ${found.length} times`];
  });
}

function balanceFaults({ status, invoice, mails }: Facts): string[] {
  const notified = mails.map(({ reason, recipient }) => `${reason} to ${recipient}`);
  const again = notified.filter((each, index) => notified.indexOf(each) < index);
  return [
    ...(PAIRS[status]?.includes(invoice)
      ? []
      : [`the draft is ${status} with an invoice that is ${invoice}`]),
    ...again.map((each) => `a mail came again: ${each}`),
  ];
}

/** A refund is paid where staff were notified so, each once. */
function refundFaults({ refunds }: Facts, { paidBack }: Fixture): string[] {
  const paid = refunds.filter(({ status }) => status === "PAID").map(({ id }) => id);
  return paid.toSorted().join() === paidBack.toSorted().join()
    ? []
    : [`staff were notified of ${paidBack.length} refunds that are paid, and ${paid.length} are`];
}

/** Nobody has to look for it: of each refund both sides hear once, and the desk of each payment that waits. */
function notificationFaults({ refunds, unmatched, notified }: Facts): string[] {
  const wanted = [
    ...refunds.flatMap(({ id, status }) => [
      `refund due ${id}`,
      `refund to pay ${id}`,
      ...(status === "PAID" ? [`refund paid ${id}`] : []),
    ]),
    ...unmatched.map(({ provider }) => `unmatched payment ${provider}`),
  ];
  return wanted
    .filter((each) => !notified.includes(each))
    .map((each) => `nobody was notified: ${each.replace(/ \S+$/, "")}`);
}

/** Applicant and staff are shown every refund, in whatever status the draft is. */
async function shownFaults({ refunds }: Facts, { applicant, staff, draft }: Fixture): Promise<string[]> {
  const faults: string[] = [];
  for (const [who, api] of [
    ["the applicant", applicant],
    ["staff", staff],
  ] as const) {
    const { refunds: shown } = await seenDraft(api, draft.id, "refunds { amount status }");
    if (shown.length !== refunds.length)
      faults.push(`${who} are shown ${shown.length} of ${refunds.length} refunds`);
  }
  return faults;
}

function sumOf(rows: readonly { amount: bigint }[]): bigint {
  return rows.reduce((sum, { amount }) => sum + amount, 0n);
}

async function factsOf(owner: pg.Client, { draft, page }: Fixture): Promise<Facts> {
  const rows = async (text: string, value: string) => (await owner.query(text, [value])).rows;
  const [invoice] = await rows(
    `select d.status, i.status as invoice, i.total_cents::text as total, i.credited_cents::text as credited, i.paid_cents::text as paid, 
              case when (s.state ->> 'isPageOver')::boolean then 'over' else s.state ->> 'status' end as page
       from draft d join invoice i on i.draft_id = d.id left join sandbox_payment s on s.id = i.provider_payment_id where i.id = $1`,
    page.invoiceId,
  );
  const asAmounts = (found: Record<string, unknown>[]) =>
    found.map((row) => ({ ...row, amount: BigInt(String(row.amount)) })) as never[];
  return {
    ...invoice,
    booked: await rows(
      `select e.account, sum(e.amount_cents)::text as cents from book_entry e join book_move m on m.id = e.move_id
        where m.draft_id = $1 and e.account not like 'SECURITY%' group by 1 having sum(e.amount_cents) <> 0 order by 1`,
      draft.id,
    ),
    total: BigInt(invoice.total),
    credited: BigInt(invoice.credited),
    paid: BigInt(invoice.paid),
    payments: asAmounts(
      await rows(
        "select method, amount_cents::text as amount, provider_payment_id as provider from payment where invoice_id = $1",
        page.invoiceId,
      ),
    ),
    refunds: asAmounts(
      await rows(
        `select id, status, amount_cents::text as amount, payment_id is not null as "isOfPayment", currency from refund where invoice_id = $1`,
        page.invoiceId,
      ),
    ),
    unmatched: asAmounts(
      await rows(
        "select provider_payment_id as provider, received_cents::text as amount, status, received_currency as currency from unmatched_payment where invoice_id = $1",
        page.invoiceId,
      ),
    ),
    taken: asAmounts(
      await rows(
        `select id, state ->> 'amountCents' as amount from sandbox_payment
          where state ->> 'invoiceId' = $1 and state ->> 'status' = 'succeeded'`,
        page.invoiceId,
      ),
    ),
    disputes: asAmounts(
      await rows(
        `select state ->> 'dispute' as status, state ->> 'amountCents' as amount from sandbox_payment
          where state ->> 'invoiceId' = $1 and state ->> 'dispute' is not null`,
        page.invoiceId,
      ),
    ),
    notified: (
      await rows(
        `select distinct split_part(intent, ' ' || $1, 1) as intent from mail_message
          where intent like '%' || $1 || '%' and intent ~ '^(refund|unmatched)'`,
        draft.id,
      )
    ).map(({ intent }) => intent),
    mails: (await rows(
      `select regexp_replace(intent, ' [0-9a-f]{8}-.*', '') as reason, unnest(to_addresses) as recipient from mail_message
        where intent like '%' || $1 || '%' and intent ~ '^(payment received|declined|changes requested)'`,
      draft.id,
    )) as never[],
  };
}
