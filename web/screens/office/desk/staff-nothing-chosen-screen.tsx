// The right of the desk before a draft is chosen.

import { usePageTitle } from "../../../app/page-title.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ReviewIcon } from "../../../ui/icons.ts";
import { QUEUE_WORDS as WORDS } from "./staff-words.ts";

export function StaffNothingChosenScreen() {
  usePageTitle(WORDS.title);
  return (
    <div className="m-auto">
      <EmptyState
        icon={ReviewIcon}
        title={WORDS.nothingSelectedTitle}
        sentence={WORDS.nothingSelectedSentence}
      />
    </div>
  );
}
