// Where each result of the search leads: the page of its record, or a list in which it stands.

import type { SearchEverythingQuery } from "../../../api/generated/graphql.ts";
import { paths } from "../../../paths.ts";

export type SearchResult = SearchEverythingQuery["search"][number];

export function hrefOf({ target, recordId, organisationId, title, detail }: SearchResult): string {
  switch (target) {
    case "DOCUMENT":
      return paths.documentView({ documentId: recordId, organisationId: organisationId ?? undefined });
    case "DRAFT":
      return paths.draftView({ draftId: recordId, organisationId: organisationId ?? "" });
    case "DESK_DRAFT":
      return paths.staffDraft({ draftId: recordId });
    case "FACILITY":
      return paths.facilityView({ facilityId: recordId });
    case "FACILITY_APPLICATION":
      return paths.facilityApply({ facilityApplicationId: recordId });
    case "BILLING":
      return paths.settingsBilling();
    case "DOCUMENT_LIST":
      return searched(paths.documents(), title);
    case "MEMBER_LIST":
      return searched(paths.members(), detail ?? title);
    case "CLIENT_LIST":
      return searched(paths.staffClients(), title);
    case "STAFF_LIST":
      return searched(paths.staffPeople(), detail ?? title);
    case "ENQUIRY_LIST":
      return searched(paths.staffEnquiries(), title);
    case "REFERRAL_LIST":
      return searched(paths.staffReferrals(), title);
  }
}

const searched = (path: string, words: string) => `${path}?${new URLSearchParams({ search: words })}`;
