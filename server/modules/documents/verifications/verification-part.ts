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

/** The codes cost nothing; who looked is read where it is asked for. */
export const VERIFICATION_OF_DOCUMENT = recordPart({
  reads: {
    paperCodes: "d.check_code, d.verification_code",
    lookUps: `(select jsonb_build_object('count', count(*), 'newest',
          coalesce(jsonb_agg(to_jsonb(l) - 'place' order by l.place) filter (where l.place <= ${LOOK_UPS_SHOWN}), '[]'))
         from (select u.id, u.way, u.outcome, u.created_at, row_number() over (order by u.created_at desc, u.id desc) as place
                 from document_look_up u where u.document_id = d.id) l) as look_ups`,
  },
  fields: {
    "verification.checkCode": ["paperCodes"],
    "verification.link": ["paperCodes"],
    "verification.lookUpCount": ["lookUps"],
    "verification.lookUps": ["lookUps"],
  },
});

export type LookUpRow = { id: string; way: VerificationWay; outcome: VerificationState; createdAt: Instant };

export type PaperCodes = {
  checkCode: string;
  verificationCode: string;
  lookUps: { count: number; newest: LookUpRow[] };
};

/** Paper that was issued elsewhere is for its bank to speak of. */
export function paperCodesOf(document: Document): PaperCodes | null {
  const { isSystemDocument, status } = document;
  if (!isSystemDocument || status === "PROJECTED") return null;
  return document as Document & PaperCodes;
}
