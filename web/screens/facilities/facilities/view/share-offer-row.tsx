// An offer of the facility that waits for its answer, to be withdrawn, or that was declined.

import {
  SHARE_OFFER_STATUS_TEXT,
  SHARE_OFFER_STATUS_TONE,
  shareOfferStatusAfter,
} from "@bondline/domain/facilities/facilities/facility-share-offer.ts";
import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import type { FacilityShareOfferFieldsFragment } from "../../../../api/generated/graphql.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { notify } from "../../../../app/notices.ts";
import { Button } from "../../../../ui/button.tsx";
import { CardRow } from "../../../../ui/card.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { FacilityWithdrawOfferDocument } from "../facility-operations.ts";
import { FACILITY_WORDS as WORDS } from "../facility-words.ts";

type RowProps = {
  readonly offer: FacilityShareOfferFieldsFragment;
  readonly mayShare: boolean;
  readonly onWithdrawn: () => void;
};

export function ShareOfferRow({ offer, mayShare, onWithdrawn }: RowProps) {
  const { send, sending } = useCommand(FacilityWithdrawOfferDocument);
  const { name, abn } = offer.offeredToOrganisation;
  const withdraw = async () => {
    const answer = await send({ offerId: offer.id });
    if (!answer.ok) return;
    onWithdrawn();
    notify({ tone: "ok", title: WORDS.withdrawn, detail: name });
  };
  return (
    <CardRow>
      <div className="min-w-0 flex-1">
        <p className="text-body break-words">{name}</p>
        <p className="figures text-label text-ink-2">
          {kindOfBusinessNumber(abn)} {formatAbnOrAcn(abn)}
        </p>
        <div className="mt-1">
          <StatusBadge tone={SHARE_OFFER_STATUS_TONE[offer.status]}>
            {SHARE_OFFER_STATUS_TEXT[offer.status]}
          </StatusBadge>
        </div>
      </div>
      {mayShare && shareOfferStatusAfter(offer.status, "withdraw") !== undefined && (
        <Button
          size="small"
          variant="quiet"
          aria-label={WORDS.withdrawNamed(name)}
          isLoading={sending}
          onClick={() => void withdraw()}
        >
          {WORDS.withdraw}
        </Button>
      )}
    </CardRow>
  );
}
