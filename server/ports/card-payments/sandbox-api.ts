// The sandbox's side of the wire: the calls of Stripe's that the portal makes, as strict as the real ones where the portal could notice.

import { cents } from "@bondline/domain/values/money/money.ts";
import {
  type Instant,
  instantFromMilliseconds,
  millisecondsOf,
} from "@bondline/domain/values/time/instant.ts";
import type { Clock } from "../clock/clock-port.ts";
import {
  disputeObject,
  intentObject,
  methodObject,
  pageIdOf,
  refundObject,
  type Shown,
  sessionObject,
} from "./sandbox-objects.ts";
import type { SandboxPayment, SandboxPaymentStore } from "./sandbox-payment.ts";
import type { RefundAsked } from "./sandbox-refunds.ts";
import { digest, type SandboxStep, type StepDetails } from "./sandbox-steps.ts";

export type SandboxBooks = {
  store: SandboxPaymentStore;
  clock: Clock;
  publicUrl: string;
  secretKey: string;
  take(id: string, step: SandboxStep, details?: Omit<StepDetails, "at">): Promise<SandboxPayment | undefined>;
  refund(id: string, asked: RefundAsked): Promise<SandboxPayment | undefined>;
};

type Call = { id: string; form: URLSearchParams; key: string };
type SandboxResponse = { status: number; body: object };
type Handler = (books: SandboxBooks, call: Call) => Promise<SandboxResponse>;

const CALLS: readonly [method: string, path: RegExp, handler: Handler][] = [
  ["POST", /^\/v1\/checkout\/sessions$/, createSession],
  ["GET", /^\/v1\/checkout\/sessions$/, listSessions],
  ["GET", /^\/v1\/checkout\/sessions\/(\w+)$/, retrieveSession],
  ["POST", /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, expireSession],
  ["POST", /^\/v1\/payment_intents$/, createIntent],
  ["GET", /^\/v1\/payment_intents$/, listIntents],
  ["GET", /^\/v1\/payment_intents\/(\w+)$/, retrieveIntent],
  ["POST", /^\/v1\/payment_intents\/(\w+)\/cancel$/, cancelIntent],
  ["POST", /^\/v1\/payment_methods\/(\w+)\/detach$/, detachMethod],
  ["GET", /^\/v1\/disputes$/, listDisputes],
  ["POST", /^\/v1\/refunds$/, createRefund],
  ["GET", /^\/v1\/refunds$/, listRefunds],
  ["GET", /^\/v1\/refunds\/(\w+)$/, retrieveRefund],
];

/** Stands where the package would go over the network. */
export function sandboxFetch(books: SandboxBooks): typeof fetch {
  return async (input, init) => {
    const { pathname, searchParams } = new URL(String(input));
    const headers = new Headers(init?.headers);
    const method = init?.method ?? "GET";
    const form = method === "GET" ? searchParams : new URLSearchParams(String(init?.body ?? ""));
    const { status, body } = await answer(books, { method, pathname, headers, form });
    return Response.json(body, { status, headers: { "request-id": `req_${digest(pathname).slice(0, 14)}` } });
  };
}

type Asked = { method: string; pathname: string; headers: Headers; form: URLSearchParams };

async function answer(
  books: SandboxBooks,
  { method, pathname, headers, form }: Asked,
): Promise<SandboxResponse> {
  if (headers.get("authorization") !== `Bearer ${books.secretKey}`)
    return fault(401, { message: "Invalid API Key provided." });
  if (headers.get("stripe-version") === null) return fault(400, { message: "No version was named." });
  const key = headers.get("idempotency-key") ?? "";
  for (const [of, path, handler] of CALLS) {
    const match = path.exec(pathname);
    if (of === method && match !== null) return await handler(books, { id: match[1] ?? "", form, key });
  }
  return fault(404, { message: `Unrecognized request URL (${method}: ${pathname}).` });
}

const DAY_MILLISECONDS = 24 * 3600 * 1000;
const CENTS_MAX = 99_999_999;

async function createSession(books: SandboxBooks, { form, key }: Call): Promise<SandboxResponse> {
  const mode = form.get("mode") === "setup" ? "setup" : "payment";
  const amount = form.get("line_items[0][price_data][unit_amount]") ?? "0";
  if (mode === "payment" && !isAmount(amount))
    return fault(400, { message: "Invalid amount.", param: "amount" });
  const returnUrl = form.get("success_url") ?? "";
  if (!isOurs(books, returnUrl)) return fault(400, { message: "Not a valid URL.", param: "success_url" });
  const now = books.clock.now();
  return await keepOnce(books, form, {
    ...blank({ form, key, now }),
    id: pageIdOf(digest(`a page of ${key}`).slice(0, 40)),
    mode,
    amountCents: mode === "setup" ? "0" : amount,
    currency: "AUD",
    description: form.get("line_items[0][price_data][product_data][name]") ?? "",
    returnUrl,
    customerEmail: form.get("customer_email") ?? "",
    expiresAt: instantFromMilliseconds(millisecondsOf(now) + DAY_MILLISECONDS),
  });
}

