// The list and the detail as PostGraphile is asked for them, and what it answers under the contract's names.

const DOCUMENT = `rowId organisationId version status documentVariant referenceNumber guaranteeNumber amountCents purpose projectAddress establishedAt
  expiresAt expiryType createdAt updatedAt closedAt bankName`;
const PARTIES = `parties: documentPartiesByOrganisationIdAndDocumentId(orderBy: [POSITION_ASC]) {
  nodes { rowId partyVariant name abn address state postcode notes partyEntityType } }`;

/** Its condition knows equality alone, so it is asked for one of the two statuses: no document of the bench has the other. */
export const POSTGRAPHILE_LIST = `query Bench($organisationId: UUID!, $first: Int!) {
  page: allDocuments(condition: { organisationId: $organisationId, status: "ESTABLISHED" }, orderBy: [CREATED_AT_DESC, ROW_ID_DESC], first: $first) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { ${DOCUMENT} ${PARTIES} } }
  }
}`;

export const POSTGRAPHILE_DETAIL = `query Bench($id: UUID!) {
  document: documentByRowId(rowId: $id) {
    ${DOCUMENT} specifiedOtherPurpose agreementContent expiryCondition expectedReturnDate interestStartDate interestEndDate bankBsb originalDraftId
    organisation: organisationByOrganisationId { rowId name abn } ${PARTIES}
    attachments: documentAttachmentsByOrganisationIdAndDocumentId { nodes { rowId fileName variant } }
    costs: documentCostByOrganisationIdAndDocumentId { setUpCostCents recurringFeeType recurringPercentageCost }
  }
}`;

type Row = Record<string, unknown>;
type Nodes = { nodes: readonly Row[] };
type PageAnswer = {
  data: {
    page: {
      totalCount: number;
      pageInfo: { hasNextPage: boolean; endCursor: string };
      edges: readonly { node: Row & { parties: Nodes } }[];
    };
  };
};
type DetailAnswer = {
  data: {
    document: Row & { organisation: Row; parties: Nodes; attachments: Nodes; costs: Row; bankBsb: string };
  };
};

export function pageOfPostgraphile(text: string): object {
  const { totalCount, pageInfo, edges } = (JSON.parse(text) as PageAnswer).data.page;
  const documents = {
    totalCount,
    totalCountIsCapped: false,
    pageInfo: { ...pageInfo, endCursor: cursorOf(pageInfo.endCursor) },
    edges: edges.map(({ node: { bankName, ...node } }) => ({
      node: { ...listed(node), bank: { name: bankName } },
    })),
  };
  return { data: { documents } };
}

export function detailOfPostgraphile(text: string): object {
  const { bankName, bankBsb, organisation, attachments, costs, ...row } = (JSON.parse(text) as DetailAnswer)
    .data.document;
  const { setUpCostCents, ...cost } = costs;
  const document = {
    ...listed(row),
    bank: { name: bankName, bsb: `${bankBsb.slice(0, 3)}-${bankBsb.slice(3)}` },
    organisation: withId(organisation),
    attachments: attachments.nodes.map(withId),
    costs: { ...cost, setUpCost: dollars(setUpCostCents) },
  };
  return { data: { document } };
}

function listed({
  amountCents,
  createdAt,
  updatedAt,
  closedAt,
  parties,
  ...row
}: Row & { parties: Nodes }): Row {
  return {
    ...withId(row),
    amount: dollars(amountCents),
    createdAt: moment(createdAt),
    updatedAt: moment(updatedAt),
    closedAt: moment(closedAt),
    parties: parties.nodes.map(withId),
  };
}

function withId({ rowId, ...row }: Row): Row {
  return { ...row, id: rowId };
}

function dollars(cents: unknown): string {
  return String(cents).replace(/(\d\d)$/, ".$1");
}

function moment(text: unknown): string | null {
  return typeof text === "string" ? new Date(text).toISOString() : null;
}

/** Both name the last row by its moment and its id. */
function cursorOf(cursor: string): string {
  const [, createdAt, id] = JSON.parse(Buffer.from(cursor, "base64").toString());
  const sortText = createdAt.replace("T", " ").replace(/\.0+\+00:00$/, "+00");
  return Buffer.from(JSON.stringify([sortText, id])).toString("base64url");
}
