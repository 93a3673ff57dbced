// One guarantee that is probably done, with the button that asks for its original, and what came of it.

import { PROBABLY_DONE_TEXT } from "@bondline/domain/documents/return-requests/probably-done.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useState } from "react";
import { whyRefused } from "../../../api/failure.ts";
import type { ProbablyDoneRowFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { ProbablyDoneAskDocument } from "./probably-done-operations.ts";
import { PROBABLY_DONE_WORDS as WORDS } from "./probably-done-words.ts";

const REMINDED_DAYS = 14;

export function ProbablyDoneRow({ row }: { readonly row: ProbablyDoneRowFragment }) {
  const { send, sending } = useCommand(ProbablyDoneAskDocument, { handledByScreen: true });
  const [outcome, setOutcome] = useState<{ readonly refusal?: string }>();
  const name = row.guaranteeNumber ?? row.referenceNumber;
  const ask = async () => {
    const { id: documentId, version } = row;
    const answer = await send({ documentId, version, recurringFrequency: REMINDED_DAYS });
    setOutcome(answer.ok ? {} : { refusal: whyRefused(answer.failure) });
  };
  const href = paths.documentView({ organisationId: row.organisationId, documentId: row.id });
  const since = formatDate(plainDate(row.sinceDate));
  return (
    <>
      <div className="min-w-0 flex-1">
        <p className="truncate text-body font-medium">
          <Link href={href}>{row.beneficiaryName ?? WORDS.noBeneficiary}</Link>
        </p>
        <p className="figures text-label break-words text-ink-2">
          {name}, {aud(row.amount)}. {WORDS.since(PROBABLY_DONE_TEXT[row.reason], since)}
        </p>
        {outcome?.refusal !== undefined && (
          <p role="alert" className="text-label text-danger">
            {WORDS.notAsked}: {outcome.refusal}
          </p>
        )}
      </div>
      <div className="flex shrink-0 flex-col items-end gap-x-4 gap-y-1 sm:flex-row sm:items-center">
        <p className="figures text-right text-body font-medium">
          {row.costPerDay === null ? WORDS.noCost : WORDS.day(aud(row.costPerDay))}
        </p>
        {outcome !== undefined && outcome.refusal === undefined ? (
          <StatusBadge tone="ok">{WORDS.asked}</StatusBadge>
        ) : (
          <Button
            size="small"
            aria-label={WORDS.askName(name)}
            isLoading={sending}
            onClick={() => void ask()}
          >
            {WORDS.ask}
          </Button>
        )}
      </div>
    </>
  );
}
