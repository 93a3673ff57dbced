// The codes of a document's paper and who has looked it up, as a part of the document.

import type {
  VerificationState,
  VerificationWay,
} from "@bondline/domain/documents/verifications/verification.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { recordPart } from "../../../record-parts.ts";
import type { Document } from "../documents/public.ts";

/** The newest of them; the others are counted. */
const LOOK_UPS_SHOWN = 10;

export const VERIFICATION_OF_DOCUMENT = recordPart({
  reads: {
    verification: `jsonb_build_object('check_code', d.check_code, 'verification_code', d.verification_code,
      'look_ups', (select coalesce(jsonb_agg(to_jsonb(l) order by l.created_at desc, l.id desc), '[]') from (
         select u.id, u.way, u.outcome, u.created_at from document_look_up u where u.document_id = d.id order by u.created_at desc, u.id desc limit ${LOOK_UPS_SHOWN}) l),
      'look_up_count', (select count(*)::int from document_look_up u where u.document_id = d.id)) as verification`,
  },
  fields: { verification: ["verification"] },
});

export type LookUpRow = { id: string; way: VerificationWay; outcome: VerificationState; createdAt: Instant };

export type PaperCodes = {
  checkCode: string;
  verificationCode: string;
  lookUps: LookUpRow[];
  lookUpCount: number;
};

/** Paper that was issued elsewhere is for its bank to speak of. */
export function paperCodesOf(document: Document): PaperCodes | null {
  const { isSystemDocument, status } = document;
  if (!isSystemDocument || status === "PROJECTED" || status === "PENDING") return null;
  return (document as Document & { verification: PaperCodes }).verification;
}