async function createIntent(books: SandboxBooks, { form, key }: Call): Promise<SandboxResponse> {
  const amount = form.get("amount") ?? "";
  if (!isAmount(amount)) return fault(400, { message: "Invalid amount.", param: "amount" });
  const methodId = form.get("payment_method") ?? "";
  const saved = await books.store.get(pageIdOf(methodId.replace(/^pm_/, "")));
  if (saved?.laterStep == null) return missing("payment_method", methodId);
  const { id, body, status } = await keepNew(books, form, {
    ...blank({ form, key, now: books.clock.now() }),
    id: `pi_${digest(`a charge of ${key}`).slice(0, 40)}`,
    mode: "charge",
    amountCents: amount,
    currency: (form.get("currency") ?? "").toUpperCase(),
    description: form.get("description") ?? "",
    customerId: form.get("customer"),
    paymentMethodId: methodId,
  });
  if (body !== undefined) return { status, body };
  const { method } = saved;
  const failureReason = saved.laterStep === "decline card" ? { failureReason: DECLINED_LATER } : {};
  await books.take(id, saved.laterStep, { ...(method === null ? {} : { method }), ...failureReason });
  const charged = await books.store.get(id);
  if (charged === undefined) return missing("intent", id);
  const intent = intentObject(charged, shown(books));
  if (charged.failureReason === null) return { status: 200, body: intent };
  return fault(402, {
    type: "card_error",
    code: "card_declined",
    message: charged.failureReason,
    payment_intent: intent,
  });
}

const DECLINED_LATER = "Your card was declined.";

async function listSessions({ store, ...books }: SandboxBooks, { form }: Call): Promise<SandboxResponse> {
  const payment = await store.get(pageOfIntent(form.get("payment_intent") ?? ""));
  return listOf(payment === undefined ? [] : [sessionObject(payment, shown(books, form))]);
}

async function listIntents({ store, ...books }: SandboxBooks, { form }: Call): Promise<SandboxResponse> {
  const charges = await store.listOfCustomer(form.get("customer") ?? "");
  return listOf(charges.map((charge) => intentObject(charge, shown(books, form))));
}

async function listDisputes({ store }: SandboxBooks, { form }: Call): Promise<SandboxResponse> {
  const payment = await findOfIntent(store, form.get("payment_intent") ?? "");
  return listOf(payment?.dispute == null ? [] : [disputeObject(payment)]);
}

async function createRefund(books: SandboxBooks, { form, key }: Call): Promise<SandboxResponse> {
  const amount = form.get("amount") ?? "";
  if (!isAmount(amount)) return fault(400, { message: "Invalid amount.", param: "amount" });
  if (key === "") return fault(400, { message: "No idempotency key was sent." });
  const intentId = form.get("payment_intent") ?? "";
  const payment = await findOfIntent(books.store, intentId);
  if (payment === undefined) return missing("payment_intent", intentId);
  const after = await books.refund(payment.id, { key, amountCents: cents(BigInt(amount)) });
  const made = after?.refunds.find((refund) => refund.key === key);
  if (after !== undefined && made?.amountCents === amount)
    return { status: 200, body: refundObject(after, made) };
  if (made !== undefined) return fault(400, KEY_USED);
  return fault(400, {
    code: payment.dispute === "needs_response" ? "charge_disputed" : "charge_already_refunded",
    message: "This much cannot be refunded.",
  });
}

async function listRefunds({ store }: SandboxBooks, { form }: Call): Promise<SandboxResponse> {
  const payment = await findOfIntent(store, form.get("payment_intent") ?? "");
  return listOf(payment?.refunds.map((refund) => refundObject(payment, refund)) ?? []);
}

async function retrieveRefund({ store }: SandboxBooks, { id }: Call): Promise<SandboxResponse> {
  const payment = await findOfIntent(store, id.replace(/^re_(\w+)_\d+$/, "pi_$1"));
  const refund = payment?.refunds.find((each) => each.id === id);
  return payment === undefined || refund === undefined
    ? missing("refund", id)
    : { status: 200, body: refundObject(payment, refund) };
}

async function retrieveSession(
  { store, ...books }: SandboxBooks,
  { id, form }: Call,
): Promise<SandboxResponse> {
  const payment = await store.get(id);
  if (payment === undefined || payment.mode === "charge") return missing("checkout.session", id);
  return { status: 200, body: sessionObject(payment, shown(books, form)) };
}

async function retrieveIntent(
  { store, ...books }: SandboxBooks,
  { id, form }: Call,
): Promise<SandboxResponse> {
  const payment = await findOfIntent(store, id);
  if (payment === undefined) return missing("payment_intent", id);
  return { status: 200, body: intentObject(payment, shown(books, form)) };
}

