// What other organisations offer to share with this one, for its administrators to accept or decline.

import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import type { FacilityShareOfferFieldsFragment } from "../../../../api/generated/graphql.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { notify } from "../../../../app/notices.ts";
import { useShownTogether } from "../../../../app/shown-together.tsx";
import { useRead } from "../../../../app/use-read.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card, CardRow } from "../../../../ui/card.tsx";
import { ErrorState } from "../../../../ui/error-state.tsx";
import {
  FacilityAcceptOfferDocument,
  FacilityDeclineOfferDocument,
  FacilityOffersDocument,
} from "../facility-operations.ts";
import { FACILITY_WORDS as WORDS } from "../facility-words.ts";

type OffersProps = {
  readonly organisationId: string;
  /** The list holds one facility more. */
  readonly onAccepted: () => void;
};

export function FacilityOffers({ organisationId, onAccepted }: OffersProps) {
  const { data, failure, readAgain } = useRead(FacilityOffersDocument, { organisationId });
  useShownTogether(data !== undefined || failure !== undefined);
  const offers = data?.facilityShareOffers.edges.map(({ node }) => node) ?? [];
  if (data === undefined && failure !== undefined)
    return (
      <Card heading={WORDS.offers}>
        <ErrorState title={WORDS.loadFailed} sentence={failure.message} onRetry={readAgain} />
      </Card>
    );
  if (offers.length === 0) return null;
  return (
    <Card heading={WORDS.offers} note={offers.length} hasRows>
      {offers.map((offer) => (
        <OfferRow
          key={offer.id}
          offer={offer}
          onDecided={readAgain}
          onAccepted={() => {
            readAgain();
            onAccepted();
          }}
        />
      ))}
    </Card>
  );
}

type RowProps = {
  readonly offer: FacilityShareOfferFieldsFragment;
  readonly onAccepted: () => void;
  readonly onDecided: () => void;
};

function OfferRow({ offer, onAccepted, onDecided }: RowProps) {
  const accepting = useCommand(FacilityAcceptOfferDocument);
  const declining = useCommand(FacilityDeclineOfferDocument);
  const { name, abn } = offer.offeredByOrganisation;
  const accept = async () => {
    const { ok } = await accepting.send({ offerId: offer.id });
    if (!ok) return onDecided();
    notify({ tone: "ok", title: WORDS.accepted(name) });
    onAccepted();
  };
  const decline = async () => {
    const { ok } = await declining.send({ offerId: offer.id });
    if (ok) notify({ tone: "ok", title: WORDS.declined, detail: name });
    onDecided();
  };
  return (
    <CardRow>
      <div className="flex min-w-0 flex-1 flex-col gap-3 py-1 sm:flex-row sm:items-center sm:gap-6">
        <div className="min-w-0 flex-1">
          <p className="text-body font-medium break-words">{WORDS.offersFrom(name)}</p>
          <p className="figures text-label text-ink-2">
            {kindOfBusinessNumber(abn)} {formatAbnOrAcn(abn)}
          </p>
          <p className="text-label text-ink-2">{WORDS.offersSentence}</p>
        </div>
        <div className="flex gap-2">
          <Button
            size="small"
            variant="quiet"
            aria-label={WORDS.declineNamed(name)}
            isLoading={declining.sending}
            onClick={() => void decline()}
          >
            {WORDS.decline}
          </Button>
          <Button
            size="small"
            aria-label={WORDS.acceptNamed(name)}
            isLoading={accepting.sending}
            onClick={() => void accept()}
          >
            {WORDS.accept}
          </Button>
        </div>
      </div>
    </CardRow>
  );
}
