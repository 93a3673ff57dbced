// The form of what is known about oneself. What was typed survives a refusal and a conflict.

import { PROFILE_FIELDS as FIELDS } from "@bondline/domain/people/accounts/profile-fields.ts";
import { FormProvider } from "react-hook-form";
import type { ProfileUserFragment } from "../../../api/generated/graphql.ts";
import { BoundFields } from "../../../app/fields/bound-fields.tsx";
import { FormNotices } from "../../../app/form/form-notices.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody } from "../../../ui/card.tsx";
import { ConfirmPasswordDialog } from "./confirm-password-dialog.tsx";
import { PROFILE_WORDS as WORDS } from "./profile-words.ts";
import { useSaveProfile } from "./use-save-profile.ts";

const INDUSTRIES = [{ value: "", label: WORDS.noIndustry }, ...(FIELDS.industry.options ?? [])];

type ProfileCardProps = { readonly user: ProfileUserFragment; readonly onReadAgain: () => void };

export function ProfileCard({ user, onReadAgain }: ProfileCardProps) {
  const { record, asked, confirm, stopAsking } = useSaveProfile({ user, onReadAgain });

  return (
    <Card heading={WORDS.details}>
      <CardBody isBelowHeading>
        <FormProvider {...record.form}>
          <form {...record.bind} className="space-y-5">
            <p className="text-label text-ink-2">{WORDS.detailsSentence}</p>
            <FormNotices of={record} title={WORDS.notSaved} conflict={{ sentence: WORDS.conflict }} />
            <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
              <BoundFields
                of={FIELDS}
                particulars={{
                  givenName: { autoComplete: "given-name" },
                  familyName: { autoComplete: "family-name" },
                  phoneNumber: { isOptional: true, autoComplete: "tel" },
                  jobTitle: { isOptional: true, autoComplete: "organization-title" },
                  address: { isOptional: true },
                  industry: { isOptional: true, isWide: true, options: INDUSTRIES },
                }}
              />
            </div>
            <Button type="submit" variant="primary" isLoading={record.isSaving}>
              {WORDS.save}
            </Button>
          </form>
        </FormProvider>
      </CardBody>
      {asked !== undefined && (
        <ConfirmPasswordDialog
          title={WORDS.confirmTitle}
          sentence={WORDS.confirmSentence}
          confirmLabel={WORDS.save}
          notDone={WORDS.notSaved}
          confirm={(password) => confirm(asked, password)}
          onConfirmed={stopAsking}
          onClose={stopAsking}
        />
      )}
    </Card>
  );
}
