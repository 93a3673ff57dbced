// Creates an organisation, with the terms where they are still open, or changes the details of one.

import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { type SessionOrganisation, useSession } from "../../../app/session.ts";
import { Button } from "../../../ui/button.tsx";
import { OrganisationFields } from "./organisation-fields.tsx";
import { ReferralQuestion, TradeOrganisations } from "./organisation-partners.tsx";
import { ORGANISATION_WORDS as WORDS } from "./organisation-words.ts";
import { SignOutButton } from "./terms-dialog.tsx";
import { TermsFields } from "./terms-fields.tsx";
import { usePartners } from "./use-partners.ts";
import { useSaveOrganisation } from "./use-save-organisation.ts";

type OrganisationDialogProps = {
  /** Given: its details are changed. Absent: a new one is made. */
  readonly organisation?: SessionOrganisation | undefined;
  readonly asksForTerms?: boolean;
  readonly mustBeAnswered?: boolean;
  readonly onClose?: () => void;
  /** The question can wait; without it the dialog is left by its own button. */
  readonly onNotNow?: () => void;
};

export function OrganisationDialog(props: OrganisationDialogProps) {
  const { organisation, asksForTerms = false, mustBeAnswered = false, onClose = () => {}, onNotNow } = props;
  const { signOut } = useSession();
  const record = useSaveOrganisation({ organisation, asksForTerms, onSaved: onClose });
  const { isKnown, partners, referrers } = usePartners(record.form, organisation);
  // Nobody has pressed for it: it comes whole, and does not grow under the first words that are typed.
  if (mustBeAnswered && !isKnown) return null;

  return (
    <FormDialog
      {...headOf({ organisation, asksForTerms })}
      record={record}
      mustBeAnswered={mustBeAnswered}
      leave={
        onNotNow && (
          // Beside one another on a phone too: two rows more would hide the fields.
          <div className="grid grid-cols-2 gap-2 sm:flex">
            <SignOutButton onSignOut={signOut} />
            <Button onClick={onNotNow}>{WORDS.notNow}</Button>
          </div>
        )
      }
      submit={WORDS.save}
      notSaved={organisation === undefined ? WORDS.unableToCreate : WORDS.notSaved}
      conflict={{ sentence: WORDS.savedMeanwhile }}
      foot={asksForTerms && <TermsFields />}
      onClose={onClose}
    >
      <OrganisationFields form={record.form} organisation={organisation} />
      {referrers.length > 0 && <ReferralQuestion referrers={referrers} />}
      {partners.length > 0 && <TradeOrganisations partners={partners} />}
    </FormDialog>
  );
}

function headOf(options: { organisation: SessionOrganisation | undefined; asksForTerms: boolean }) {
  if (options.organisation !== undefined) return { title: WORDS.updateTitle };
  if (options.asksForTerms) return { title: WORDS.combinedTitle, sentence: WORDS.combinedSentence };
  return { title: WORDS.createTitle, sentence: WORDS.createSentence };
}
