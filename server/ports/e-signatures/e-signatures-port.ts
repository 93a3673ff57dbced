// The e-signatures port: a PDF that named people sign, in an order, on pages of an outside service.

import type { WebhookHeaders } from "../webhook-refused.ts";

/** Where on a page a signature is drawn, in hundredths of its width and height from the left and the top. */
export type SignaturePlace = { page: number; left: number; top: number; width: number; height: number };

export type Signer = { name: string; email: string; place: SignaturePlace };

export type EnvelopeRequest = {
  /** Our own id for it: the same id gives the same envelope again, never a second one. */
  reference: string;
  title: string;
  fileName: string;
  pdf: Buffer;
  /** In the order in which they sign. */
  signers: readonly Signer[];
  /** Where a signer's browser goes afterwards. Arriving there proves nothing. */
  returnUrl: string;
};

export type OpenEnvelope = {
  providerId: string;
  /** Of each signer, in the order of the request. Whoever has one signs as that person. */
  signingUrls: readonly string[];
};

/** As far as the service tells it. */
export type SignerProgress = { hasOpened: boolean; hasSigned: boolean };

export type EnvelopeState =
  /** Each signer, in the order of the request. */
  | { status: "waiting"; signers: readonly SignerProgress[] }
  | { status: "signed" }
  /** A signer would not sign; the reason in their own words. */
  | { status: "refused"; reason: string | undefined }
  /** Nobody can sign it there any more. */
  | { status: "ended" };

export interface ESignaturesPort {
  /** As people call the service. */
  readonly name: string;
  createEnvelope(request: EnvelopeRequest): Promise<OpenEnvelope>;
  fetchEnvelope(providerId: string): Promise<EnvelopeState>;
  /** The file as the service has signed it, once everybody has. */
  fetchSigned(providerId: string): Promise<Buffer>;
  /** After this nobody can sign it. What is signed, ended or was never there is left as it is. */
  cancelEnvelope(reference: string): Promise<void>;
  /** The reference of the envelope that something happened to, or undefined where it is none of ours. Throws `WebhookRefused`. */
  readWebhook(rawBody: Buffer, headers: WebhookHeaders): string | undefined;
}

/** The service could not do what was asked; `retriable` says whether the same call may succeed later. */
export class ESignatureFault extends Error {
  readonly retriable: boolean;

  constructor(message: string, options: { retriable: boolean }) {
    super(message);
    this.name = "ESignatureFault";
    this.retriable = options.retriable;
  }
}