async function expireSession(books: SandboxBooks, { id, form }: Call): Promise<SandboxResponse> {
  const present = await books.store.get(id);
  if (present === undefined) return missing("checkout.session", id);
  const session = sessionObject(present, shown(books, form));
  if (session.status !== "open")
    return fault(400, { message: `Only open sessions can be expired; this one is ${session.status}.` });
  const closed = await books.take(id, "void");
  return closed?.status === "canceled"
    ? { status: 200, body: sessionObject(closed, shown(books, form)) }
    : fault(400, { message: "This session is no longer open." });
}

async function cancelIntent(books: SandboxBooks, { id, form }: Call): Promise<SandboxResponse> {
  const closed = await books.take(id, "void");
  if (closed === undefined) return missing("payment_intent", id);
  if (closed.status !== "canceled")
    return fault(400, { code: "payment_intent_unexpected_state", message: `It is ${closed.status}.` });
  return { status: 200, body: intentObject(closed, shown(books, form)) };
}

async function detachMethod(books: SandboxBooks, { id }: Call): Promise<SandboxResponse> {
  const saved = await books.store.get(pageIdOf(id.replace(/^pm_/, "")));
  if (saved?.laterStep == null) return missing("payment_method", id);
  const forgotten = { ...saved, version: saved.version + 1, laterStep: null };
  const isKept = await books.store.put(forgotten);
  return isKept ? { status: 200, body: methodObject(forgotten) } : fault(409, { code: "lock_timeout" });
}

async function keepOnce(
  books: SandboxBooks,
  form: URLSearchParams,
  made: SandboxPayment,
): Promise<SandboxResponse> {
  const { status, body } = await keepNew(books, form, made);
  return { status, body: body ?? sessionObject(made, shown(books, form)) };
}

/** What was answered before is answered again under the same key, and something else under it is refused. */
async function keepNew(
  { store, ...books }: SandboxBooks,
  form: URLSearchParams,
  made: SandboxPayment,
): Promise<{ id: string; status: number; body: object | undefined }> {
  const { id } = made;
  if (made.askedFor === "") return { id, ...fault(400, { message: "No idempotency key was sent." }) };
  if (await store.put(made)) return { id, status: 200, body: undefined };
  const kept = await store.get(id);
  if (kept?.askedFor !== made.askedFor)
    return {
      id,
      ...fault(400, KEY_USED),
    };
  const draw = kept.mode === "charge" ? intentObject : sessionObject;
  return { id, status: 200, body: draw(kept, shown(books, form)) };
}

const KEY_USED = {
  type: "idempotency_error",
  message: "Keys for idempotent requests can only be used with the same parameters.",
};

function blank({ form, key, now }: { form: URLSearchParams; key: string; now: Instant }) {
  return {
    version: 1,
    askedFor: key === "" ? "" : digest(String(form)),
    intentId: form.get("metadata[intentId]") ?? "",
    invoiceId: form.get("metadata[invoiceId]") ?? "",
    returnUrl: "",
    customerEmail: "",
    createdAt: now,
    expiresAt: null,
    status: "requires_payment_method",
    isPageOver: false,
    method: null,
    lastDigits: null,
    failureReason: null,
    customerId: null,
    paymentMethodId: null,
    laterStep: null,
    refunds: [],
    dispute: null,
    events: [],
    nextDeliveryAt: null,
  } satisfies Partial<SandboxPayment>;
}

function shown(
  { clock, publicUrl }: Pick<SandboxBooks, "clock" | "publicUrl">,
  form?: URLSearchParams,
): Shown {
  const isExpanded = [...(form?.keys() ?? [])].some((name) => name.startsWith("expand"));
  return { isExpanded, publicUrl, now: clock.now() };
}

function pageOfIntent(id: string): string {
  return pageIdOf(id.replace(/^pi_/, ""));
}

async function findOfIntent(store: SandboxPaymentStore, id: string): Promise<SandboxPayment | undefined> {
  return (await store.get(id)) ?? (await store.get(pageOfIntent(id)));
}

function listOf(data: readonly object[]): SandboxResponse {
  return { status: 200, body: { object: "list", data, has_more: false } };
}

function isAmount(digits: string): boolean {
  return /^[1-9]\d{0,8}$/.test(digits) && Number(digits) <= CENTS_MAX;
}

function isOurs({ publicUrl }: SandboxBooks, url: string): boolean {
  return URL.canParse(url) && new URL(url).origin === new URL(publicUrl).origin;
}

function missing(param: string, id: string): SandboxResponse {
  return fault(404, { code: "resource_missing", message: `No such ${param}: '${id}'`, param });
}

function fault(status: number, error: object): SandboxResponse {
  return { status, body: { error: { type: "invalid_request_error", ...error } } };
}
