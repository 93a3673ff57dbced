// What is said of a digital original that was sent to an e-signature service.

import { fieldsOf, linesField, nameField } from "../../values/fields/field.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { SIGNATURE_FIELDS } from "./signature-fields.ts";

export const ENVELOPE_FIELDS = fieldsOf({
  signedName: SIGNATURE_FIELDS.signedName,
  authority: SIGNATURE_FIELDS.authority,
  serviceName: nameField("Signing service", LENGTHS.name),
  endedReason: linesField("Reason", LENGTHS.declineReason),
});
