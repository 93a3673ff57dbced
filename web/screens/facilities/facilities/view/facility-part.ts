// What each part of a facility's page is given.

import type { FacilityRecordFragment } from "../../../../api/generated/graphql.ts";

export type FacilityPartProps = {
  readonly facility: FacilityRecordFragment;
  readonly onChanged: (facility: FacilityRecordFragment) => void;
};
