// What an officer of the issuer says under a digital original, each field written once: the signature, or why there is none.

import { choiceField, fieldsOf, linesField, nameField } from "../../values/fields/field.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { PAPER_INSTEAD_TEXT } from "./signature-text.ts";

export const SIGNATURE_FIELDS = fieldsOf({
  signedName: nameField("Signed by", LENGTHS.name),
  authority: linesField("Authority", LENGTHS.notes),
  declineReason: linesField("Reason", LENGTHS.declineReason),
  paperInstead: choiceField("Original instead", PAPER_INSTEAD_TEXT),
});
