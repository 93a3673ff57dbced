// The papers that may be had of a record as files, each with its button.

import { ReadPending } from "../../../../app/read-pending.tsx";
import { useRead } from "../../../../app/use-read.ts";
import { Card } from "../../../../ui/card.tsx";
import { PaperOffersQuery } from "../paper-operations.ts";
import { PAPER_WORDS as WORDS } from "../paper-words.ts";
import { PaperButton } from "./paper-button.tsx";

type CardProps = {
  readonly of:
    | { readonly draftId: string }
    | { readonly documentId: string }
    | { readonly facilityApplicationId: string };
  /** Another than before: other papers may be offered. */
  readonly version: number;
};

export function PapersCard({ of, version }: CardProps) {
  const read = useRead(PaperOffersQuery, of, { dependsOn: String(version) });
  const offers = read.data?.paperOffers;
  if (offers?.length === 0) return null;
  return (
    <Card heading={WORDS.heading} hasBody>
      <p className="text-label text-ink-2">{WORDS.sentence}</p>
      {offers === undefined ? (
        <ReadPending of={read} notLoaded={WORDS.notLoaded} loading={WORDS.loading} rows={2} />
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {offers.map(({ kind, itemId, name, title }) => (
            <li key={`${kind} ${itemId}`} className="py-3 last:pb-0">
              <PaperButton
                wanted={{ kind, itemId, ...of }}
                title={name === null ? title : `${title}, ${name}`}
              >
                <div className="min-w-0">
                  <p className="text-body">{title}</p>
                  {name !== null && <p className="text-label break-words text-ink-2">{name}</p>}
                </div>
              </PaperButton>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
