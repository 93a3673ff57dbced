// How kept texts stand in the form: numbers spaced as people write them, so that they can be compared with paper.

import { formatAbnOrAcn } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { formatBsb } from "@bondline/domain/values/fields/bsb.ts";
import { formatPhone } from "@bondline/domain/values/fields/phone.ts";
import type { DraftFormValues } from "./draft-form-values.ts";

export function shownValues(values: DraftFormValues): DraftFormValues {
  return {
    ...values,
    refundBSB: shownText("refundBSB", values.refundBSB),
    deliveryDetails: {
      ...values.deliveryDetails,
      phoneNumber: shownText("phoneNumber", values.deliveryDetails.phoneNumber),
    },
    parties: values.parties.map((party) => ({
      ...party,
      abn: shownText("abn", party.abn),
      primaryContact: {
        ...party.primaryContact,
        phoneNumber: shownText("phoneNumber", party.primaryContact.phoneNumber),
      },
    })),
  };
}

/** By the last part of the field's path. */
export function shownText(path: string, text: string): string {
  const field = path.split(".").at(-1) ?? path;
  return SHOWN[field]?.(text) ?? text;
}

const SHOWN: Readonly<Record<string, (text: string) => string>> = {
  abn: formatAbnOrAcn,
  phoneNumber: formatPhone,
  refundBSB: (text) => (/^\d{6}$/.test(text) ? formatBsb(text) : text),
};
