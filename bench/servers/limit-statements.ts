// What the product asks of the database, each as the one statement that answers with the same JSON, to the letter: we know of nothing shorter.

/** As the contract writes a moment. */
const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
/** Amounts of the bench have a dollar at the least. */
const money = (column: string) => `left(${column}::text, -2) || '.' || right(${column}::text, 2)`;

/** A row as a whole becomes JSON at two thirds of the cost of its values one by one. */
const PARTIES = `
  (select json_agg(p) from (
     select id, party_variant as "partyVariant", name, abn, address, state, postcode, notes, party_entity_type as "partyEntityType"
       from document_party where document_id = d.id order by position) p) as parties`;

const LISTED = `
  d.id, d.organisation_id as "organisationId", d.version, d.status, d.document_variant as "documentVariant", d.reference_number as "referenceNumber",
  d.guarantee_number as "guaranteeNumber", ${money("d.amount_cents")} as amount, d.purpose, d.project_address as "projectAddress",
  d.established_at as "establishedAt", d.expires_at as "expiresAt", d.expiry_type as "expiryType", ${moment("d.created_at")} as "createdAt",
  ${moment("d.updated_at")} as "updatedAt", ${moment("d.closed_at")} as "closedAt"`;

/**
 * The first page that `LIST_QUERY` asks for, when it is full: `$1` the organisation, `$2` the statuses, `$3` how many rows. Each status
 * has its newest at one place of the index, and the count says whether there are more.
 */
export const LIMIT_LIST = `
  select '{"data":{"documents":{"totalCount":' || least(counted.count, 1000) || ',"totalCountIsCapped":' || (counted.count > 1000) ||
      ',"pageInfo":{"hasNextPage":' || (counted.count > $3) || ',"endCursor":"' || page.cursor || '"},"edges":[' || page.edges || ']}}}' as answer
  from (select count(*) from (select 1 from document where organisation_id = $1 and status = any ($2) limit 1001) every) counted,
    (select string_agg('{"node":' || row_to_json(node) || '}', ',') as edges,
        rtrim(translate(encode(convert_to('["' || (array_agg(d.created_at))[$3] || '","' || (array_agg(d.id))[$3] || '"]', 'UTF8'), 'base64'), E'+/\\n', '-_'), '=') as cursor
      from (select d.* from unnest($2::text[]) wanted (status) cross join lateral (
              select * from document where organisation_id = $1 and status = wanted.status order by created_at desc, id desc limit $3) d
            order by created_at desc, id desc limit $3) d
        cross join lateral (select ${LISTED}, json_build_object('name', d.bank_name) as bank, ${PARTIES}) node) page`;

/** The same document as `DETAIL_QUERY` asks for: `$1` its id. */
export const LIMIT_DETAIL = `
  select json_build_object('data', json_build_object('document', node))::text as answer from (
    select ${LISTED}, d.specified_other_purpose as "specifiedOtherPurpose", d.agreement_content as "agreementContent", d.expiry_condition as "expiryCondition",
      d.expected_return_date as "expectedReturnDate", d.interest_start_date as "interestStartDate", d.interest_end_date as "interestEndDate",
      json_build_object('name', d.bank_name, 'bsb', left(d.bank_bsb, 3) || '-' || right(d.bank_bsb, 3)) as bank, d.original_draft_id as "originalDraftId",
      (select json_build_object('id', o.id, 'name', o.name, 'abn', o.abn) from organisation o where o.id = d.organisation_id) as organisation,
      ${PARTIES},
      (select coalesce(json_agg(json_build_object('id', a.id, 'fileName', a.file_name, 'variant', a.variant)), '[]')
        from document_attachment a where a.document_id = d.id) as attachments,
      (select json_build_object('setUpCost', ${money("c.set_up_cost_cents")}, 'recurringFeeType', c.recurring_fee_type,
        'recurringPercentageCost', c.recurring_percentage_cost::text) from document_cost c where c.document_id = d.id) as costs
    from document d where d.id = $1) node`;

/** The change that the product's mutation makes, history trigger and all: `$1` the draft, `$2` cents. */
export const LIMIT_UPDATE = `
  update draft set amount_cents = $2, version = version + 1, updated_at = now() where id = $1
  returning json_build_object('id', id, 'version', version, 'amount', (amount_cents / 100.0)::numeric(18,2)::text)::text as answer`;

export const LIMIT_ACCOUNT = "select password_hash from account where email = $1";
