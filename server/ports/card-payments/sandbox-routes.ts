// Mounts the sandbox provider's page on the web server.
import type { FastifyInstance, FastifyReply } from "fastify";
import { SANDBOX_PAGE_HEADERS, takeSandboxForms } from "../sandbox-frame.ts";
import { decideCard, decideDirectDebit, type FormDecision, type TypedForm } from "./sandbox-form.ts";
import { missingPage, type PageInput, paymentPage } from "./sandbox-page.ts";
import type { SandboxPayment } from "./sandbox-payment.ts";
import type { SandboxPayments } from "./sandbox-payments.ts";
import type { SandboxStep } from "./sandbox-steps.ts";

type PaymentRoute = { Params: { id: string }; Body: TypedForm };

const CONFIRM_STEPS: Readonly<Record<string, SandboxStep>> = {
  confirm: "confirm",
  refuse: "refuse to confirm",
};
const SETTLE_STEPS: Readonly<Record<string, SandboxStep>> = {
  settle: "settle direct debit",
  dishonour: "dishonour direct debit",
};
const FAILURE_REASONS: Partial<Record<SandboxStep, string>> = {
  "refuse to confirm": "The payment was not confirmed. Try again, or use another card.",
  "dishonour direct debit": "Your bank did not honour the direct debit.",
};

export async function registerSandboxPayments(fastify: FastifyInstance, sandbox: SandboxPayments) {
  await fastify.register(async (scope) => {
    takeSandboxForms(scope);

    scope.get<PaymentRoute>("/sandbox/pay/:id", async (request, reply) => {
      const payment = await sandbox.find(request.params.id);
      if (payment === undefined) return show(reply, 404, undefined);
      return show(reply, 200, { payment, isOver: isOver(sandbox, payment) });
    });

    scope.post<PaymentRoute>("/sandbox/pay/:id/card", async (request, reply) =>
      pay(sandbox, reply, {
        ...typedOf(request),
        decide: (typed, { mode }) => decideCard(typed, { now: sandbox.clock.now(), mode }),
      }),
    );

    scope.post<PaymentRoute>("/sandbox/pay/:id/direct-debit", async (request, reply) =>
      pay(sandbox, reply, { ...typedOf(request), decide: decideDirectDebit }),
    );

    scope.post<PaymentRoute>("/sandbox/pay/:id/confirm", async (request, reply) =>
      choose(sandbox, reply, { ...typedOf(request), steps: CONFIRM_STEPS }),
    );

    scope.post<PaymentRoute>("/sandbox/pay/:id/settle", async (request, reply) =>
      choose(sandbox, reply, { ...typedOf(request), steps: SETTLE_STEPS }),
    );
  });
}

type Typed = { id: string; typed: TypedForm };

function typedOf(request: { params: { id: string }; body: TypedForm | undefined }): Typed {
  return { id: request.params.id, typed: request.body ?? {} };
}

async function pay(
  sandbox: SandboxPayments,
  reply: FastifyReply,
  { id, typed, decide }: Typed & { decide: (typed: TypedForm, payment: SandboxPayment) => FormDecision },
): Promise<FastifyReply> {
  const payment = await sandbox.find(id);
  if (payment === undefined) return show(reply, 404, undefined);
  // A second press of the button finds the payment further on, and is shown how it stands.
  if (payment.status !== "requires_payment_method") return leadOn(reply, payment);
  if (isOver(sandbox, payment)) return leadOn(reply, payment);
  const decision = decide(typed, payment);
  if ("errors" in decision)
    return show(reply, 422, { payment, isOver: false, typed, errors: decision.errors });
  return leadOn(reply, await sandbox.take(id, decision.step, decision.details));
}

async function choose(
  sandbox: SandboxPayments,
  reply: FastifyReply,
  { id, typed, steps }: Typed & { steps: Readonly<Record<string, SandboxStep>> },
): Promise<FastifyReply> {
  const choice = typed.outcome ?? "";
  const step = Object.hasOwn(steps, choice) ? steps[choice] : undefined;
  if (step === undefined) return show(reply, 404, undefined);
  const failureReason = FAILURE_REASONS[step];
  return leadOn(reply, await sandbox.take(id, step, failureReason === undefined ? {} : { failureReason }));
}

function isOver({ clock }: SandboxPayments, { expiresAt, isPageOver, status }: SandboxPayment): boolean {
  const isOpen = status === "requires_payment_method" || status === "requires_action";
  return isOpen && (isPageOver || (expiresAt !== null && clock.now() >= expiresAt));
}

/** By a redirect, so that reloading repeats nothing: home once the money is in, else back to the page. */
function leadOn(reply: FastifyReply, payment: SandboxPayment | undefined): FastifyReply {
  if (payment === undefined) return show(reply, 404, undefined);
  const isPaid = payment.status === "succeeded" && payment.mode !== "charge";
  return reply
    .headers(SANDBOX_PAGE_HEADERS)
    .redirect(isPaid ? payment.returnUrl : `/sandbox/pay/${payment.id}`, 303);
}

function show(reply: FastifyReply, status: number, input: PageInput | undefined): FastifyReply {
  return reply
    .code(input === undefined ? 404 : status)
    .headers(SANDBOX_PAGE_HEADERS)
    .send(input === undefined ? missingPage() : paymentPage(input));
}
