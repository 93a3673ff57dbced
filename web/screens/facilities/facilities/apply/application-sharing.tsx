// The organisations that will share the facility which is applied for: offered by their number, and taken back.

import { applicationShareStatusAfter } from "@bondline/domain/facilities/facilities/facility-application-share.ts";
import {
  SHARE_OFFER_STATUS_TEXT,
  SHARE_OFFER_STATUS_TONE,
} from "@bondline/domain/facilities/facilities/facility-share-offer.ts";
import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { useState } from "react";
import { useClient } from "urql";
import { failureOf } from "../../../../api/failure.ts";
import type { ApplicationRecordFragment } from "../../../../api/generated/graphql.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { notify } from "../../../../app/notices.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card, CardBody, CardRow } from "../../../../ui/card.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { RemoveIcon, ShareIcon } from "../../../../ui/icons.ts";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { OfferDialog, ShareDialog } from "../view/share-dialog.tsx";
import {
  ApplicationRecipientDocument,
  ShareApplicationDocument,
  WithdrawApplicationShareDocument,
} from "./apply-operations.ts";
import { APPLY_WORDS as WORDS } from "./apply-words.ts";

type Props = {
  readonly record: ApplicationRecordFragment;
  readonly onChanged: (record: ApplicationRecordFragment) => void;
};
type Offer = ApplicationRecordFragment["shareOffers"][number];

export function ApplicationSharing({ record, onChanged }: Props) {
  const [isSharing, setSharing] = useState(false);
  const mayShare = record.capabilities.includes("CAN_SHARE");
  const { shareOffers: offers } = record;
  if (offers.length === 0 && !mayShare) return null;
  return (
    <Card
      heading={WORDS.sharing}
      note={offers.length > 0 ? offers.length : undefined}
      hasRows={offers.length > 0}
      action={
        mayShare && (
          <Button size="small" icon={ShareIcon} onClick={() => setSharing(true)}>
            {WORDS.share}
          </Button>
        )
      }
    >
      {offers.length === 0 && (
        <CardBody isBelowHeading>
          <p className="text-body text-ink-2">{WORDS.shareNobody}</p>
        </CardBody>
      )}
      {offers.map((offer) => (
        <OfferRow
          key={offer.id}
          offer={offer}
          mayShare={mayShare}
          onTakenBack={() =>
            onChanged({ ...record, shareOffers: offers.filter(({ id }) => id !== offer.id) })
          }
        />
      ))}
      {isSharing && <Share record={record} onChanged={onChanged} onClose={() => setSharing(false)} />}
    </Card>
  );
}

type RowProps = { readonly offer: Offer; readonly mayShare: boolean; readonly onTakenBack: () => void };

function OfferRow({ offer, mayShare, onTakenBack }: RowProps) {
  const { send, sending } = useCommand(WithdrawApplicationShareDocument);
  const { name, abn } = offer.offeredToOrganisation;
  const takeBack = async () => {
    const answer = await send({ offerId: offer.id });
    if (!answer.ok) return;
    onTakenBack();
    notify({ tone: "ok", title: WORDS.takenBackShare, detail: name });
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
      {mayShare && applicationShareStatusAfter(offer.status, "withdraw") !== undefined && (
        <IconButton
          icon={RemoveIcon}
          label={WORDS.takeBackShare(name)}
          disabled={sending}
          onClick={() => void takeBack()}
        />
      )}
    </CardRow>
  );
}

function Share({ record, onChanged, onClose }: Props & { readonly onClose: () => void }) {
  const client = useClient();
  return (
    <ShareDialog
      find={async (abn) => {
        const { data, error } = await client
          .query(ApplicationRecipientDocument, { applicationId: record.id, abn }, { handledByScreen: true })
          .toPromise();
        return data === undefined
          ? { ok: false, failure: failureOf(error) }
          : { ok: true, data: data.facilityApplicationShareRecipient };
      }}
      onClose={onClose}
      offer={(recipient, onBack) => (
        <OfferDialog
          command={ShareApplicationDocument}
          input={{ id: record.id, version: record.version, abn: recipient.abn }}
          recipient={recipient}
          sentence={WORDS.shareRecipient}
          onDone={(data) => {
            onChanged(data.shareFacilityApplication.facilityApplication);
            onClose();
          }}
          onBack={onBack}
        />
      )}
    />
  );
}
