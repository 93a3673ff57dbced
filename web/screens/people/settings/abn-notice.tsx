// How the organisation stands with its ABN, where there is something to say.

import type { SettingsOrganisationFieldsFragment } from "../../../api/generated/graphql.ts";
import { Notice } from "../../../ui/notice.tsx";
import { DETAILS_WORDS as WORDS } from "./settings-words.ts";

type NoticeProps = { readonly organisation: SettingsOrganisationFieldsFragment };

export function AbnNotice({ organisation }: NoticeProps) {
  const { abnStatus, abnRefusedBecause, registeredName, hasRegisteredName } = organisation;
  if (abnStatus === "REFUSED")
    return (
      <Notice tone="warn" title={WORDS.refusedTitle}>
        {abnRefusedBecause} {WORDS.refusedSentence}
      </Notice>
    );
  if (abnStatus === "CONFIRMED") return null;
  return (
    <Notice tone="info" title={WORDS.unconfirmedTitle}>
      {WORDS.unconfirmed}
      {registeredName !== null && hasRegisteredName === false && (
        <span className="mt-1 block break-words">{WORDS.otherName(registeredName)}</span>
      )}
    </Notice>
  );
}
