// Offers a facility to another organisation: first its number, then the legal name of whoever holds it, and only then the offer.

import { abnOrAcn, formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useClient } from "urql";
import { failureOf } from "../../../../api/failure.ts";
import type { FacilityShareRecipientQuery } from "../../../../api/generated/graphql.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { notify } from "../../../../app/notices.ts";
import { Button } from "../../../../ui/button.tsx";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { FacilityShareDocument, FacilityShareRecipientDocument } from "../facility-operations.ts";
import { FORM_WORDS, FACILITY_WORDS as WORDS } from "../facility-words.ts";
import type { FacilityPartProps } from "./facility-part.ts";

type DialogProps = FacilityPartProps & { readonly onClose: () => void };
type Recipient = FacilityShareRecipientQuery["facilityShareRecipient"];

export function ShareDialog(props: DialogProps) {
  const [recipient, setRecipient] = useState<Recipient>();
  const [typed, setTyped] = useState("");
  if (recipient !== undefined)
    return <OfferStep {...props} recipient={recipient} onBack={() => setRecipient(undefined)} />;
  return (
    <NumberStep
      {...props}
      typed={typed}
      onFound={(found, abn) => {
        setTyped(abn);
        setRecipient(found);
      }}
    />
  );
}

const FORM_ID = "share-facility";

type NumberProps = DialogProps & {
  readonly typed: string;
  readonly onFound: (recipient: Recipient, typed: string) => void;
};

function NumberStep({ facility, typed, onFound, onClose }: NumberProps) {
  const client = useClient();
  const [isLooking, setLooking] = useState(false);
  const { register, handleSubmit, formState, setError } = useForm<{ abn: string }>({
    defaultValues: { abn: typed },
    resolver: fieldRulesResolver({ abn: required(abnOrAcn) }),
  });
  const look = async ({ abn }: { abn: string }) => {
    setLooking(true);
    const sought = { facilityId: facility.id, abn };
    const { data, error } = await client
      .query(FacilityShareRecipientDocument, sought, { handledByScreen: true })
      .toPromise();
    setLooking(false);
    if (data !== undefined) return onFound(data.facilityShareRecipient, abn);
    const failure = error && failureOf(error);
    setError("abn", { type: "server", message: failure?.fields.abn ?? failure?.message ?? "" });
  };
  return (
    <Dialog
      title={WORDS.shareTitle}
      sentence={WORDS.shareSentence}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{FORM_WORDS.cancel}</Button>
          <Button type="submit" form={FORM_ID} variant="primary" isLoading={isLooking}>
            {WORDS.findRecipient}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={handleSubmit(look)}>
        <TextField
          label={WORDS.shareNumber}
          isFigures
          error={formState.errors.abn?.message}
          {...register("abn")}
        />
      </form>
    </Dialog>
  );
}

type OfferProps = DialogProps & { readonly recipient: Recipient; readonly onBack: () => void };

function OfferStep({ facility, recipient, onChanged, onBack, onClose }: OfferProps) {
  const { send, sending } = useCommand(FacilityShareDocument, { handledByScreen: true });
  const [trouble, setTrouble] = useState<string>();
  const { name, abn } = recipient;
  const offer = async () => {
    const answer = await send({ id: facility.id, version: facility.version, abn });
    if (!answer.ok) return setTrouble(answer.failure.fields.abn ?? answer.failure.message);
    onChanged(answer.data.shareDocumentFacility.documentFacility);
    notify({ tone: "ok", title: WORDS.offered, detail: name });
    onClose();
  };
  return (
    <Dialog
      title={WORDS.recipientTitle(name)}
      sentence={WORDS.recipientSentence}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onBack}>{WORDS.back}</Button>
          <Button variant="primary" isLoading={sending} onClick={() => void offer()}>
            {WORDS.offer}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {trouble !== undefined && <Notice tone="danger" title={trouble} />}
        <DefinitionList
          items={[
            { term: WORDS.recipient, value: name },
            { term: kindOfBusinessNumber(abn), value: formatAbnOrAcn(abn) },
          ]}
        />
      </div>
    </Dialog>
  );
}
