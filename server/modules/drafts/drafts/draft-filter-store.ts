// What each filter of drafts asks of the database: SQL and nothing else.

import type { DraftFilterName } from "@bondline/domain/drafts/drafts/draft-filters.ts";
import type { FilterColumns } from "../../../database/list-conditions.ts";

const ofBeneficiary = (condition: string) =>
  `exists (select 1 from draft_party p where p.draft_id = d.id and p.party_variant = 'BENEFICIARY' and ${condition})`;

export const DRAFT_FILTER_COLUMNS: FilterColumns<DraftFilterName> = {
  statuses: "d.status",
  variants: "d.process_type",
  // The words that a search finds are looked at first: they have an index, and the name is among them.
  beneficiary: (words) =>
    `d.search_text like '%' || ${words} || '%' and ${ofBeneficiary(`lower(p.name) like '%' || ${words} || '%'`)}`,
  states: (codes) => ofBeneficiary(`p.state = any (${codes})`),
  amount: "d.amount_cents",
  expires: "d.expires_at",
  archived: { archivedAt: "d.archived_at" },
  facilityId: (id) => `d.facility_id = ${id}`,
};
