// What the product asks of the database, each as the one statement that answers in JSON: nothing could be shorter than this.

/** The same page as `LIST_QUERY` asks for: `$1` the organisation, `$2` the statuses, `$3` how many rows. */
export const LIMIT_LIST = `
  select json_build_object('data', json_build_object('documents', json_build_object(
    'totalCount', least(counted.count, 10000), 'totalCountIsCapped', counted.count > 10000,
    'edges', (select json_agg(json_build_object('node', json_build_object('id', d.id, 'organisationId', d.organisation_id, 'version', d.version,
      'status', d.status, 'documentVariant', d.document_variant, 'referenceNumber', d.reference_number, 'guaranteeNumber', d.guarantee_number,
      'amount', (d.amount_cents / 100.0)::numeric(18,2)::text, 'purpose', d.purpose, 'projectAddress', d.project_address, 'establishedAt', d.established_at,
      'expiresAt', d.expires_at, 'expiryType', d.expiry_type, 'createdAt', d.created_at, 'updatedAt', d.updated_at, 'closedAt', d.closed_at,
      'bank', json_build_object('name', d.bank_name),
      'parties', (select json_agg(json_build_object('id', p.id, 'partyVariant', p.party_variant, 'name', p.name, 'abn', p.abn, 'address', p.address,
        'state', p.state, 'postcode', p.postcode, 'notes', p.notes, 'partyEntityType', p.party_entity_type) order by p.position)
        from document_party p where p.document_id = d.id))))
      from (select * from document where organisation_id = $1 and status = any ($2) order by created_at desc, id desc limit $3) d))))::text as answer
  from (select count(*) from (select 1 from document where organisation_id = $1 and status = any ($2) limit 10001) every) counted`;

/** The same document as `DETAIL_QUERY` asks for: `$1` its id. */
export const LIMIT_DETAIL = `
  select json_build_object('data', json_build_object('document', json_build_object('id', d.id, 'organisationId', d.organisation_id, 'version', d.version,
    'status', d.status, 'documentVariant', d.document_variant, 'referenceNumber', d.reference_number, 'guaranteeNumber', d.guarantee_number,
    'amount', (d.amount_cents / 100.0)::numeric(18,2)::text, 'purpose', d.purpose, 'specifiedOtherPurpose', d.specified_other_purpose,
    'projectAddress', d.project_address, 'agreementContent', d.agreement_content, 'establishedAt', d.established_at, 'expiresAt', d.expires_at,
    'expiryType', d.expiry_type, 'expiryCondition', d.expiry_condition, 'expectedReturnDate', d.expected_return_date,
    'interestStartDate', d.interest_start_date, 'interestEndDate', d.interest_end_date, 'createdAt', d.created_at, 'updatedAt', d.updated_at,
    'closedAt', d.closed_at, 'bank', json_build_object('name', d.bank_name, 'bsb', d.bank_bsb), 'originalDraftId', d.original_draft_id,
    'organisation', (select json_build_object('id', o.id, 'name', o.name, 'abn', o.abn) from organisation o where o.id = d.organisation_id),
    'parties', (select json_agg(json_build_object('id', p.id, 'partyVariant', p.party_variant, 'name', p.name, 'abn', p.abn, 'address', p.address,
      'state', p.state, 'postcode', p.postcode, 'notes', p.notes, 'partyEntityType', p.party_entity_type) order by p.position)
      from document_party p where p.document_id = d.id),
    'attachments', (select coalesce(json_agg(json_build_object('id', a.id, 'fileName', a.file_name, 'variant', a.variant)), '[]')
      from document_attachment a where a.document_id = d.id),
    'costs', (select json_build_object('setUpCost', c.set_up_cost_cents, 'recurringFeeType', c.recurring_fee_type,
      'recurringPercentageCost', c.recurring_percentage_cost::text) from document_cost c where c.document_id = d.id))))::text as answer
  from document d where d.id = $1`;

/** The change that the product's mutation makes, history trigger and all: `$1` the draft, `$2` cents. */
export const LIMIT_UPDATE = `
  update draft set amount_cents = $2, version = version + 1, updated_at = now() where id = $1
  returning json_build_object('id', id, 'version', version, 'amount', (amount_cents / 100.0)::numeric(18,2)::text)::text as answer`;

export const LIMIT_ACCOUNT = "select password_hash from account where email = $1";
