// An alert as it is sent, turned into the texts that the rules judge.

import { joinEmails } from "@bondline/domain/fields/email-list.ts";
import type { RawFields } from "@bondline/domain/fields/field-set.ts";

export type AlertInput = {
  emailAddresses: readonly string[];
  triggerProperty: string;
  triggerLeadTime: number;
};

export function alertTexts({ emailAddresses, triggerProperty, triggerLeadTime }: AlertInput): RawFields {
  return {
    emailAddresses: joinEmails(emailAddresses),
    triggerProperty,
    triggerLeadTime: String(triggerLeadTime),
  };
}
