// What an email gives to fill in and what it opens with, as its rules ask for it.

import type { MailPlace } from "@bondline/domain/records/mail-texts/mail-text.ts";
import type { MailTextFieldsFragment } from "../../../api/generated/graphql.ts";

export type MailTextOf = {
  readonly template: string;
  readonly places: readonly MailPlace[];
  readonly opens: boolean;
};

export function mailTextOf({ template, places, builtInOpening }: MailTextFieldsFragment): MailTextOf {
  return {
    template,
    opens: builtInOpening !== "",
    places: places.map(({ name, means, isForSubject, staysInSubject, staysInOpening }) => ({
      name,
      means,
      isForSubject,
      stays: [
        ...(staysInSubject ? ["subject" as const] : []),
        ...(staysInOpening ? ["opening" as const] : []),
      ],
    })),
  };
}
