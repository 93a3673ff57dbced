// Creates an organisation, with the terms where they are still open, or changes the details of one.

import { FormNotices } from "../../../app/form/form-notices.tsx";
import { type SessionOrganisation, useSession } from "../../../app/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { OrganisationFields } from "./organisation-fields.tsx";
import { ReferralQuestion, TradeOrganisations } from "./organisation-partners.tsx";
import { ORGANISATION_WORDS as WORDS } from "./organisation-words.ts";
import { TermsFields } from "./terms-fields.tsx";
import { usePartners } from "./use-partners.ts";
import { useSaveOrganisation } from "./use-save-organisation.ts";

type OrganisationDialogProps = {
  /** Given: its details are changed. Absent: a new one is made. */
  readonly organisation?: SessionOrganisation | undefined;
  readonly asksForTerms?: boolean;
  readonly mustBeAnswered?: boolean;
  readonly onClose?: () => void;
};

const FORM_ID = "organisation";

export function OrganisationDialog(props: OrganisationDialogProps) {
  const { organisation, asksForTerms = false, mustBeAnswered = false, onClose = () => {} } = props;
  const record = useSaveOrganisation({ organisation, asksForTerms, onSaved: onClose });
  const { form } = record;
  const { partners, referrers } = usePartners(form, organisation);
  const { errors } = form.formState;

  return (
    <Dialog
      {...headOf({ organisation, asksForTerms })}
      mustBeAnswered={mustBeAnswered}
      hasUnsavedChanges={form.formState.isDirty}
      onClose={onClose}
      actions={
        <OrganisationActions mustBeAnswered={mustBeAnswered} isSaving={record.isSaving} onCancel={onClose} />
      }
    >
      <form id={FORM_ID} {...record.bind} className="space-y-4">
        <FormNotices
          of={record}
          title={organisation === undefined ? WORDS.unableToCreate : WORDS.notSaved}
          conflict={{ sentence: WORDS.savedMeanwhile }}
        />
        <OrganisationFields form={form} organisation={organisation} />
        {referrers.length > 0 && <ReferralQuestion form={form} referrers={referrers} />}
        {partners.length > 0 && <TradeOrganisations form={form} partners={partners} />}
        {asksForTerms && (
          <TermsFields
            terms={{ ...form.register("acceptTerms"), error: errors.acceptTerms?.message }}
            privacy={{ ...form.register("acceptPrivacy"), error: errors.acceptPrivacy?.message }}
          />
        )}
      </form>
    </Dialog>
  );
}

function headOf(options: { organisation: SessionOrganisation | undefined; asksForTerms: boolean }) {
  if (options.organisation !== undefined) return { title: WORDS.updateTitle };
  if (options.asksForTerms) return { title: WORDS.combinedTitle, sentence: WORDS.combinedSentence };
  return { title: WORDS.createTitle, sentence: WORDS.createSentence };
}

type ActionsProps = {
  readonly mustBeAnswered: boolean;
  readonly isSaving: boolean;
  readonly onCancel: () => void;
};

function OrganisationActions({ mustBeAnswered, isSaving, onCancel }: ActionsProps) {
  const { signOut } = useSession();
  return (
    <>
      {mustBeAnswered ? (
        <Button variant="quiet" onClick={signOut}>
          {WORDS.signOut}
        </Button>
      ) : (
        <Button onClick={onCancel}>{WORDS.cancel}</Button>
      )}
      <Button type="submit" form={FORM_ID} variant="primary" isLoading={isSaving}>
        {WORDS.save}
      </Button>
    </>
  );
}
