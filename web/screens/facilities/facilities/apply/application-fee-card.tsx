// The fee of an application: how it is to be paid, or that it was paid or waived and why.

import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { ApplicationRecordFragment } from "../../../../api/generated/graphql.ts";
import { exactDate } from "../../../../app/time/instant-text.ts";
import { Card } from "../../../../ui/card.tsx";
import { CopyButton } from "../../../../ui/copy-button.tsx";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { aud } from "../facility-text.ts";
import { APPLY_WORDS as WORDS } from "./apply-words.ts";

type Props = { readonly record: ApplicationRecordFragment };

export function ApplicationFeeCard({ record }: Props) {
  const { applicationFee, feePaidDate, feeWaivedAt, feeWaivedReason, paymentDetails } = record;
  if (paymentDetails !== null) return <FeeToPay record={record} />;
  const settled =
    feePaidDate !== null
      ? WORDS.paidOn(formatDate(plainDate(feePaidDate)))
      : feeWaivedAt !== null
        ? WORDS.waivedOn(exactDate(feeWaivedAt))
        : undefined;
  if (settled === undefined) return null;
  return (
    <Card heading={WORDS.paymentCard} action={<StatusBadge tone="ok">{settled}</StatusBadge>} hasBody>
      <p className="figures text-figure font-semibold">{aud(applicationFee)}</p>
      {feeWaivedReason !== null && (
        <p className="mt-2 text-body whitespace-pre-line text-ink-2">{feeWaivedReason}</p>
      )}
    </Card>
  );
}

function FeeToPay({ record: { paymentDetails } }: Props) {
  if (paymentDetails === null) return null;
  const { bankAccountName, bankAccountBsb, bankAccountNumber, paymentDescription } = paymentDetails;
  return (
    <Card heading={WORDS.paymentCard} action={<StatusBadge tone="warn">{WORDS.toPay}</StatusBadge>} hasBody>
      <p className="figures text-figure font-semibold">{aud(paymentDetails.totalAmount)}</p>
      <p className="figures text-label text-ink-2">
        {WORDS.requestedOn(exactDate(paymentDetails.requestedAt))}
      </p>
      <div className="mt-4 flex items-center justify-between gap-3 rounded-control bg-sunken px-3 py-2.5">
        <p className="min-w-0">
          <span className="block text-meta text-ink-2">{WORDS.reference}</span>
          <span className="figures mt-0.5 block text-heading font-semibold break-all">
            {paymentDescription}
          </span>
        </p>
        <CopyButton text={paymentDescription} label={WORDS.copyReference} />
      </div>
      <div className="mt-4">
        <DefinitionList
          items={[
            { term: WORDS.account, value: bankAccountName },
            { term: WORDS.bsb, value: bankAccountBsb },
            { term: WORDS.number, value: bankAccountNumber },
          ]}
        />
      </div>
      <p className="mt-3 text-label text-ink-2">{WORDS.paymentSentence}</p>
    </Card>
  );
}
