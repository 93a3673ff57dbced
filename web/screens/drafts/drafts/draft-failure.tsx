// What stands in place of a draft that cannot be read.

import type { Failure } from "../../../api/failure.ts";
import { RecordFailure } from "../../../app/record-failure.tsx";
import { paths } from "../../../paths.ts";
import { DRAFT_WORDS as WORDS } from "./draft-words.ts";

type DraftFailureProps = { readonly failure: Failure; readonly onRetry: () => void };

export function DraftFailure(props: DraftFailureProps) {
  return (
    <RecordFailure
      {...props}
      missing={WORDS.missing}
      notLoaded={WORDS.notLoaded}
      list={{ label: WORDS.toList, href: paths.documents() }}
    />
  );
}
