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
  FacilityAcceptApplicationDocument,
  FacilityAcceptOfferDocument,
  FacilityDeclineApplicationDocument,
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
  const applied = data?.facilityApplicationShareOffers.edges.map(({ node }) => node) ?? [];
  const decided = {
    onDecided: readAgain,
    onAccepted: () => {
      readAgain();
      onAccepted();
    },
  };
  if (data === undefined && failure !== undefined)
    return (
      <Card heading={WORDS.offers}>
        <ErrorState title={WORDS.loadFailed} sentence={failure.message} onRetry={readAgain} />
      </Card>
    );
  if (offers.length + applied.length === 0) return null;
  return (
    <Card heading={WORDS.offers} note={offers.length + applied.length} hasRows>
      {offers.map((offer) => (
        <FacilityOffer key={offer.id} offer={offer} {...decided} />
      ))}
      {applied.map((offer) => (
        <ApplicationOffer key={offer.id} offer={offer} {...decided} />
      ))}
    </Card>
  );
}

type RowProps = {
  readonly offer: FacilityShareOfferFieldsFragment;
  readonly onAccepted: () => void;
  readonly onDecided: () => void;
};

function FacilityOffer(props: RowProps) {
  const accepting = useCommand(FacilityAcceptOfferDocument);
  const declining = useCommand(FacilityDeclineOfferDocument);
  return <OfferRow {...props} {...WORDS_OF_FACILITY} accepting={accepting} declining={declining} />;
}

/** Of a facility that is only applied for. */
function ApplicationOffer(props: RowProps) {
  const accepting = useCommand(FacilityAcceptApplicationDocument);
  const declining = useCommand(FacilityDeclineApplicationDocument);
  return <OfferRow {...props} {...WORDS_OF_APPLICATION} accepting={accepting} declining={declining} />;
}

const WORDS_OF_FACILITY = {
  from: WORDS.offersFrom,
  sentence: WORDS.offersSentence,
  accepted: WORDS.accepted,
};
const WORDS_OF_APPLICATION = {
  from: WORDS.applicationOffersFrom,
  sentence: WORDS.applicationOffersSentence,
  accepted: WORDS.acceptedApplication,
};

type Deciding = {
  readonly send: (input: { offerId: string }) => Promise<{ readonly ok: boolean }>;
  readonly sending: boolean;
};
type OfferProps = RowProps & {
  readonly from: (name: string) => string;
  readonly sentence: string;
  readonly accepted: (name: string) => string;
  readonly accepting: Deciding;
  readonly declining: Deciding;
};

function OfferRow({ offer, onAccepted, onDecided, accepting, declining, ...words }: OfferProps) {
  const { name, abn } = offer.offeredByOrganisation;
  const accept = async () => {
    const { ok } = await accepting.send({ offerId: offer.id });
    if (!ok) return onDecided();
    notify({ tone: "ok", title: words.accepted(name) });
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
          <p className="text-body font-medium break-words">{words.from(name)}</p>
          <p className="figures text-label text-ink-2">
            {kindOfBusinessNumber(abn)} {formatAbnOrAcn(abn)}
          </p>
          <p className="text-label text-ink-2">{words.sentence}</p>
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
