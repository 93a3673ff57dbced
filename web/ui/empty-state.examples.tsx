// Nothing, failure, and what is on its way.

import { Card } from "./card.tsx";
import { EmptyState } from "./empty-state.tsx";
import { ErrorState } from "./error-state.tsx";
import type { ExampleSet } from "./example.tsx";
import { CommentIcon } from "./icons.ts";
import { MenuButton } from "./menu-button.tsx";
import { SkeletonRows } from "./skeleton.tsx";

export const EXAMPLES: ExampleSet = {
  title: "Empty, failed, loading",
  examples: {
    "Nothing yet": (
      <Card aria-label="Comments">
        <EmptyState
          icon={CommentIcon}
          title="No comments yet"
          sentence="Everyone on the draft sees what is written here."
        />
      </Card>
    ),
    Failed: (
      <Card aria-label="History">
        <ErrorState
          title="The history could not be loaded"
          sentence="The server did not answer. Try again in a moment."
          onRetry={() => undefined}
        />
      </Card>
    ),
    Loading: (
      <Card aria-label="Loading example">
        <SkeletonRows rows={3} />
      </Card>
    ),
    "A menu in words": (
      <MenuButton label="New request" isLabelled items={[{ label: "Amendment" }, { label: "Return" }]} />
    ),
  },
};
