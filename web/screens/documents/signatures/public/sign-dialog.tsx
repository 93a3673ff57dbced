// An officer of the issuer reads exactly what is signed, and signs it by name and authority.

import { SIGN_RULES } from "@bondline/domain/documents/signatures/signature.ts";
import { AUTHORITY_TEXT } from "@bondline/domain/documents/signatures/signature-text.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { aud } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useState } from "react";
import { useClient } from "urql";
import { type CommandAnswer, useCommand } from "../../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { BoundText, BoundTextArea } from "../../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { saveBytes } from "../../../../app/save-file.ts";
import { Button } from "../../../../ui/button.tsx";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import { DownloadIcon } from "../../../../ui/icons.ts";
import { RadioGroupField } from "../../../../ui/radio-group-field.tsx";
import {
  DigitalOriginalSend,
  DigitalOriginalSign,
  DigitalOriginalToSignDocument,
} from "./signature-operations.ts";
import { SIGNATURE_WORDS as WORDS } from "./signature-words.ts";
import type { DocumentWithSignature, SignatureRecord } from "./signed-document.ts";

type DialogProps = {
  readonly document: DocumentWithSignature;
  readonly signature: SignatureRecord;
  readonly onClose: () => void;
};

type Place = "HERE" | "THERE";

const START = { signedName: "", authority: AUTHORITY_TEXT as string };
const resolver = fieldRulesResolver<typeof START>(SIGN_RULES);

export function SignDialog({ document, signature, onClose }: DialogProps) {
  const { serviceName } = signature;
  const { send: signHere } = useCommand(DigitalOriginalSign, { handledByScreen: true });
  const { send: signThere } = useCommand(DigitalOriginalSend, { handledByScreen: true });
  const [place, setPlace] = useState<Place>("HERE");
  const isThere = serviceName !== null && place === "THERE";
  const { save, isSaving } = useFileToSign(document.id);
  const record = useRecordForm({
    start: START,
    resolver,
    save: (values): Promise<CommandAnswer<unknown>> => {
      const input = { documentId: document.id, version: document.version, ...values };
      return isThere ? signThere(input) : signHere(input);
    },
    onSaved: () => {
      notify({ tone: "ok", title: isThere ? WORDS.sent(serviceName) : WORDS.signed });
      onClose();
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.signTitle}
      sentence={WORDS.signSentence(document.bank.name ?? WORDS.theBank)}
      submit={isThere ? WORDS.goOn(serviceName) : WORDS.sign}
      notSaved={WORDS.notSigned}
      onClose={onClose}
    >
      <div className="rounded-control border border-line p-4">
        <DefinitionList items={factsOf(document, signature)} />
      </div>
      <div>
        <Button size="small" icon={DownloadIcon} isLoading={isSaving} onClick={() => void save()}>
          {WORDS.openFile}
        </Button>
      </div>
      <BoundText name="signedName" label={WORDS.signedName} maxLength={LENGTHS.name} />
      <BoundTextArea name="authority" label={WORDS.authority} rows={3} maxCharacters={LENGTHS.notes} />
      {serviceName !== null && (
        <RadioGroupField
          label={WORDS.where}
          options={placesWith(serviceName)}
          value={place}
          onChange={(value) => setPlace(value === "THERE" ? "THERE" : "HERE")}
        />
      )}
    </FormDialog>
  );
}

function placesWith(serviceName: string) {
  return [
    { value: "HERE", label: WORDS.here, detail: WORDS.hereDetail },
    { value: "THERE", label: WORDS.at(serviceName), detail: WORDS.atDetail },
  ];
}

function factsOf(document: DocumentWithSignature, { wordingHash }: SignatureRecord) {
  const { guaranteeNumber, organisation, parties, amount, expiresAt } = document;
  const beneficiary = parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY")?.name;
  return [
    { term: WORDS.number, value: guaranteeNumber },
    { term: WORDS.applicant, value: organisation.name },
    { term: WORDS.beneficiary, value: beneficiary },
    { term: WORDS.amount, value: aud(amount) },
    { term: WORDS.expires, value: expiresAt === null ? WORDS.noEnd : formatDate(plainDate(expiresAt)) },
    { term: WORDS.wording, value: <span className="break-all">{wordingHash}</span> },
  ];
}

/** What goes wrong is shown by the notice that every failed call raises. */
function useFileToSign(documentId: string) {
  const client = useClient();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    const { data } = await client.query(DigitalOriginalToSignDocument, { documentId }).toPromise();
    setSaving(false);
    if (data === undefined) return;
    const { fileName, content, contentType } = data.documentOriginalToSign;
    saveBytes(fileName, content, contentType);
  };
  return { save, isSaving };
}
