// The sandbox's side of the wire: the part of Documenso's API that the portal speaks, as strict as the real one where the portal could notice.

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { UPLOAD_BYTES_MAX } from "../files/files-port.ts";
import type { SignaturePlace } from "./e-signatures-port.ts";
import type { SandboxEnvelope } from "./sandbox-envelope.ts";
import {
  cancelSandboxEnvelope,
  distributeSandboxEnvelope,
  makeSandboxEnvelope,
  type NewSandboxEnvelope,
  SANDBOX_PATH,
  type SandboxSignaturesOptions,
} from "./sandbox-envelopes.ts";

const FORM_BYTES_MAX = UPLOAD_BYTES_MAX + 100_000;
const ITEM = "_item";

type ById = { Params: { id: string } };
type Said = { Body: { envelopeId?: string } };

export function registerSandboxApi(fastify: FastifyInstance, on: SandboxSignaturesOptions): void {
  fastify.register(
    async (scope) => {
      scope.addHook("onRequest", async ({ headers }, reply) => {
        if (headers.authorization !== on.apiToken) return refuse(reply, 401, "UNAUTHORIZED");
      });
      scope.addContentTypeParser(
        "multipart/form-data",
        { parseAs: "buffer", bodyLimit: FORM_BYTES_MAX },
        (_request, body, done) => done(null, body),
      );
      scope.post("/create", async (request, reply) => {
        const asked = await readForm(request);
        if (asked === undefined) return refuse(reply, 400, "INVALID_BODY");
        return { id: (await makeSandboxEnvelope(on, asked)).id };
      });
      scope.get<{ Querystring: { query?: string } }>("", async ({ query }) => {
        const found = await on.store.findByReference(query.query ?? "");
        return { data: found === undefined ? [] : [shown(on, found)] };
      });
      scope.get<ById>("/:id", async ({ params }, reply) => {
        const found = await on.store.get(params.id);
        return found === undefined ? refuse(reply, 404, "NOT_FOUND") : shown(on, found);
      });
      scope.get<ById>("/item/:id/download", async ({ params }, reply) => {
        const found = await on.store.get(params.id.slice(0, -ITEM.length));
        if (found?.status !== "COMPLETED") return refuse(reply, 404, "NOT_FOUND");
        return reply.type("application/pdf").send(Buffer.from(found.pdf, "base64"));
      });
      registerVerbs(scope, on);
    },
    { prefix: `${SANDBOX_PATH}/api/v2/envelope` },
  );
}

type Verb = { from: readonly SandboxEnvelope["status"][]; act(envelope: SandboxEnvelope): Promise<unknown> };

function registerVerbs(scope: FastifyInstance, on: SandboxSignaturesOptions): void {
  const verbs: Record<string, Verb> = {
    distribute: { from: ["DRAFT"], act: (envelope) => distributeSandboxEnvelope(on, envelope) },
    cancel: { from: ["PENDING"], act: (envelope) => cancelSandboxEnvelope(on, envelope) },
    delete: { from: ["DRAFT"], act: ({ id }) => on.store.remove(id) },
  };
  for (const [name, { from, act }] of Object.entries(verbs))
    scope.post<Said>(`/${name}`, async ({ body }, reply) => {
      const found = await on.store.get(body.envelopeId ?? "");
      if (found === undefined) return refuse(reply, 404, "NOT_FOUND");
      if (from.includes(found.status)) await act(found);
      else if (name !== "distribute" || found.status !== "PENDING")
        return refuse(reply, 400, "INVALID_REQUEST");
      return { success: true, ...shown(on, found) };
    });
}

function shown(
  { publicUrl }: SandboxSignaturesOptions,
  { recipients, pdf: _, ...envelope }: SandboxEnvelope,
) {
  return {
    ...envelope,
    recipients: recipients.map(({ place: __, ...each }) => ({
      ...each,
      role: "SIGNER",
      signingUrl: `${publicUrl}${SANDBOX_PATH}/sign/${each.token}`,
    })),
    envelopeItems: [{ id: `${envelope.id}${ITEM}`, title: envelope.title, order: 1 }],
  };
}

type AskedField = { page: number; positionX: number; positionY: number; width: number; height: number };
type Payload = {
  title: string;
  externalId: string;
  recipients: { name: string; email: string; signingOrder: number; fields: [AskedField] }[];
  meta: { redirectUrl: string };
};

/** Undefined where it is not what the API asks for. */
async function readForm({ body, headers }: FastifyRequest): Promise<NewSandboxEnvelope | undefined> {
  if (!Buffer.isBuffer(body)) return undefined;
  const type = headers["content-type"] ?? "";
  const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
  const [payload, file] = [form.get("payload"), form.get("files")];
  if (typeof payload !== "string" || !(file instanceof File)) return undefined;
  const { title, externalId, recipients, meta } = JSON.parse(payload) as Payload;
  const pdf = Buffer.from(await file.arrayBuffer()).toString("base64");
  return {
    title,
    externalId,
    pdf,
    fileName: file.name,
    redirectUrl: meta.redirectUrl,
    recipients: recipients.map(({ name, email, signingOrder, fields: [field] }) => ({
      name,
      email,
      signingOrder,
      place: placeOf(field),
    })),
  };
}

function placeOf({ page, positionX: left, positionY: top, width, height }: AskedField): SignaturePlace {
  return { page, left, top, width, height };
}

function refuse(reply: FastifyReply, status: number, code: string): FastifyReply {
  return reply.code(status).send({ code, message: code });
}
