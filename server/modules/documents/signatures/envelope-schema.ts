// An original that was sent to an e-signature service in the contract: to the issuer's officers, and its address to the one who signs.

import { ENVELOPE_FIELDS } from "@bondline/domain/documents/signatures/envelope.ts";
import { ENVELOPE_STATUSES } from "@bondline/domain/records/envelopes/envelope.ts";
import type { App } from "../../../app.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { outputFieldsOf } from "../../../graphql/fields-of-record.ts";
import type { Actor } from "../../../transaction/actor.ts";
import { openSigningUrl } from "../../records/envelopes/public.ts";
import { maySee } from "../documents/document-access.ts";
import type { Document } from "../documents/public.ts";
import { ENVELOPE_COLUMNS, type EnvelopeOfSignature } from "./envelope-record.ts";
import { signatureOf } from "./signature-part.ts";

const StatusRef = enumOf("SignatureEnvelopeStatus", ENVELOPE_STATUSES);

export type ShownEnvelope = EnvelopeOfSignature & { isOwn: boolean; signingUrl: string | null };

export const SignatureEnvelopeRef = builder.objectRef<ShownEnvelope>("SignatureEnvelope").implement({
  description:
    "That an officer has sent a digital original to an e-signature service, and what became of it.",
  fields: (t) => ({
    ...outputFieldsOf(t, ENVELOPE_FIELDS, { columns: ENVELOPE_COLUMNS, enums: {} }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    endedAt: t.expose("endedAt", { type: "DateTime", nullable: true }),
    id: t.exposeID("id"),
    isOwn: t.exposeBoolean("isOwn", { description: "Whether it is the reader's to sign." }),
    openedBy: t.exposeString("openedByName"),
    signingUrl: t.exposeString("signingUrl", {
      nullable: true,
      description:
        "Where it is signed, to whoever sent it; null until the service has taken it, and once it has ended.",
    }),
    status: t.expose("status", { type: StatusRef }),
  }),
});

export function envelopeShownTo(app: App, actor: Actor, document: Document): ShownEnvelope | null {
  const envelope = signatureOf(document)?.envelope ?? null;
  if (envelope === null || !maySee(actor, document, "CAN_SIGN_ORIGINAL")) return null;
  const isOwn = actor.kind === "person" && actor.accountId === envelope.openedBy;
  const isOpen = isOwn && envelope.status === "WAITING";
  const kept = { table: "document_envelope", rowId: envelope.id } as const;
  const signingUrl = isOpen ? openSigningUrl(app, kept, envelope.signingUrlEncrypted) : null;
  return { ...envelope, isOwn, signingUrl };
}
