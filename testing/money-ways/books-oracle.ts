// What the books must hold of one draft, worked out a second time from what came and went: account by account, to the cent.

type Sum = { amount: bigint };

const DISPUTE_FEE = 2_500n;

/** Of a draft with one invoice, whose fees are input taxed. */
export type BookedFacts = {
  status: string;
  invoice: string;
  total: bigint;
  credited: bigint;
  payments: (Sum & { method: string })[];
  refunds: (Sum & { status: string; isOfPayment: boolean; currency: string })[];
  unmatched: (Sum & { status: string; currency: string })[];
  /** As the card provider has them. */
  disputes: (Sum & { status: string })[];
  /** Accounts that come to more or less than nothing. */
  booked: { account: string; cents: string }[];
};

export function bookFaults(facts: BookedFacts): string[] {
  const booked = Object.fromEntries(facts.booked.map(({ account, cents }) => [account, BigInt(cents)]));
  const expected = expectedOf(facts);
  return [...new Set([...Object.keys(booked), ...Object.keys(expected)])].flatMap((account) => {
    const [is, must] = [booked[account] ?? 0n, expected[account] ?? 0n];
    return is === must ? [] : [`${account} comes to ${is} in the books, and is ${must}`];
  });
}

function expectedOf({
  status,
  invoice,
  total,
  credited,
  payments,
  refunds,
  unmatched,
  disputes,
}: BookedFacts): Record<string, bigint> {
  const isTakenBack = invoice === "void" || ["CANCELLED", "REJECTED"].includes(status);
  const charged = isTakenBack ? 0n : total - credited;
  const inDollars = refunds.filter(({ currency }) => currency === "AUD");
  const paidBack = inDollars.filter((refund) => refund.status === "PAID");
  const aside = unmatched.filter((each) => each.currency === "AUD" && each.status !== "ACCEPTED");
  const deposits = payments.filter(({ method }) => method === "DEPOSIT");
  const cards = payments.filter(({ method }) => method !== "DEPOSIT");
  const lost = sum(disputes.filter((each) => each.status === "lost"));
  const open = sum(disputes.filter((each) => each.status === "needs_response"));
  const fees = DISPUTE_FEE * BigInt(disputes.length);
  return {
    RECEIVABLE: charged - sum(payments) + sum(refunds.filter(({ isOfPayment }) => isOfPayment)),
    FEES_INPUT_TAXED: -charged,
    BANK: sum(deposits) - sum(paidBack),
    CARD_CLEARING: sum(cards) + sum(aside) - lost - open - fees,
    DISPUTED: open,
    DISPUTE_COSTS: lost + fees,
    UNMATCHED: -sum(aside.filter((each) => each.status !== "REFUND_DUE")),
    REFUNDS_DUE: sum(paidBack) - sum(inDollars),
  };
}

function sum(rows: readonly Sum[]): bigint {
  return rows.reduce((total, { amount }) => total + amount, 0n);
}
