// How the person's mails come, kind by kind; each choice is saved as it is made.

import {
  MAIL_DELIVERY_TEXT,
  OPTIONAL_MAIL,
  REQUIRED_MAIL_TEXT,
} from "@bondline/domain/records/mail/mail-kind.ts";
import { useState } from "react";
import type { MailChoicesQuery, MailDelivery } from "../../../../api/generated/graphql.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { ReadPending } from "../../../../app/read-pending.tsx";
import { useRead } from "../../../../app/use-read.ts";
import { Card, CardBody, CardRow } from "../../../../ui/card.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { SelectField } from "../../../../ui/select-field.tsx";
import { showToast } from "../../../../ui/toast-store.ts";
import { MailChoicesDocument, MailChoicesUpdateDocument } from "../mail-choice-operations.ts";
import { MAIL_CHOICE_WORDS as WORDS } from "../mail-choice-words.ts";

type Choice = MailChoicesQuery["mailChoices"][number];

const DELIVERIES = Object.entries(MAIL_DELIVERY_TEXT).map(([value, label]) => ({ value, label }));

export function MailChoicesCard() {
  const read = useRead(MailChoicesDocument, {});
  const [saved, setSaved] = useState<readonly Choice[]>();
  const [failed, setFailed] = useState<string>();
  const choices = saved ?? read.data?.mailChoices;

  return (
    <Card heading={WORDS.heading} hasRows>
      <CardBody>
        <p className="text-label text-ink-2">{WORDS.sentence}</p>
        {failed !== undefined && (
          <div className="mt-3">
            <Notice tone="danger" title={WORDS.notSaved}>
              {failed}
            </Notice>
          </div>
        )}
      </CardBody>
      {choices === undefined ? (
        <ReadPending of={read} notLoaded={WORDS.notLoaded} rows={5} />
      ) : (
        <ul>
          {choices.map((choice) => (
            <ChoiceRow key={choice.kind} choice={choice} onSaved={setSaved} onFailed={setFailed} />
          ))}
        </ul>
      )}
      <CardBody>
        <p className="text-label font-medium">{WORDS.required}</p>
        <ul className="mt-1 list-disc space-y-0.5 pl-5 text-label text-ink-2">
          {Object.values(REQUIRED_MAIL_TEXT).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

type ChoiceRowProps = {
  readonly choice: Choice;
  readonly onSaved: (choices: readonly Choice[]) => void;
  readonly onFailed: (message: string | undefined) => void;
};

function ChoiceRow({ choice: { kind, delivery }, onSaved, onFailed }: ChoiceRowProps) {
  const { label, sentence, inPortal } = OPTIONAL_MAIL[kind];
  const { send } = useCommand(MailChoicesUpdateDocument, { handledByScreen: true });
  /** Shown while it is being saved, and forgotten where it could not be. */
  const [chosen, setChosen] = useState<MailDelivery>();

  const choose = async (wanted: MailDelivery) => {
    setChosen(wanted);
    onFailed(undefined);
    const answer = await send({ choices: [{ kind, delivery: wanted }] });
    setChosen(undefined);
    if (!answer.ok) return onFailed(answer.failure.message);
    onSaved(answer.data.updateMailChoices.mailChoices);
    showToast({ tone: "ok", title: WORDS.saved(label) });
  };

  const shown = chosen ?? delivery;
  return (
    <li className="border-line not-last:border-b">
      <CardRow>
        <div className="min-w-0 flex-1">
          <p className="text-body font-medium">{label}</p>
          <p className="text-label text-ink-2">{shown === "PORTAL" ? inPortal : sentence}</p>
        </div>
        <div className="w-36 shrink-0">
          <SelectField
            label={WORDS.howIt(label)}
            isLabelHidden
            options={DELIVERIES}
            value={shown}
            disabled={chosen !== undefined}
            onChange={({ target }) => void choose(target.value as MailDelivery)}
          />
        </div>
      </CardRow>
    </li>
  );
}
