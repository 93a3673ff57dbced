// Offers a facility to another organisation: first its number, then the legal name of whoever holds it, and only then the offer.

import { abnOrAcn, formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { useState } from "react";
import { useClient } from "urql";
import { failureOf } from "../../../../api/failure.ts";
import type { FacilityShareRecipientQuery } from "../../../../api/generated/graphql.ts";
import type { CommandAnswer } from "../../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { BoundText } from "../../../../app/fields/bound-inputs.tsx";
import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import { FacilityShareDocument, FacilityShareRecipientDocument } from "../facility-operations.ts";
import { FACILITY_WORDS as WORDS } from "../facility-words.ts";
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

const resolver = fieldRulesResolver<{ abn: string }>({ abn: required(abnOrAcn) });

type NumberProps = DialogProps & {
  readonly typed: string;
  readonly onFound: (recipient: Recipient, typed: string) => void;
};

function NumberStep({ facility, typed, onFound, onClose }: NumberProps) {
  const client = useClient();
  const record = useRecordForm({
    start: { abn: typed },
    resolver,
    save: async ({ abn }): Promise<CommandAnswer<Recipient>> => {
      const sought = { facilityId: facility.id, abn };
      const { data, error } = await client
        .query(FacilityShareRecipientDocument, sought, { handledByScreen: true })
        .toPromise();
      if (data === undefined) return { ok: false, failure: failureOf(error) };
      return { ok: true, data: data.facilityShareRecipient };
    },
    onSaved: (recipient, { abn }) => onFound(recipient, abn),
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.shareTitle}
      sentence={WORDS.shareSentence}
      submit={WORDS.findRecipient}
      notSaved={WORDS.notOffered}
      mayBeLeft
      onClose={onClose}
    >
      <BoundText name="abn" label={WORDS.shareNumber} isFigures />
    </FormDialog>
  );
}

type OfferProps = DialogProps & { readonly recipient: Recipient; readonly onBack: () => void };

function OfferStep({ facility, recipient: { name, abn }, onChanged, onBack, onClose }: OfferProps) {
  return (
    <CommandDialog
      command={FacilityShareDocument}
      input={{ id: facility.id, version: facility.version, abn }}
      title={WORDS.recipientTitle(name)}
      sentence={WORDS.recipientSentence}
      confirmLabel={WORDS.offer}
      cancelLabel={WORDS.back}
      done={{ title: WORDS.offered, detail: name }}
      notDone={WORDS.notOffered}
      onDone={(data) => {
        onChanged(data.shareDocumentFacility.documentFacility);
        onClose();
      }}
      onClose={onBack}
    >
      <DefinitionList
        items={[
          { term: WORDS.recipient, value: name },
          { term: kindOfBusinessNumber(abn), value: formatAbnOrAcn(abn) },
        ]}
      />
    </CommandDialog>
  );
}
