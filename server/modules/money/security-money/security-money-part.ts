// What is held behind a guarantee, as a part of its draft; what it is held for goes by the document that was issued.

import { draftPart } from "../../../record-parts.ts";
import { securityMovements } from "./security-money-children.ts";

export const SECURITY_OF_DRAFT = draftPart({
  readers: "applicant-and-bank",
  inHistory: ["Security money"],
  reads: {
    securityMoney: `${securityMovements("d.id")} as security_movements,
    (select e.status from document e where e.original_draft_id = d.id) as document_status`,
  },
  fields: {},
});
