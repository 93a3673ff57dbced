// The digital originals that wait for their bank's signature at the desk: each leads to its document, where it is signed; nothing where none does.

import { aud } from "@bondline/domain/values/money/money.ts";
import { useConnection } from "../../../../app/connection.ts";
import { exactTime } from "../../../../app/time/instant-text.ts";
import { useRead } from "../../../../app/use-read.ts";
import { paths } from "../../../../paths.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { TextLink } from "../../../../ui/text-link.tsx";
import { StaffSignatures } from "./signature-operations.ts";
import { DESK_SIGNATURE_WORDS as WORDS } from "./signature-words.ts";

export function WaitingSignatures() {
  const { catchUps } = useConnection();
  const { data, failure, readAgain } = useRead(StaffSignatures, {}, { dependsOn: String(catchUps) });
  if (data === undefined && failure !== undefined)
    return (
      <Notice
        tone="warn"
        title={WORDS.notLoaded}
        action={
          <Button size="small" onClick={readAgain}>
            {WORDS.retry}
          </Button>
        }
      />
    );
  const { edges = [], totalCount = 0 } = data?.staffSignatures ?? {};
  if (edges.length === 0) return null;
  return (
    <Card heading={WORDS.heading} note={totalCount} hasRows>
      <ul className="divide-y divide-line">
        {edges.map(({ node: { id, documentId, organisationId, ...original } }) => (
          <li key={id} className="px-4 py-3 sm:px-5">
            <p className="figures text-label font-medium break-words text-ink-2">
              {present(original.referenceNumber, original.guaranteeNumber)}
            </p>
            <p className="figures text-body font-medium break-words">
              <TextLink href={paths.documentView({ organisationId, documentId })}>
                {WORDS.toSign(aud(original.amount))}
              </TextLink>
            </p>
            <p className="text-label break-words text-ink-2">
              {present(original.applicantName, original.beneficiaryName)}
            </p>
            <p className="figures text-meta break-words text-ink-3">
              {WORDS.asked(exactTime(original.createdAt))}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function present(...texts: (string | null)[]): string {
  return texts.filter((text) => text !== null).join(" · ");
}
