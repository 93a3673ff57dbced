// The sandbox provider's payment page: plain HTML that works without scripts.

import { escapeHtml } from "@bondline/domain/escape-html.ts";
import { cents, formatAud } from "@bondline/domain/values/money/money.ts";
import { sandboxFrame } from "../sandbox-frame.ts";
import { type FormErrors, TEST_CARDS, type TypedForm } from "./sandbox-form.ts";
import type { SandboxPayment } from "./sandbox-payment.ts";

export type PageInput = {
  payment: SandboxPayment;
  /** Nothing more can be done on it: it has expired, or its debit was refused. */
  isOver: boolean;
  typed?: TypedForm;
  errors?: FormErrors;
};

const PANELS: Record<SandboxPayment["status"], (input: PageInput) => string> = {
  requires_payment_method: paymentForms,
  requires_action: confirmation,
  processing: underWay,
  succeeded: ({ payment }) =>
    outcome({
      payment,
      tone: "ok",
      heading: payment.mode === "setup" ? "Saved" : "Payment received",
      sentence: "Thank you. Nothing more is needed from you.",
    }),
  canceled: ({ payment }) =>
    outcome({
      payment,
      tone: "mute",
      heading: "No longer open",
      sentence:
        "This page is closed: the invoice was paid in another way or withdrawn. Nothing was charged here.",
    }),
};

/** In the words of a page on which a way to pay is saved, or of one on which a payment is made. */
const TEXTS = {
  setup: {
    title: () => "Save a way to pay",
    about: () => "For later periods. Nothing is charged now.",
    card: "Save a card",
    payByCard: () => "Save this card",
    debit: "Save a bank account for direct debit instead",
    payByDebit: () => "Save this account",
  },
  payment: {
    title: (payment: SandboxPayment) => `Pay ${amountOf(payment)}`,
    about: ({ description }: SandboxPayment) => description,
    card: "Pay by card",
    payByCard: (payment: SandboxPayment) => `Pay ${amountOf(payment)}`,
    debit: "Pay by direct debit instead",
    payByDebit: (payment: SandboxPayment) => `Debit ${amountOf(payment)}`,
  },
} as const;

function textsOf({ mode }: SandboxPayment) {
  return TEXTS[mode === "setup" ? "setup" : "payment"];
}

function closedPage({ payment }: PageInput): string {
  return `${payment.failureReason === null ? "" : notice(payment.failureReason)}
    ${outcome({
      payment,
      tone: "mute",
      heading: "This page has ended",
      sentence: "Return to Bondline to pay on a new one. Nothing was charged here.",
    })}`;
}

export function paymentPage(input: PageInput): string {
  const texts = textsOf(input.payment);
  const panel = input.isOver ? closedPage : PANELS[input.payment.status];
  return page(
    texts.title(input.payment),
    `<div class="columns">
      <section class="summary" aria-labelledby="amount">
        <p class="label">${escapeHtml(texts.about(input.payment))}</p>
        <h1 id="amount">${input.payment.mode === "setup" ? texts.title(input.payment) : amountOf(input.payment)}</h1>
        <dl>
          <div><dt>Pay to</dt><dd>Bondline</dd></div>
          ${receiptRow(input.payment)}
          <div><dt>Currency</dt><dd>Australian dollars</dd></div>
        </dl>
        <p class="small">There is no extra fee for paying by card.</p>
      </section>
      <section class="panel">${panel(input)}</section>
    </div>`,
  );
}

function receiptRow({ customerEmail }: SandboxPayment): string {
  return customerEmail === "" ? "" : `<div><dt>Receipt to</dt><dd>${escapeHtml(customerEmail)}</dd></div>`;
}

export function missingPage(): string {
  return page(
    "Payment not found",
    `<section class="panel alone"><h1 class="heading">Payment not found</h1>
      <p>The link is incomplete, or the payment was never made ready.</p></section>`,
  );
}

const SERVICE = "Sandbox card payments";
const FOOT = "This page stands in for a payment provider. No money moves, and no card is ever charged.";

function page(title: string, body: string): string {
  return sandboxFrame({ service: SERVICE, foot: FOOT, title, body });
}

