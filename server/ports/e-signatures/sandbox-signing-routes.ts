// Serves the sandbox's signing page and takes its forms. A signer is known by the link alone, as at a real service.

import type { FastifyInstance, FastifyReply } from "fastify";
import { SANDBOX_PAGE_HEADERS, takeSandboxForms } from "../sandbox-frame.ts";
import { registerSandboxApi } from "./sandbox-api-routes.ts";
import {
  isTurnOf,
  readSandboxEnvelope,
  refuseSandboxEnvelope,
  SANDBOX_PATH,
  type SandboxSignaturesOptions,
  signSandboxEnvelope,
} from "./sandbox-envelopes.ts";
import { missingSigningPage, type SigningPage, signingPage } from "./sandbox-signing-page.ts";

type ByToken = { Params: { token: string }; Body: Record<string, string> | undefined };

export async function registerSandboxSignatures(fastify: FastifyInstance, on: SandboxSignaturesOptions) {
  registerSandboxApi(fastify, on);
  await fastify.register(
    async (scope) => {
      takeSandboxForms(scope);
      scope.get<ByToken>("/:token", async ({ params }, reply) => {
        const page = await pageOf(on, params.token);
        if (page !== undefined) await readSandboxEnvelope(on, page.envelope, page.recipient);
        return show(reply, page);
      });

      scope.get<ByToken>("/:token/file", async ({ params }, reply) => {
        const page = await pageOf(on, params.token);
        if (page === undefined) return show(reply, page);
        return reply
          .headers({ "cache-control": "no-store", "content-disposition": "inline" })
          .type("application/pdf")
          .send(Buffer.from(page.envelope.pdf, "base64"));
      });

      scope.post<ByToken>("/:token/sign", async ({ params, body }, reply) => {
        const page = await pageOf(on, params.token);
        const name = body?.name?.trim() ?? "";
        if (page === undefined || !isTurnOf(page.envelope, page.recipient)) return show(reply, page);
        if (name === "")
          return show(reply, { ...page, typed: { name, reason: "", errors: { name: "Enter your name." } } });
        await signSandboxEnvelope(on, page.envelope, { recipient: page.recipient, name });
        return reply.redirect(page.envelope.redirectUrl, 303);
      });

      scope.post<ByToken>("/:token/refuse", async ({ params, body }, reply) => {
        const page = await pageOf(on, params.token);
        const reason = body?.reason?.trim() ?? "";
        if (page === undefined || !isTurnOf(page.envelope, page.recipient)) return show(reply, page);
        const { name } = page.recipient;
        if (reason === "")
          return show(reply, { ...page, typed: { name, reason, errors: { reason: "Say why." } } });
        await refuseSandboxEnvelope(on, page.envelope, { recipient: page.recipient, reason });
        return reply.redirect(page.envelope.redirectUrl, 303);
      });
    },
    { prefix: `${SANDBOX_PATH}/sign` },
  );
}

async function pageOf({ store }: SandboxSignaturesOptions, token: string): Promise<SigningPage | undefined> {
  const envelope = await store.findByToken(token);
  const recipient = envelope?.recipients.find((each) => each.token === token);
  return envelope === undefined || recipient === undefined ? undefined : { envelope, recipient };
}

function show(reply: FastifyReply, page: SigningPage | undefined): FastifyReply {
  const status = page === undefined ? 404 : page.typed === undefined ? 200 : 422;
  return reply
    .code(status)
    .headers(SANDBOX_PAGE_HEADERS)
    .send(page === undefined ? missingSigningPage() : signingPage(page));
}
