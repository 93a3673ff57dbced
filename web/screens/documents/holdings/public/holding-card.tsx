// What a security still lacks before it could be called, and where the other side's record of the same paper says otherwise.

import { ENFORCEABILITY_TEXT } from "@bondline/domain/documents/holdings/enforceability.ts";
import type { HoldingCardQuery } from "../../../../api/generated/graphql.ts";
import { ReadPending } from "../../../../app/read-pending.tsx";
import { useRead } from "../../../../app/use-read.ts";
import { paths } from "../../../../paths.ts";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import { AttentionIcon, DoneIcon } from "../../../../ui/icons.ts";
import { TextLink } from "../../../../ui/text-link.tsx";
import { HoldingCardDocument } from "./holding-card-operations.ts";
import { HOLDING_CARD_WORDS as WORDS } from "./holding-card-words.ts";

type HoldingCardProps = {
  readonly documentId: string;
  /** Moves on with every change of the record. */
  readonly revision: number;
};

export function HoldingCard({ documentId, revision }: HoldingCardProps) {
  const read = useRead(HoldingCardDocument, { documentId }, { dependsOn: String(revision) });
  const held = read.data?.heldSecurity;
  // Whoever sees the document and does not hold it has no use for this.
  if (held === null) return null;
  return (
    <Card heading={WORDS.heading}>
      {held === undefined ? (
        <ReadPending of={read} notLoaded={WORDS.notLoaded} rows={4} />
      ) : (
        <CardBody isBelowHeading>
          <Tests results={held.enforceability} />
          {held.compared !== null && <ComparedRecord compared={held.compared} />}
        </CardBody>
      )}
    </Card>
  );
}

type Held = NonNullable<HoldingCardQuery["heldSecurity"]>;

function Tests({ results }: { readonly results: Held["enforceability"] }) {
  return (
    <ul className="space-y-3">
      {results.map(({ test, isMet, missing }) => (
        <li key={test} className="flex gap-2.5">
          {isMet ? (
            <DoneIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-text" />
          ) : (
            <AttentionIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
          )}
          <p className="figures min-w-0 text-body break-words">
            <span className="font-medium">{ENFORCEABILITY_TEXT[test]}</span>
            <span className="block text-label text-ink-2">{missing ?? WORDS.met}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function ComparedRecord({ compared }: { readonly compared: NonNullable<Held["compared"]> }) {
  const { documentId, organisationId, referenceNumber, differences } = compared;
  return (
    <section aria-label={WORDS.comparedHeading} className="mt-5 space-y-3 border-t border-line pt-4">
      <h3 className="text-body font-medium">{WORDS.comparedHeading}</h3>
      <p className="text-label text-ink-2">
        {whoseOf(compared)} {differences.length === 0 && WORDS.same}{" "}
        <TextLink isInline href={paths.documentView({ organisationId, documentId })}>
          {WORDS.other(referenceNumber)}
        </TextLink>
      </p>
      {differences.length > 0 && (
        <DefinitionList
          items={differences.map(({ label, here, there }) => ({
            term: label,
            value: WORDS.hereSays(here),
            note: WORDS.thereSays(there),
          }))}
        />
      )}
    </section>
  );
}

function whoseOf({ isHeld, isSystemDocument }: NonNullable<Held["compared"]>): string {
  if (isHeld) return WORDS.ofHolder;
  return isSystemDocument ? WORDS.ofIssued : WORDS.ofApplicant;
}