function paymentForms(input: PageInput): string {
  const { payment, errors = {} } = input;
  const texts = textsOf(payment);
  const isDebitOpen = ["accountName", "bsb", "accountNumber"].some((field) => field in errors);
  return `${failureNotice(input)}
    <h2>${texts.card}</h2>
    <form method="post" action="/sandbox/pay/${payment.id}/card" novalidate>
      ${field(input, { name: "cardNumber", label: "Card number", autocomplete: "cc-number", hint: "1234 1234 1234 1234" })}
      <div class="pair">
        ${field(input, { name: "expiry", label: "Expiry", autocomplete: "cc-exp", hint: "MM/YY", isKept: true })}
        ${field(input, { name: "cvc", label: "CVC", autocomplete: "cc-csc", hint: "123" })}
      </div>
      <button type="submit" class="primary">${texts.payByCard(payment)}</button>
    </form>
    ${testCards()}
    <details${isDebitOpen ? " open" : ""}>
      <summary>${texts.debit}</summary>
      <p class="small">A direct debit takes about 5 business days.</p>
      <form method="post" action="/sandbox/pay/${payment.id}/direct-debit" novalidate>
        ${field(input, { name: "accountName", label: "Account name", autocomplete: "off", isKept: true })}
        <div class="pair">
          ${field(input, { name: "bsb", label: "BSB", autocomplete: "off", hint: "012-345", isKept: true })}
          ${field(input, { name: "accountNumber", label: "Account number", autocomplete: "off", hint: "12345678" })}
        </div>
        <button type="submit">${texts.payByDebit(payment)}</button>
      </form>
    </details>
    <p class="back"><a href="${escapeHtml(payment.returnUrl)}">Return to Bondline without paying</a></p>`;
}

type FieldInput = { name: string; label: string; autocomplete: string; hint?: string; isKept?: boolean };

/** Only what is no secret is filled in again after a mistake. */
function field(
  { typed = {}, errors = {} }: PageInput,
  { name, label, autocomplete, hint = "", isKept = false }: FieldInput,
): string {
  const message = errors[name];
  const value = isKept ? escapeHtml(typed[name] ?? "") : "";
  const faulty = message === undefined ? "" : ` aria-invalid="true" aria-describedby="${name}-error"`;
  const inputmode = name === "accountName" ? "text" : "numeric";
  return `<div class="field">
      <label for="${name}">${label}</label>
      <input id="${name}" name="${name}" value="${value}" placeholder="${hint}" inputmode="${inputmode}" autocomplete="${autocomplete}" maxlength="60" required${faulty}>
      ${message === undefined ? "" : `<p class="error" id="${name}-error">${escapeHtml(message)}</p>`}
    </div>`;
}

function failureNotice({ payment, errors = {} }: PageInput): string {
  const faults = Object.keys(errors).length;
  if (faults > 0)
    return notice(faults === 1 ? "One field needs another look." : `${faults} fields need another look.`);
  return payment.failureReason === null ? "" : notice(payment.failureReason);
}

function notice(sentence: string): string {
  return `<p class="notice" role="alert">${escapeHtml(sentence)}</p>`;
}

function testCards(): string {
  const rows = TEST_CARDS.map(
    ({ shown, outcome: result }) => `<tr><td class="number">${shown}</td><td>${escapeHtml(result)}</td></tr>`,
  );
  return `<table class="cards">
      <caption>Test cards, with any later expiry and any CVC</caption>
      <thead><tr><th scope="col">Number</th><th scope="col">What happens</th></tr></thead>
      <tbody>${rows.join("")}</tbody>
    </table>`;
}

function confirmation({ payment }: PageInput): string {
  return `<h2>Your bank asks you to confirm</h2>
    <p>Confirm that you want to ${payment.mode === "setup" ? "be charged later by" : `pay ${amountOf(payment)} to`} Bondline.</p>
    <form method="post" action="/sandbox/pay/${payment.id}/confirm" class="choices">
      <button type="submit" name="outcome" value="confirm" class="primary">Confirm</button>
      <button type="submit" name="outcome" value="refuse">Refuse</button>
    </form>`;
}

function underWay({ payment }: PageInput): string {
  return `<p class="state info">Processing</p>
    <h2>The direct debit is under way</h2>
    <p>It takes about 5 business days to settle. Bondline shows the payment as processing until then.</p>
    ${returnLink(payment)}
    <form method="post" action="/sandbox/pay/${payment.id}/settle" class="choices sandbox-only">
      <p class="small">Only in the sandbox: decide now how it ends.</p>
      <button type="submit" name="outcome" value="settle">Settle it</button>
      <button type="submit" name="outcome" value="dishonour">Dishonour it</button>
    </form>`;
}

type Outcome = { payment: SandboxPayment; tone: "ok" | "mute"; heading: string; sentence: string };

function outcome({ payment, tone, heading, sentence }: Outcome): string {
  return `<p class="state ${tone}">${tone === "ok" ? (payment.mode === "setup" ? "Saved" : "Paid") : "Closed"}</p>
    <h2>${heading}</h2>
    <p>${sentence}</p>
    ${returnLink(payment)}`;
}

/** A charge has no page to come from. */
function returnLink({ returnUrl }: SandboxPayment): string {
  if (returnUrl === "") return "";
  return `<p><a class="button primary" href="${escapeHtml(returnUrl)}">Return to Bondline</a></p>`;
}

function amountOf({ amountCents }: SandboxPayment): string {
  return formatAud(cents(BigInt(amountCents)));
}
