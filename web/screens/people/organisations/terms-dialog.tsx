// The Terms of Use, which must be accepted before anything else and cannot be cancelled.

import { TERMS_ACCEPTANCE_FIELDS } from "@bondline/domain/values/fields/acceptance.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { useSession } from "../../../app/session.ts";
import { Button } from "../../../ui/button.tsx";
import { TermsAcceptedDocument } from "./organisation-operations.ts";
import { ORGANISATION_WORDS, TERMS_WORDS as WORDS } from "./organisation-words.ts";
import { TermsFields } from "./terms-fields.tsx";

const START = { acceptTerms: "", acceptPrivacy: "" };
const resolver = fieldRulesResolver<typeof START>(TERMS_ACCEPTANCE_FIELDS);

export function TermsDialog() {
  const { send } = useCommand(TermsAcceptedDocument, { handledByScreen: true });
  const { reload, signOut } = useSession();
  const record = useRecordForm({
    start: START,
    resolver,
    save: () => send({ acceptTerms: true, acceptPrivacy: true }),
    onSaved: async () => {
      notify({ tone: "ok", title: WORDS.accepted });
      await reload();
    },
  });
  return (
    <FormDialog
      record={record}
      mustBeAnswered
      title={WORDS.title}
      sentence={WORDS.sentence}
      submit={WORDS.submit}
      notSaved={WORDS.notAccepted}
      leave={<SignOutButton onSignOut={signOut} />}
      onClose={signOut}
    >
      <TermsFields />
    </FormDialog>
  );
}

export function SignOutButton({ onSignOut }: { readonly onSignOut: () => void }) {
  return (
    <Button variant="quiet" onClick={onSignOut}>
      {ORGANISATION_WORDS.signOut}
    </Button>
  );
}
