// The organisations that a facility is shared with or offered to: added by their number, and taken away again.

import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { useState } from "react";
import { useClient } from "urql";
import { failureOf } from "../../../../api/failure.ts";
import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Card, CardBody, CardRow } from "../../../../ui/card.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { RemoveIcon, ShareIcon } from "../../../../ui/icons.ts";
import {
  FacilityShareDocument,
  FacilityShareRecipientDocument,
  FacilityStopSharingDocument,
} from "../facility-operations.ts";
import { FACILITY_WORDS as WORDS } from "../facility-words.ts";
import type { FacilityPartProps } from "./facility-part.ts";
import { OfferDialog, ShareDialog } from "./share-dialog.tsx";
import { ShareOfferRow } from "./share-offer-row.tsx";

type Shared = FacilityPartProps["facility"]["sharedFacilityWithOrganisations"][number];

export function FacilitySharing({ facility, onChanged }: FacilityPartProps) {
  const [isSharing, setSharing] = useState(false);
  const [stopping, setStopping] = useState<Shared>();
  const mayShare = facility.capabilities.includes("CAN_SHARE");
  const mayStop = facility.capabilities.includes("CAN_STOP_SHARING");
  const organisations = facility.sharedFacilityWithOrganisations;
  return (
    <Card
      heading={WORDS.sharing}
      note={organisations.length > 0 ? organisations.length : undefined}
      hasRows={organisations.length + facility.shareOffers.length > 0}
      action={
        mayShare && (
          <Button size="small" icon={ShareIcon} onClick={() => setSharing(true)}>
            {WORDS.share}
          </Button>
        )
      }
    >
      {organisations.length + facility.shareOffers.length === 0 && (
        <CardBody isBelowHeading>
          <p className="text-body text-ink-2">{WORDS.notShared}</p>
        </CardBody>
      )}
      {organisations.map((organisation) => (
        <CardRow key={organisation.id}>
          <p className="min-w-0 flex-1">
            <span className="block text-body break-words">{organisation.name}</span>
            <span className="figures text-label text-ink-2">
              {kindOfBusinessNumber(organisation.abn)} {formatAbnOrAcn(organisation.abn)}
            </span>
          </p>
          {mayStop && (
            <IconButton
              icon={RemoveIcon}
              label={WORDS.stopSharing(organisation.name)}
              onClick={() => setStopping(organisation)}
            />
          )}
        </CardRow>
      ))}
      {facility.shareOffers.map((offer) => (
        <ShareOfferRow
          key={offer.id}
          offer={offer}
          mayShare={mayShare}
          onWithdrawn={() =>
            onChanged({
              ...facility,
              shareOffers: facility.shareOffers.filter(({ id }) => id !== offer.id),
            })
          }
        />
      ))}
      {isSharing && <Share facility={facility} onChanged={onChanged} onClose={() => setSharing(false)} />}
      {stopping !== undefined && (
        <CommandDialog
          command={FacilityStopSharingDocument}
          input={{ id: facility.id, version: facility.version, organisationId: stopping.id }}
          title={WORDS.stopTitle(stopping.name)}
          sentence={WORDS.stopSentence}
          confirmLabel={WORDS.stopAction}
          isDangerous
          done={{ title: WORDS.stopped, detail: stopping.name }}
          onDone={(data) => onChanged(data.stopSharingDocumentFacility.documentFacility)}
          onClose={() => setStopping(undefined)}
        />
      )}
    </Card>
  );
}

function Share({ facility, onChanged, onClose }: FacilityPartProps & { readonly onClose: () => void }) {
  const client = useClient();
  return (
    <ShareDialog
      find={async (abn) => {
        const sought = { facilityId: facility.id, abn };
        const { data, error } = await client
          .query(FacilityShareRecipientDocument, sought, { handledByScreen: true })
          .toPromise();
        return data === undefined
          ? { ok: false, failure: failureOf(error) }
          : { ok: true, data: data.facilityShareRecipient };
      }}
      onClose={onClose}
      offer={(recipient, onBack) => (
        <OfferDialog
          command={FacilityShareDocument}
          input={{ id: facility.id, version: facility.version, abn: recipient.abn }}
          recipient={recipient}
          sentence={WORDS.recipientSentence}
          onDone={(data) => {
            onChanged(data.shareDocumentFacility.documentFacility);
            onClose();
          }}
          onBack={onBack}
        />
      )}
    />
  );
}
