// Forms that are signed elsewhere in the contract: with their required document, and the address of a signing page to whoever signs there now.

import {
  FORM_SIGNING_CAPABILITIES,
  SIGNER_CAPACITIES,
  signedFormOf,
} from "@bondline/domain/drafts/signed-forms/signed-form.ts";
import { ENVELOPE_STATUSES } from "@bondline/domain/records/envelopes/envelope.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { openSigningUrl } from "../../records/envelopes/public.ts";
import { type RequiredDocumentOfDraft, RequiredDocumentRef } from "../required-documents/public.ts";
import { candidatesOf, capabilitiesOn, envelopesOf, isOwnTurn } from "./signed-form-access.ts";
import type { DraftSigner, FormEnvelope, FormSigner } from "./signed-form-record.ts";

const StatusRef = enumOf("FormEnvelopeStatus", ENVELOPE_STATUSES);
const CapabilityRef = enumOf("FormSigningCapability", FORM_SIGNING_CAPABILITIES);
export const SignerCapacityRef = enumOf("SignerCapacity", SIGNER_CAPACITIES);

const CandidateRef = builder.objectRef<DraftSigner>("FormSignerCandidate").implement({
  description: "Somebody who may sign for the applicant of a draft.",
  fields: (t) => ({
    accountId: t.exposeID("accountId"),
    name: t.string({ resolve: ({ givenName, familyName }) => `${givenName} ${familyName}` }),
  }),
});

const SignerRef = builder.objectRef<FormSigner>("FormSigner").implement({
  description: "Somebody who signs a form, in the order in which they do.",
  fields: (t) => ({
    capacity: t.expose("capacity", { type: SignerCapacityRef }),
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    readAt: t.expose("readAt", { type: "DateTime", nullable: true }),
    signedAt: t.expose("signedAt", { type: "DateTime", nullable: true }),
  }),
});

const EnvelopeRef = builder.objectRef<FormEnvelope>("FormEnvelope").implement({
  description: "That a form was sent to an e-signature service, and what became of it.",
  fields: (t) => ({
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    endedAt: t.expose("endedAt", { type: "DateTime", nullable: true }),
    endedReason: t.exposeString("endedReason", { nullable: true }),
    id: t.exposeID("id"),
    isOwnTurn: t.boolean({
      description: "Whether whoever asks signs it now.",
      resolve: async (envelope, _args, context) => isOwnTurn((await context.read()).actor, envelope),
    }),
    isWaiting: t.boolean({ resolve: ({ status }) => status === "WAITING" }),
    openedBy: t.exposeString("openedByName"),
    sentSha256: t.exposeString("sentSha256", { nullable: true, description: "Of the file that was sent." }),
    serviceName: t.exposeString("serviceName"),
    signers: t.field({ type: [SignerRef], resolve: ({ signers }) => [...signers] }),
    signingUrl: t.string({
      nullable: true,
      description: "Where it is signed, to the one whose turn it is; null until the service has taken it.",
      resolve: async (envelope, _args, context) => signingUrlFor(await context.read(), envelope),
    }),
    status: t.expose("status", { type: StatusRef }),
  }),
});

type Signing = RequiredDocumentOfDraft & { envelopes: FormEnvelope[]; title: string };

const SigningRef = builder.objectRef<Signing>("RequiredDocumentSigning").implement({
  description: "How a required document that is a form of the portal is signed.",
  fields: (t) => ({
    candidates: t.field({
      type: [CandidateRef],
      description: "Who may sign it; none for whoever may not send it now.",
      resolve: async (signing, _args, context) => candidatesOf(await context.read(), signing),
    }),
    capabilities: t.field({
      type: [CapabilityRef],
      resolve: async (signing, _args, context) => capabilitiesOn(await context.read(), signing),
    }),
    envelope: t.field({
      type: EnvelopeRef,
      nullable: true,
      description: "What was last sent.",
      resolve: ({ envelopes, document }) =>
        envelopes.find(({ requiredDocumentId }) => requiredDocumentId === document.id),
    }),
    serviceName: t.string({
      nullable: true,
      description: "Where it is signed; null where no service is set up.",
      resolve: (_signing, _args, { application }) => application.ports.eSignatures?.name ?? null,
    }),
    title: t.exposeString("title", { description: "What is signed, as people call it." }),
  }),
});

builder.objectFields(RequiredDocumentRef, (t) => ({
  signing: t.field({
    type: SigningRef,
    nullable: true,
    description: "Null for a document that is no form of the portal.",
    resolve: async ({ draft, document }, _args, context) => {
      const form = signedFormOf(document.requiredDocumentType);
      if (form === undefined) return null;
      const envelopes = await envelopesOf(await context.read(), draft.id);
      return { draft, document, envelopes, title: form.title };
    },
  }),
}));

function signingUrlFor({ actor, app }: Transaction, envelope: FormEnvelope): string | null {
  const next = envelope.signers.find(({ signedAt }) => signedAt === null);
  if (next === undefined || !isOwnTurn(actor, envelope)) return null;
  const kept = { table: "draft_envelope_signer", rowId: next.id } as const;
  return openSigningUrl(app, kept, next.signingUrlEncrypted);
}
