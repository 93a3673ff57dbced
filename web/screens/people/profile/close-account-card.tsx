// Where a person closes their account: at the end of the page, and only with the address typed again and the password.

import { OTHER_ADDRESS_MESSAGE } from "@bondline/domain/people/accounts/closed-account.ts";
import { email } from "@bondline/domain/values/fields/email.ts";
import { maxLength, required } from "@bondline/domain/values/fields/field-rule.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { useState } from "react";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundPassword, BoundText } from "../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { useSession } from "../../../app/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody } from "../../../ui/card.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ProfileCloseAccountDocument } from "./profile-operations.ts";
import { PROFILE_WORDS } from "./profile-words.ts";

const WORDS = PROFILE_WORDS.close;

type CloseAccountProps = {
  readonly email: string;
  /** False for somebody who signs in by a provider of identities alone. */
  readonly hasPassword: boolean;
};

export function CloseAccountCard(props: CloseAccountProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Card
      heading={WORDS.heading}
      action={
        <Button size="small" variant="danger-quiet" onClick={() => setAsking(true)}>
          {WORDS.action}
        </Button>
      }
    >
      <CardBody isBelowHeading>
        <p className="text-body text-ink-2">{WORDS.sentence}</p>
      </CardBody>
      {isAsking && <CloseAccountDialog {...props} onClose={() => setAsking(false)} />}
    </Card>
  );
}

const START = { email: "", currentPassword: "" };

function CloseAccountDialog(props: CloseAccountProps & { readonly onClose: () => void }) {
  const { hasPassword, onClose } = props;
  const { accountClosed } = useSession();
  const { send } = useCommand(ProfileCloseAccountDocument, { handledByScreen: true });
  const record = useRecordForm({
    start: START,
    resolver: fieldRulesResolver<typeof START>({
      email: required((typed) => {
        const read = email(typed);
        return !read.ok || read.value === props.email ? read : { ok: false, message: OTHER_ADDRESS_MESSAGE };
      }),
      ...(hasPassword && { currentPassword: required(maxLength(LENGTHS.password)) }),
    }),
    save: (typed) => send({ email: typed.email, currentPassword: typed.currentPassword || null }),
    onSaved: accountClosed,
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.title}
      sentence={WORDS.dialogSentence(props.email)}
      submit={WORDS.action}
      isDangerous
      notSaved={WORDS.notDone}
      mayBeLeft
      onClose={onClose}
    >
      <BoundText name="email" label={WORDS.email} inputMode="email" autoComplete="off" />
      {hasPassword ? (
        <BoundPassword
          name="currentPassword"
          label={PROFILE_WORDS.currentPassword}
          autoComplete="current-password"
        />
      ) : (
        <Notice tone="info" title={WORDS.noPassword} />
      )}
    </FormDialog>
  );
}
