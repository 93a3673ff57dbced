// Reads what was typed on the sandbox's page, and decides by the test card what becomes of the payment, or of the charges of what is saved.
import { accountNumber } from "@bondline/domain/values/fields/account-number.ts";
import { bsb } from "@bondline/domain/values/fields/bsb.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { LaterStep, SandboxMode } from "./sandbox-payment.ts";
import { TAKES_NO_REFUND } from "./sandbox-refunds.ts";
import type { SandboxStep, StepDetails } from "./sandbox-steps.ts";

export type TypedForm = Readonly<Record<string, string>>;
export type FormErrors = Readonly<Record<string, string>>;
export type FormDecision = { step: SandboxStep; details: Omit<StepDetails, "at"> } | { errors: FormErrors };

type TestCard = {
  number: string;
  shown: string;
  outcome: string;
  step: SandboxStep;
  failureReason?: string;
  /** What becomes of a charge, where the card can be saved. */
  laterStep?: LaterStep;
};

export const TEST_CARDS: readonly TestCard[] = [
  {
    number: "4242424242424242",
    shown: "4242 4242 4242 4242",
    outcome: "The payment succeeds.",
    step: "pay by card",
    laterStep: "pay by card",
  },
  {
    number: TAKES_NO_REFUND.number,
    shown: "4000 0000 0000 5126",
    outcome: "The payment succeeds, and a refund of it fails.",
    step: "pay by card",
  },
  {
    number: "4000000000000002",
    shown: "4000 0000 0000 0002",
    outcome: "The card is declined.",
    step: "decline card",
    failureReason: "Your card was declined. Try another card.",
  },
  {
    number: "4000000000003220",
    shown: "4000 0000 0000 3220",
    outcome: "The bank asks the payer to confirm.",
    step: "ask for confirmation",
    laterStep: "pay by card",
  },
  {
    number: "4000000000000341",
    shown: "4000 0000 0000 0341",
    outcome: "The card can be saved, and every charge of it is declined.",
    step: "decline card",
    failureReason: "Your card was declined. Try another card.",
    laterStep: "decline card",
  },
  {
    number: "4000000000009995",
    shown: "4000 0000 0000 9995",
    outcome: "The funds are insufficient.",
    step: "decline card",
    failureReason: "Your card has insufficient funds. Try another card.",
  },
];

type At = { now: Instant; mode: SandboxMode };

/** The number is validated and dropped, but for its last digits: it reaches neither the books nor a log. */
export function decideCard(form: TypedForm, { now, mode }: At): FormDecision {
  const number = (form.cardNumber ?? "").replaceAll(/[\s-]/g, "");
  const card = TEST_CARDS.find((each) => each.number === number);
  const errors = withoutBlanks({
    cardNumber: cardNumberFault(number, card),
    expiry: expiryFault((form.expiry ?? "").trim(), now),
    cvc: /^\d{3,4}$/.test((form.cvc ?? "").trim()) ? undefined : "Enter the 3 or 4 digits of the CVC.",
  });
  if (card === undefined || Object.keys(errors).length > 0) return { errors };
  return { ...outcomeOf(card, mode) };
}

function outcomeOf({ step, number, failureReason, laterStep }: TestCard, mode: SandboxMode) {
  const lastDigits = number.slice(-LAST_DIGITS);
  const method = "card" as const;
  if (mode !== "setup" || laterStep === undefined)
    return {
      step,
      details: { method, lastDigits, ...(failureReason === undefined ? {} : { failureReason }) },
    };
  const isAsked = step === "ask for confirmation";
  return { step: isAsked ? step : "save method", details: { method, lastDigits, laterStep } } as const;
}

const LAST_DIGITS = 4;

export function decideDirectDebit(form: TypedForm, { mode }: Pick<At, "mode">): FormDecision {
  const bsbResult = required(bsb)(form.bsb ?? "");
  const accountResult = required(accountNumber)(form.accountNumber ?? "");
  const errors = withoutBlanks({
    accountName: (form.accountName ?? "").trim() === "" ? "Enter the name of the account." : undefined,
    bsb: bsbResult.ok ? undefined : bsbResult.message,
    accountNumber: accountResult.ok ? undefined : accountResult.message,
  });
  if (Object.keys(errors).length > 0) return { errors };
  const method = "direct_debit" as const;
  const lastDigits = (form.accountNumber ?? "").replaceAll(/\D/g, "").slice(-LAST_DIGITS);
  const laterStep = "start direct debit" as const;
  return mode === "setup"
    ? { step: "save method", details: { method, lastDigits, laterStep } }
    : { step: laterStep, details: { method, lastDigits } };
}

function cardNumberFault(number: string, card: TestCard | undefined): string | undefined {
  if (number === "") return "Enter the card number.";
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) return "This card number is not valid.";
  return card === undefined ? "Only the test cards below work here." : undefined;
}

/** Every second digit from the right counts twice, its digits summed; the sum ends in nought. */
function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A card is good to the end of its month, UTC. */
function expiryFault(typed: string, now: Instant): string | undefined {
  const [, month = "", year = ""] = /^(0?[1-9]|1[0-2])\s*\/\s*(\d{2}|\d{4})$/.exec(typed) ?? [];
  if (month === "") return "Enter the expiry as month and year, such as 09/28.";
  const lastMonth = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}`;
  return lastMonth < now.slice(0, "YYYY-MM".length) ? "This card has expired." : undefined;
}

function withoutBlanks(messages: Record<string, string | undefined>): FormErrors {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([field, message]) => (message === undefined ? [] : [[field, message]])),
  );
}
