// For each party of a document the source of its details, and below them who confirmed them.

import { useRead } from "../../../../app/use-read.ts";
import { Button } from "../../../../ui/button.tsx";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { confirmationLines, sourceLines } from "./party-source-lines.ts";
import { PartySourcesQuery } from "./party-source-operations.ts";
import { PARTY_SOURCE_WORDS as WORDS } from "./party-source-words.ts";

export type PartySourceListProps = {
  readonly documentId: string;
  readonly parties: readonly { readonly id: string; readonly name: string | null }[];
  /** Of each party, in their order. */
  readonly titles: readonly string[];
  /** Another one: a request may have changed a party meanwhile. */
  readonly revision: number;
};

export function PartySourceList({ documentId, parties, titles, revision }: PartySourceListProps) {
  const { data, failure, readAgain } = useRead(
    PartySourcesQuery,
    { documentId },
    { dependsOn: String(revision) },
  );
  if (data === undefined && failure !== undefined)
    return (
      <p className="flex flex-wrap items-center gap-3 text-label text-ink-2">
        {WORDS.notLoaded}
        <Button size="small" onClick={readAgain}>
          {WORDS.retry}
        </Button>
      </p>
    );
  if (data === undefined)
    return (
      <div role="status" aria-label={WORDS.loading} data-loading="" className="animate-late space-y-3">
        <Skeleton width="60%" />
        <Skeleton width="80%" />
      </div>
    );
  const { parties: sources, confirmations } = data.documentPartySources;
  return (
    <div className="space-y-5 pt-1">
      {parties.map(({ id, name }, place) => (
        <section key={id} aria-label={`${titles[place]}, ${name ?? ""}`}>
          <h3 className="mb-2 text-label font-medium break-words">
            {titles[place]} <span className="font-normal text-ink-3">{name}</span>
          </h3>
          <Lines items={sourceLines(sources.find(({ partyId }) => partyId === id)?.figures ?? [])} />
        </section>
      ))}
      {confirmations.length > 0 && (
        <section aria-label={WORDS.confirmed} className="border-t border-line pt-4">
          <h3 className="mb-2 text-label font-medium">{WORDS.confirmed}</h3>
          <DefinitionList items={confirmationLines(confirmations)} />
        </section>
      )}
    </div>
  );
}

function Lines({ items }: { readonly items: ReturnType<typeof sourceLines> }) {
  if (items.length === 0) return <p className="text-label text-ink-3">{WORDS.none}</p>;
  return <DefinitionList items={items} />;
}
