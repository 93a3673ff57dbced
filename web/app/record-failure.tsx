// Stands in place of the page of a record, of every kind, that cannot be read: with the way to its list, and Retry where that may help.

import { type Failure, isMissing } from "../api/failure.ts";
import { Card } from "../ui/card.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { NoResultsIcon } from "../ui/icons.ts";
import { LinkButton } from "../ui/link-button.tsx";
import { Page } from "../ui/page.tsx";
import { APP_WORDS } from "./app-words.ts";

type RecordFailureProps = {
  readonly failure: Failure;
  readonly notLoaded: string;
  /** Where the others of its kind are. */
  readonly list: { readonly label: string; readonly href: string };
  readonly onRetry: () => void;
};

/** What is not there and what is not the reader's read alike, here as in the answer. */
export function RecordFailure({ failure, notLoaded, list, onRetry }: RecordFailureProps) {
  const missing = failure.message.replace(/\.$/, "");
  return (
    <Page width="form">
      {isMissing(failure) ? (
        <Card aria-label={missing}>
          <EmptyState
            level={1}
            icon={NoResultsIcon}
            title={missing}
            sentence={APP_WORDS.recordMissing}
            action={
              <LinkButton variant="primary" href={list.href}>
                {list.label}
              </LinkButton>
            }
          />
        </Card>
      ) : (
        <Card aria-label={notLoaded}>
          <ErrorState
            level={1}
            title={notLoaded}
            sentence={failure.message}
            onRetry={onRetry}
            action={<LinkButton href={list.href}>{list.label}</LinkButton>}
          />
        </Card>
      )}
    </Page>
  );
}
