// What stands in place of a facility that cannot be read.

import type { Failure } from "../../../api/failure.ts";
import { RecordFailure } from "../../../app/record-failure.tsx";
import { paths } from "../../../paths.ts";
import { FACILITY_WORDS as WORDS } from "./facility-words.ts";

type FacilityFailureProps = { readonly failure: Failure; readonly onRetry: () => void };

export function FacilityFailure(props: FacilityFailureProps) {
  return (
    <RecordFailure
      {...props}
      notLoaded={WORDS.loadFailed}
      list={{ label: WORDS.toList, href: paths.facilities() }}
    />
  );
}
