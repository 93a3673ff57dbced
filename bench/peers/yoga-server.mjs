// Yoga with its compiler, written by hand for the two queries: what a careful team would have without a framework of its own.

import { useGraphQlJit as compiled } from "@envelop/graphql-jit";
import { createSchema, createYoga } from "graphql-yoga";
import { beginFor, end, tokenOf } from "./guarded-client.mjs";
import { serve } from "./serve.mjs";

const typeDefs = `
  scalar Date
  scalar DateTime
  scalar Decimal
  enum DocumentTab { AWAITING_RETURN CLOSED ESTABLISHED PROJECTED }
  input DocumentSort { field: String! direction: String! }
  type Bank { name: String bsb: String }
  type Organisation { id: ID! name: String! abn: String }
  type Party {
    id: ID! partyVariant: String! name: String abn: String address: String state: String postcode: String notes: String partyEntityType: String
  }
  type Attachment { id: ID! fileName: String! variant: String! }
  type Costs { setUpCost: Decimal recurringFeeType: String recurringPercentageCost: Decimal }
  type Document {
    id: ID! organisationId: ID! version: Int! status: String! documentVariant: String! referenceNumber: String! guaranteeNumber: String amount: Decimal!
    purpose: String specifiedOtherPurpose: String projectAddress: String agreementContent: String establishedAt: Date expiresAt: Date expiryType: String
    expiryCondition: String expectedReturnDate: Date interestStartDate: Date interestEndDate: Date createdAt: DateTime! updatedAt: DateTime!
    closedAt: DateTime bank: Bank originalDraftId: ID organisation: Organisation parties: [Party!]! attachments: [Attachment!]! costs: Costs
  }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type Edge { node: Document! cursor: String! }
  type Page { totalCount: Int! totalCountIsCapped: Boolean! pageInfo: PageInfo! edges: [Edge!]! }
  type Query {
    documents(organisationId: ID!, tab: DocumentTab, search: String, sort: DocumentSort, first: Int!, after: String): Page!
    document(id: ID!): Document
  }`;

const COLUMNS = `d.id, d.organisation_id as "organisationId", d.version, d.status, d.document_variant as "documentVariant",
  d.reference_number as "referenceNumber", d.guarantee_number as "guaranteeNumber", d.amount_cents as "amountCents", d.purpose,
  d.specified_other_purpose as "specifiedOtherPurpose", d.project_address as "projectAddress", d.agreement_content as "agreementContent",
  d.established_at as "establishedAt", d.expires_at as "expiresAt", d.expiry_type as "expiryType", d.expiry_condition as "expiryCondition",
  d.expected_return_date as "expectedReturnDate", d.interest_start_date as "interestStartDate", d.interest_end_date as "interestEndDate",
  d.created_at as "createdAt", d.updated_at as "updatedAt", d.closed_at as "closedAt", d.bank_name as "bankName", d.bank_bsb as "bankBsb",
  d.original_draft_id as "originalDraftId", d.created_at::text as "sortText"`;
const STATEMENTS = {
  page: `select ${COLUMNS} from document d where d.organisation_id = $1 and d.status = any ($2) order by d.created_at desc, d.id desc limit $3`,
  count:
    "select count(*)::int as count from (select 1 from document where organisation_id = $1 and status = any ($2) limit 1001) counted",
  parties: `select id, document_id as "documentId", party_variant as "partyVariant", name, abn, address, state, postcode, notes,
    party_entity_type as "partyEntityType" from document_party where document_id = any ($1) order by position`,
  document: `select ${COLUMNS} from document d where d.id = $1`,
  organisation: "select id, name, abn from organisation where id = $1",
  attachments: `select id, file_name as "fileName", variant from document_attachment where document_id = $1`,
  costs: `select set_up_cost_cents as "setUpCostCents", recurring_fee_type as "recurringFeeType",
    recurring_percentage_cost as "recurringPercentageCost" from document_cost where document_id = $1`,
};
const STATUSES = { ESTABLISHED: ["ESTABLISHED", "PENDING"] };

const money = (cents) => (cents === null ? null : `${cents.slice(0, -2)}.${cents.slice(-2)}`);
const moment = (value) => value?.toISOString() ?? null;
const bsb = (value) => (value === null ? null : `${value.slice(0, 3)}-${value.slice(3)}`);
const cursorOf = ({ sortText, id }) => Buffer.from(JSON.stringify([sortText, id])).toString("base64url");

const resolvers = {
  Query: {
    documents: async (_, { organisationId, tab, first }, { ask }) => {
      const statuses = STATUSES[tab];
      const counting = ask("count", [organisationId, statuses]).then(([row]) => row.count);
      const rows = await ask("page", [organisationId, statuses, first + 1]);
      const nodes = rows.slice(0, first);
      const parties = Map.groupBy(
        await ask("parties", [nodes.map(({ id }) => id)]),
        ({ documentId }) => documentId,
      );
      for (const node of nodes) node.parties = parties.get(node.id) ?? [];
      return { nodes, hasNextPage: rows.length > first, counting };
    },
    document: async (_, { id }, { ask }) => (await ask("document", [id]))[0],
  },
  Page: {
    totalCount: async ({ counting }) => Math.min(await counting, 1000),
    totalCountIsCapped: async ({ counting }) => (await counting) > 1000,
    edges: ({ nodes }) => nodes.map((node) => ({ node })),
    pageInfo: ({ nodes, hasNextPage }) => ({
      hasNextPage,
      endCursor: nodes.length > 0 ? cursorOf(nodes.at(-1)) : null,
    }),
  },
  Edge: { cursor: ({ node }) => cursorOf(node) },
  Document: {
    amount: ({ amountCents }) => money(amountCents),
    createdAt: ({ createdAt }) => moment(createdAt),
    updatedAt: ({ updatedAt }) => moment(updatedAt),
    closedAt: ({ closedAt }) => moment(closedAt),
    bank: ({ bankName, bankBsb }) => ({ name: bankName, bsb: bsb(bankBsb) }),
    organisation: async ({ organisationId }, _, { ask }) => (await ask("organisation", [organisationId]))[0],
    parties: ({ id, parties }, _, { ask }) => parties ?? ask("parties", [[id]]),
    attachments: ({ id }, _, { ask }) => ask("attachments", [id]),
    costs: async ({ id }, _, { ask }) => (await ask("costs", [id]))[0],
  },
  Costs: { setUpCost: ({ setUpCostCents }) => money(setUpCostCents) },
};

/** One transaction for a request, begun when something is asked. */
function contextOf({ request }) {
  let opened;
  return {
    ask: async (name, values) => {
      opened ??= beginFor(tokenOf(request.headers.get("authorization")));
      return (await (await opened).query({ name, text: STATEMENTS[name], values })).rows;
    },
    endAll: async () => (opened === undefined ? undefined : await end(await opened)),
  };
}

await serve(
  createYoga({
    schema: createSchema({ typeDefs, resolvers }),
    plugins: [compiled(), { onExecute: ({ args }) => ({ onExecuteDone: () => args.contextValue.endAll() }) }],
    context: contextOf,
    logging: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
  }),
);
