// Has PDFs signed at Documenso, by its public API (v2): an envelope is made, distributed without a mail, asked about, fetched and cancelled.

import { askForPdf } from "../ask-for-pdf.ts";
import type { PortLog } from "../port-log.ts";
import type { DocumensoSettings } from "../port-settings.ts";
import { askDocumenso, type Documenso, EnvelopeMissing, textIn } from "./documenso-calls.ts";
import { readDocumensoWebhook } from "./documenso-webhook.ts";
import {
  type EnvelopeRequest,
  type EnvelopeState,
  ESignatureFault,
  type ESignaturesPort,
  type OpenEnvelope,
  type Signer,
  type SignerProgress,
} from "./e-signatures-port.ts";

const DRAFT = "DRAFT";
const PENDING = "PENDING";
const CALLED_OFF = "Called off at Bondline.";
/** More than any envelope of ours could be found beside. */
const FOUND_MAX = 20;
const NAME_MAX = 255;

export type DocumensoOptions = Omit<DocumensoSettings, "kind"> & { log: PortLog };

export function makeDocumensoSignatures(options: DocumensoOptions): ESignaturesPort {
  return {
    name: options.name,
    createEnvelope: (request) => createEnvelope(options, request),
    fetchEnvelope: async (providerId) => stateOf(await find(options, providerId)),
    fetchSigned: (providerId) => fetchSigned(options, providerId),
    cancelEnvelope: (reference) => cancelEnvelope(options, reference),
    readWebhook: (rawBody, headers) => readDocumensoWebhook(rawBody, headers, options.webhookSecret),
  };
}

/** What was made for this reference before is taken up again: the service itself knows no repeats. */
async function createEnvelope(on: Documenso, request: EnvelopeRequest): Promise<OpenEnvelope> {
  const present = await findByReference(on, request.reference);
  const envelopeId = present?.id ?? (await upload(on, request));
  const { recipients } = await post(on, "distribute", { envelopeId });
  const found = list(recipients);
  const signingUrls = request.signers.map(({ email }, at) => signingUrlOf(found, { email, order: at + 1 }));
  return { providerId: envelopeId, signingUrls };
}

async function upload(on: Documenso, { pdf, fileName, ...request }: EnvelopeRequest): Promise<string> {
  const body = new FormData();
  body.append("payload", JSON.stringify(payloadOf(request)));
  body.append("files", new Blob([new Uint8Array(pdf)], { type: "application/pdf" }), fileName);
  const { id } = await askDocumenso(on, "/envelope/create", { method: "POST", body });
  return needed(textIn(id));
}

function payloadOf({
  reference,
  title,
  signers,
  returnUrl,
}: Omit<EnvelopeRequest, "pdf" | "fileName">): object {
  return {
    type: "DOCUMENT",
    title,
    externalId: reference,
    recipients: signers.map(recipientOf),
    // Nobody is mailed by the service: the portal shows each signer their own page.
    meta: { distributionMethod: "NONE", signingOrder: "SEQUENTIAL", redirectUrl: returnUrl },
  };
}

function recipientOf({ name, email, place: { page, left, top, width, height } }: Signer, at: number): object {
  const field = { identifier: 0, type: "SIGNATURE", page, positionX: left, positionY: top, width, height };
  return { name: name.slice(0, NAME_MAX), email, role: "SIGNER", signingOrder: at + 1, fields: [field] };
}

type Named = { email: string; order: number };

function signingUrlOf(recipients: readonly Record<string, unknown>[], { email, order }: Named): string {
  const own = recipients.find((each) => each.email === email && each.signingOrder === order);
  const url = textIn(own?.signingUrl);
  return needed(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : "");
}

function stateOf(envelope: Record<string, unknown> | undefined): EnvelopeState {
  const status = textIn(envelope?.status);
  if (status === DRAFT || status === PENDING) return { status: "waiting", signers: signersOf(envelope) };
  if (status === "COMPLETED") return { status: "signed" };
  if (status !== "REJECTED") return { status: "ended" };
  const [reason] = list(envelope?.recipients).flatMap((each) => textIn(each.rejectionReason) || []);
  return { status: "refused", reason };
}

function signersOf(envelope: Record<string, unknown> | undefined): SignerProgress[] {
  return list(envelope?.recipients)
    .toSorted((one, other) => Number(one.signingOrder) - Number(other.signingOrder))
    .map(({ readStatus, signingStatus }) => ({
      hasOpened: readStatus === "OPENED" || signingStatus === "SIGNED",
      hasSigned: signingStatus === "SIGNED",
    }));
}

async function fetchSigned(on: Documenso, providerId: string): Promise<Buffer> {
  const envelope = await find(on, providerId);
  const [item, ...others] = list(envelope?.envelopeItems);
  if (others.length > 0) throw nonsense();
  const address = `${on.url}/api/v2/envelope/item/${encodeURIComponent(needed(textIn(item?.id)))}/download?version=signed`;
  const { timeoutMilliseconds } = on;
  try {
    return await askForPdf(address, { headers: { authorization: on.apiToken }, timeoutMilliseconds });
  } catch {
    throw new ESignatureFault(`${on.name} did not hand over the signed file.`, { retriable: true });
  }
}

async function cancelEnvelope(on: Documenso, reference: string): Promise<void> {
  const found = await findByReference(on, reference);
  if (found?.status === DRAFT) await post(on, "delete", { envelopeId: found.id });
  if (found?.status === PENDING) await post(on, "cancel", { envelopeId: found.id, reason: CALLED_OFF });
}

/** Its search takes parts of words and names of people too. */
async function findByReference(on: Documenso, reference: string) {
  const query = new URLSearchParams({ query: reference, type: "DOCUMENT", perPage: String(FOUND_MAX) });
  const { data } = await askDocumenso(on, `/envelope?${query}`);
  const own = list(data).find(({ externalId }) => externalId === reference);
  return own && { id: needed(textIn(own.id)), status: textIn(own.status) };
}

async function find(on: Documenso, providerId: string): Promise<Record<string, unknown> | undefined> {
  try {
    return await askDocumenso(on, `/envelope/${encodeURIComponent(providerId)}`);
  } catch (fault) {
    if (fault instanceof EnvelopeMissing) return undefined;
    throw fault;
  }
}

async function post(on: Documenso, verb: "distribute" | "delete" | "cancel", said: object) {
  const headers = { "content-type": "application/json" };
  return await askDocumenso(on, `/envelope/${verb}`, { method: "POST", headers, body: JSON.stringify(said) });
}

function list(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "object" && each !== null) : [];
}

function needed(text: string): string {
  if (text === "") throw nonsense();
  return text;
}

function nonsense(): ESignatureFault {
  return new ESignatureFault("The e-signature service answered something that cannot be read.", {
    retriable: true,
  });
}
