// The registry of examples as calls: the documents that send them, made from the contract, and what it still lacks.

import {
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import { schema } from "../../server/graphql/schema.ts";
import { OPERATIONS, type Persona, personasOf } from "../access-matrix.ts";
import type { World } from "../world.ts";
import { ABN_CLAIM_EXAMPLES } from "./abn-claim-examples.ts";
import { ACCOUNT_EXAMPLES } from "./account-examples.ts";
import { ARCHIVE_HOLD_EXAMPLES } from "./archive-hold-examples.ts";
import { BANK_ACTION_EXAMPLES } from "./bank-action-examples.ts";
import { BANK_STATEMENT_EXAMPLES } from "./bank-statement-examples.ts";
import { BANK_SWITCH_EXAMPLES } from "./bank-switch-examples.ts";
import { BANK_WORK_EXAMPLES } from "./bank-work-examples.ts";
import { BOOK_EXAMPLES } from "./book-examples.ts";
import { CALENDAR_FEED_EXAMPLES } from "./calendar-feed-examples.ts";
import { CHANNEL_PARTNER_EXAMPLES } from "./channel-partner-examples.ts";
import { CLIENT_EXAMPLES } from "./client-examples.ts";
import { COLLABORATOR_EXAMPLES } from "./collaborator-examples.ts";
import { CONFIRMATION_EXAMPLES } from "./confirmation-examples.ts";
import { DESK_EXAMPLES } from "./desk-examples.ts";
import { DOCUMENT_EXAMPLES } from "./document-examples.ts";
import { DOCUMENT_REQUEST_EXAMPLES } from "./document-request-examples.ts";
import { DRAFT_EXAMPLES } from "./draft-examples.ts";
import {
  type Example,
  type Examples,
  type MutationExample,
  OPERATION_KINDS,
  type OperationKind,
} from "./example.ts";
import { EXPORT_EXAMPLES } from "./export-examples.ts";
import { FACILITY_APPLICATION_EXAMPLES } from "./facility-application-examples.ts";
import { FACILITY_EXAMPLES } from "./facility-examples.ts";
import { FEE_FILE_EXAMPLES } from "./fee-file-examples.ts";
import { FINANCE_EXAMPLES } from "./finance-examples.ts";
import { GATEWAY_FEATURE_EXAMPLES } from "./gateway-feature-examples.ts";
import { IMPORT_EXAMPLES } from "./import-examples.ts";
import { INDIVIDUAL_EXAMPLES } from "./individual-examples.ts";
import { LIST_VIEW_EXAMPLES } from "./list-view-examples.ts";
import { LOST_ORIGINAL_EXAMPLES } from "./lost-original-examples.ts";
import { MAIL_CHOICE_EXAMPLES } from "./mail-choice-examples.ts";
import { OFFICE_EXAMPLES } from "./office-examples.ts";
import { ORGANISATION_EXAMPLES } from "./organisation-examples.ts";
import { OUTCOME_FILE_EXAMPLES } from "./outcome-file-examples.ts";
import { PAPER_EXAMPLES } from "./paper-examples.ts";
import { PAYMENT_EXAMPLES } from "./payment-examples.ts";
import { PREPARED_REQUEST_EXAMPLES } from "./prepared-request-examples.ts";
import { REFERRAL_EXAMPLES } from "./referral-examples.ts";
import { REFERRER_EXAMPLES } from "./referrer-examples.ts";
import { REQUIRED_DOCUMENT_EXAMPLES } from "./required-document-examples.ts";
import { RETURN_REQUEST_EXAMPLES } from "./return-request-examples.ts";
import { SIGNATURE_EXAMPLES } from "./signature-examples.ts";
import { SIGNED_FORM_EXAMPLES } from "./signed-form-examples.ts";
import { SUCCESSOR_EXAMPLES } from "./successor-examples.ts";
import { SUPPLIER_REQUIREMENT_EXAMPLES } from "./supplier-requirement-examples.ts";
import { SURETY_BOND_EXAMPLES } from "./surety-bond-examples.ts";
import { VERIFICATION_EXAMPLES } from "./verification-examples.ts";
import { WORDING_PROPOSAL_EXAMPLES } from "./wording-proposal-examples.ts";

/** A file each; a new one is added here, and with it all that the proofs know of its record. */
const REGISTRY: readonly Examples[] = [
  ABN_CLAIM_EXAMPLES,
  ARCHIVE_HOLD_EXAMPLES,
  ACCOUNT_EXAMPLES,
  ORGANISATION_EXAMPLES,
  DRAFT_EXAMPLES,
  DOCUMENT_EXAMPLES,
  BANK_STATEMENT_EXAMPLES,
  BANK_WORK_EXAMPLES,
  BOOK_EXAMPLES,
  IMPORT_EXAMPLES,
  REQUIRED_DOCUMENT_EXAMPLES,
  SIGNED_FORM_EXAMPLES,
  CONFIRMATION_EXAMPLES,
  INDIVIDUAL_EXAMPLES,
  WORDING_PROPOSAL_EXAMPLES,
  FEE_FILE_EXAMPLES,
  OUTCOME_FILE_EXAMPLES,
  PAPER_EXAMPLES,
  EXPORT_EXAMPLES,
  RETURN_REQUEST_EXAMPLES,
  BANK_ACTION_EXAMPLES,
  LOST_ORIGINAL_EXAMPLES,
  SIGNATURE_EXAMPLES,
  DOCUMENT_REQUEST_EXAMPLES,
  SUCCESSOR_EXAMPLES,
  FACILITY_EXAMPLES,
  FACILITY_APPLICATION_EXAMPLES,
  GATEWAY_FEATURE_EXAMPLES,
  OFFICE_EXAMPLES,
  DESK_EXAMPLES,
  SUPPLIER_REQUIREMENT_EXAMPLES,
  REFERRAL_EXAMPLES,
  FINANCE_EXAMPLES,
  PAYMENT_EXAMPLES,
  BANK_SWITCH_EXAMPLES,
  SURETY_BOND_EXAMPLES,
  PREPARED_REQUEST_EXAMPLES,
  VERIFICATION_EXAMPLES,
  CALENDAR_FEED_EXAMPLES,
  LIST_VIEW_EXAMPLES,
  MAIL_CHOICE_EXAMPLES,
  CHANNEL_PARTNER_EXAMPLES,
  CLIENT_EXAMPLES,
  REFERRER_EXAMPLES,
  COLLABORATOR_EXAMPLES,
];

export const EXAMPLES: {
  [Kind in OperationKind]: Record<string, Kind extends "Mutation" ? MutationExample : Example>;
} = {
  Query: Object.assign({}, ...REGISTRY.map(({ Query }) => Query)),
  Mutation: Object.assign({}, ...REGISTRY.map(({ Mutation }) => Mutation)),
  Subscription: Object.assign({}, ...REGISTRY.map(({ Subscription }) => Subscription)),
};

/** A row of Harbour's for each table that only one kind of record fills. */
export async function rowsOfEach(world: World): Promise<void> {
  for (const { rows } of REGISTRY) await rows?.(world);
}

/** Records of Wesfarmers', as the examples make them. */
export const FOREIGN_EXAMPLES: NonNullable<Examples["foreign"]> = Object.assign(
  {},
  ...REGISTRY.map(({ foreign }) => foreign),
);

export function exampleOf(kind: OperationKind, name: string): Example {
  const example = EXAMPLES[kind][name];
  if (example === undefined) throw new Error(lackOf(schema, kind, name));
  return example;
}

/** Operations without an example and examples without an operation, each with what mends it. */
export function examplesLacking(contract: GraphQLSchema): string[] {
  return OPERATION_KINDS.flatMap((kind) => {
    const present = Object.keys(fieldsOf(contract, kind));
    const given = Object.keys(EXAMPLES[kind]);
    const twice = REGISTRY.flatMap((each) => Object.keys(each[kind] ?? {})).filter(
      (name, at, all) => all.indexOf(name) < at,
    );
    return [
      ...present.filter((name) => !given.includes(name)).map((name) => lackOf(contract, kind, name)),
      ...given
        .filter((name) => !present.includes(name))
        .map((name) => `${kind}.${name} has an example in testing/examples and is not in the contract`),
      ...twice.map((name) => `${kind}.${name} has two examples in testing/examples`),
    ];
  });
}

/** Says what to add and where, with the fields that the contract asks for. */
function lackOf(contract: GraphQLSchema, kind: OperationKind, name: string): string {
  const needed = requiredOf(contract, kind, name).map((each) => `${each}: …`);
  const given = needed.length === 0 ? "" : `, given: () => ({ ${needed.join(", ")} })`;
  const writes = kind === "Mutation" ? ', writes: "Draft UPDATE"' : "";
  return (
    `${kind}.${name} has no example. Add to ${kind} in testing/examples/<noun>-examples.ts: ` +
    `${name}: { on: "ANY"${given}${writes} } (docs/how-to/add-a-mutation.md, "Its example")`
  );
}

function requiredOf(contract: GraphQLSchema, kind: OperationKind, name: string): string[] {
  const args = fieldsOf(contract, kind)[name]?.args ?? [];
  const [first] = args;
  if (kind !== "Mutation" || first === undefined)
    return args.filter(isRequiredArgument).map((each) => each.name);
  const input = getNamedType(first.type);
  if (!("getFields" in input)) return [];
  return Object.values(input.getFields())
    .filter((field) => "defaultValue" in field && String(field.type).endsWith("!"))
    .map((field) => field.name)
    .filter((field) => field !== "clientMutationId");
}

/** The operation as a document that takes its arguments as variables and asks for little, or for what is named. */
export function documentOf(kind: OperationKind, name: string, given: object, selection?: string): string {
  const field = fieldsOf(schema, kind)[name];
  if (field === undefined) throw new Error(`${kind}.${name} is not in the contract.`);
  const used = kind === "Mutation" ? field.args : field.args.filter((each) => each.name in given);
  const declared = used.map((each) => `$${each.name}: ${each.type}`).join(", ");
  const passed = used.map((each) => `${each.name}: $${each.name}`).join(", ");
  const head = `${kind.toLowerCase()}${declared === "" ? "" : ` (${declared})`}`;
  return `${head} { ${name}${passed === "" ? "" : `(${passed})`} ${selection ?? littleOf(field.type)} }`;
}

let sent = 0;

/** As variables of that document; a mutation gets a clientMutationId of its own. */
export function variablesOf(kind: OperationKind, given: object): Record<string, unknown> {
  if (kind !== "Mutation") return { ...given };
  sent += 1;
  return { input: { clientMutationId: `example ${process.pid} ${sent}`, ...given } };
}

/** Who really makes the call, where the example does not make somebody. */
export function personaThatCalls(kind: OperationKind, name: string): Persona {
  const { by } = exampleOf(kind, name);
  if (typeof by === "string") return by;
  const rule = OPERATIONS[kind][name]?.rule;
  const [first] = rule === undefined ? [] : personasOf(rule);
  if (first === undefined) throw new Error(`${kind}.${name} has no rule in testing/access-matrix.ts`);
  return first;
}

/** A query of one field of the record that it answers with. */
export function documentOfField(name: string, given: object, field: string): string {
  const record = getNamedType(fieldsOf(schema, "Query")[name]?.type);
  if (!isObjectType(record)) throw new Error(`Query.${name} answers with no record.`);
  const type = record.getFields()[field]?.type;
  if (type === undefined) throw new Error(`${record.name}.${field} is not in the contract.`);
  return documentOf("Query", name, given, `{ ${field} ${littleOf(type)} }`);
}

/** The id where there is one; of a payload or a connection, of each record in it. */
export function littleOf(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return "";
  const fields = Object.values(named.getFields()).filter((field) => !field.args.some(isRequiredArgument));
  const hasEach = (...names: string[]) => names.every((wanted) => fields.some(({ name }) => name === wanted));
  // One of several rows that a call refuses by itself says so here alone.
  if (hasEach("id", "code", "reason")) return "{ id code }";
  if (hasEach("id")) return "{ id }";
  const wholes = fields.filter(({ name }) =>
    ["edges", "node", "totalCount", "clientMutationId"].includes(name),
  );
  const isPayload = fields.some(({ name }) => name === "clientMutationId");
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type)));
  const asked = isPayload ? fields : wholes.length > 0 ? wholes : leaves.length > 0 ? leaves : fields;
  return `{ ${asked.map((field) => `${field.name} ${littleOf(field.type)}`.trim()).join(" ")} }`;
}

function fieldsOf(
  contract: GraphQLSchema,
  kind: OperationKind,
): Record<string, GraphQLField<unknown, unknown>> {
  const type =
    kind === "Query"
      ? contract.getQueryType()
      : kind === "Mutation"
        ? contract.getMutationType()
        : contract.getSubscriptionType();
  return type?.getFields() ?? {};
}
