// The Terms of Use, which must be accepted before anything else and cannot be cancelled.

import { TERMS_ACCEPTANCE_FIELDS } from "@bondline/domain/values/fields/acceptance.ts";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { notify } from "../../../app/notices.ts";
import { useSession } from "../../../app/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { focusFirstError } from "../../../ui/focus-error.ts";
import { TermsAcceptedDocument } from "./organisation-operations.ts";
import { ORGANISATION_WORDS, TERMS_WORDS } from "./organisation-words.ts";
import { TermsFields } from "./terms-fields.tsx";

type TermsValues = { acceptTerms: boolean; acceptPrivacy: boolean };

const FORM_ID = "terms-of-use";

export function TermsDialog() {
  const { send, sending } = useCommand(TermsAcceptedDocument);
  const { reload, signOut } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const { register, handleSubmit, formState } = useForm<TermsValues>({
    defaultValues: { acceptTerms: false, acceptPrivacy: false },
    resolver: fieldRulesResolver(TERMS_ACCEPTANCE_FIELDS),
    shouldFocusError: false,
  });
  const { errors } = formState;

  const accept = async (values: TermsValues) => {
    const answer = await send(values);
    if (!answer.ok) return;
    notify({ tone: "ok", title: TERMS_WORDS.accepted });
    await reload();
  };

  return (
    <Dialog
      mustBeAnswered
      title={TERMS_WORDS.title}
      sentence={TERMS_WORDS.sentence}
      onClose={signOut}
      actions={
        <>
          <Button variant="quiet" onClick={signOut}>
            {ORGANISATION_WORDS.signOut}
          </Button>
          <Button type="submit" form={FORM_ID} variant="primary" isLoading={sending}>
            {TERMS_WORDS.submit}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        ref={form}
        noValidate
        onSubmit={handleSubmit(accept, () => focusFirstError(form.current ?? document))}
      >
        <TermsFields
          terms={{ ...register("acceptTerms"), error: errors.acceptTerms?.message }}
          privacy={{ ...register("acceptPrivacy"), error: errors.acceptPrivacy?.message }}
        />
      </form>
    </Dialog>
  );
}
