// A page that says one thing alone, such as what came of following a link.

import { EmptyState, type EmptyStateProps } from "./empty-state.tsx";
import { Page } from "./page.tsx";
import { PageHeader } from "./page-header.tsx";

/** `heading` names the page, `title` what came of it. */
export function OutcomePage({ heading, ...said }: EmptyStateProps & { readonly heading: string }) {
  return (
    <Page width="words">
      <PageHeader title={heading} />
      <div role="status" className="rounded-card bg-surface shadow-1">
        <EmptyState {...said} />
      </div>
    </Page>
  );
}
