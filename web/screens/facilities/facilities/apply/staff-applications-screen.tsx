// The applications for facilities of all clients, for the provider's own people, and to a bank's those that were sent to it.

import { STAFF_APPLICATION_FILTERS } from "@bondline/domain/facilities/facilities/facility-application-filters.ts";
import type { ApplicationRowFragment } from "../../../../api/generated/graphql.ts";
import { type ListWanted, readPages } from "../../../../app/list/read-pages.ts";
import { paths } from "../../../../paths.ts";
import { FacilityIcon } from "../../../../ui/icons.ts";
import {
  type RegisterLook,
  RegisterPage,
  type RegisterPlace,
  registerAsked,
} from "../../../records/list-views/public/register-page.tsx";
import {
  STAFF_APPLICATION_COLUMNS,
  staffApplicationPhoneRow,
  USUAL_STAFF_APPLICATION_COLUMNS,
} from "./application-columns.tsx";
import { StaffApplicationsDocument } from "./apply-operations.ts";
import { BANK_APPLICATION_WORDS, STAFF_APPLICATION_WORDS } from "./apply-words.ts";

const LOOK: RegisterLook<ApplicationRowFragment, "LIMIT" | "SUBMITTED_AT"> = {
  list: "STAFF_APPLICATIONS",
  name: "staff-applications",
  words: STAFF_APPLICATION_WORDS,
  bankWords: BANK_APPLICATION_WORDS,
  icon: FacilityIcon,
  filters: STAFF_APPLICATION_FILTERS,
  sorts: {
    submitted: { field: "SUBMITTED_AT", direction: "descending" },
    limit: { field: "LIMIT", direction: "descending" },
  },
  columns: STAFF_APPLICATION_COLUMNS,
  usual: USUAL_STAFF_APPLICATION_COLUMNS,
  phoneRow: staffApplicationPhoneRow,
  nameOf: ({ referenceNumber }) => referenceNumber,
  rowHref: ({ id }) => paths.facilityApply({ facilityApplicationId: id }),
};

const askedAt = (place: RegisterPlace) => registerAsked(LOOK, place);

const READ = readPages({
  document: StaffApplicationsDocument,
  variablesOf: ({ first, after, ...place }: ListWanted) => ({ ...askedAt(place), first, after }),
  connectionIn: ({ staffFacilityApplications }) => staffFacilityApplications,
});

export function StaffApplicationsScreen() {
  return (
    <RegisterPage
      look={LOOK}
      read={READ}
      wanted={(place) => ({ staffFacilityApplications: askedAt(place) })}
    />
  );
}
