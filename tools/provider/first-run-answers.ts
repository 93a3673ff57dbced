// What the first run asks for: answered by flags, and where somebody sits at the keyboard by typing the rest.

import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import {
  DEPOSIT_ACCOUNT_FIELDS,
  type PROVIDER_FIELDS,
} from "@bondline/domain/office/provider/provider-fields.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { FIRST_RUN_RULES } from "../../server/modules/office/provider/commands/create-provider.ts";

type AnswerName = keyof typeof FIRST_RUN_RULES;

const LABELS: Readonly<Record<AnswerName, string>> = {
  name: "The provider's legal name",
  abn: "Its ABN or ACN",
  address: "Its address",
  contactName: "Whom clients and banks may ask for",
  contactEmail: "That contact's email",
  contactPhone: "That contact's phone, if any",
  supportEmail: "Where clients write to for help, if anywhere",
  operatorEmail: "Email for enquiries and payments, if not OPERATOR_MAIL",
  accountName: `Deposits: ${DEPOSIT_ACCOUNT_FIELDS.accountName.label.toLowerCase()}`,
  bsb: "Deposits: BSB",
  accountNumber: "Deposits: account number",
  adminEmail: "First administrator's email",
  adminGivenName: "First administrator's given name",
  adminFamilyName: "First administrator's family name",
};
const ANSWERS = Object.keys(LABELS) as AnswerName[];
const OPTIONAL: readonly AnswerName[] = [
  "contactPhone",
  "supportEmail",
  "operatorEmail",
] satisfies (keyof typeof PROVIDER_FIELDS)[];

export const HOW_TO = [
  "npm run provider -- create   makes the provider, its account for deposits and its first administrator; it asks for what no flag gives:",
  ...ANSWERS.map((each) => `    --${flagOf(each)}  ${LABELS[each]}`),
  "npm run provider -- link     shows the first administrator's link again, while no one has a password",
];

type Values = Partial<Record<AnswerName, string>>;

/** Everything that is wrong at once, by the flags that mend it. */
export async function answersOf(
  flags: readonly string[],
): Promise<{ values: Values } | { faults: string[] }> {
  const given = flagsIn(flags);
  if (given === undefined) return { faults: HOW_TO };
  const values = process.stdin.isTTY ? await askFor(given) : given;
  const checked = checkFields(FIRST_RUN_RULES, values);
  return checked.ok ? { values } : { faults: faultsOf(checked.fields) };
}

export function faultsOf(fields: Readonly<Record<string, string>>): string[] {
  return Object.entries(fields).map(([field, message]) => `--${flagOf(field)}: ${message}`);
}

function flagsIn(flags: readonly string[]): Values | undefined {
  const options = Object.fromEntries(ANSWERS.map((each) => [flagOf(each), { type: "string" as const }]));
  try {
    const { values } = parseArgs({ args: [...flags], options, allowPositionals: false });
    return Object.fromEntries(
      ANSWERS.flatMap((each) => {
        const value = values[flagOf(each)];
        return typeof value === "string" ? [[each, value]] : [];
      }),
    );
  } catch {
    // A flag that is none of these, or one without its value.
    return undefined;
  }
}

/** Each is asked again until it is right. */
async function askFor(given: Values): Promise<Values> {
  const keyboard = createInterface({ input: process.stdin, output: process.stdout });
  const values = { ...given };
  try {
    for (const each of ANSWERS.filter((answer) => given[answer] === undefined)) {
      const rule = FIRST_RUN_RULES[each];
      for (;;) {
        const typed = await keyboard.question(`${LABELS[each]}: `);
        const checked = rule(typed);
        if (checked.ok) values[each] = typed;
        if (checked.ok || (typed === "" && OPTIONAL.includes(each))) break;
        process.stdout.write(`  ${checked.message}\n`);
      }
    }
  } finally {
    keyboard.close();
  }
  return values;
}

/** "adminGivenName" is --admin-given-name. */
function flagOf(answer: string): string {
  return answer.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
