// Serves the sandbox's own page and takes its forms. A person is known by the token alone, as at a real service.

import type { FastifyInstance, FastifyReply } from "fastify";
import { SANDBOX_PAGE_HEADERS, takeSandboxForms } from "../sandbox-frame.ts";
import { registerSandboxIdentityApi } from "./sandbox-api-routes.ts";
import { type HostedPage, hostedPage, missingHostedPage } from "./sandbox-hosted-page.ts";
import type { SandboxVerification } from "./sandbox-verification.ts";
import {
  cancelAtSandbox,
  completeAtSandbox,
  isOpen,
  isTokenAlive,
  lockOutAtSandbox,
  SANDBOX_PATH,
  type SandboxIdentityOptions,
} from "./sandbox-verifications.ts";

type Given = Partial<Record<"verificationToken" | "returnUrl", string>>;
type Verb = {
  act(on: SandboxIdentityOptions, verification: SandboxVerification): Promise<void>;
  session: "completed" | "cancelled";
};

const VERBS: Readonly<Record<string, Verb>> = {
  complete: { act: completeAtSandbox, session: "completed" },
  "lock-out": { act: lockOutAtSandbox, session: "completed" },
  cancel: { act: cancelAtSandbox, session: "cancelled" },
};

export async function registerSandboxIdentity(fastify: FastifyInstance, on: SandboxIdentityOptions) {
  registerSandboxIdentityApi(fastify, on);
  await fastify.register(
    async (scope) => {
      takeSandboxForms(scope);
      scope.get<{ Querystring: Given }>("", async ({ query }, reply) => show(reply, await pageOf(on, query)));
      for (const [name, { act, session }] of Object.entries(VERBS))
        scope.post<{ Body: Given | undefined }>(`/${name}`, async ({ body }, reply) => {
          const page = await pageOf(on, body ?? {});
          if (page === undefined || !isOpen(page.verification)) return show(reply, page);
          await act(on, page.verification);
          const back = new URL(page.returnUrl);
          back.searchParams.set("session", session);
          return reply.redirect(back.href, 303);
        });
    },
    { prefix: `${SANDBOX_PATH}/verify` },
  );
}

async function pageOf(
  on: SandboxIdentityOptions,
  { verificationToken = "", returnUrl = "" }: Given,
): Promise<HostedPage | undefined> {
  const verification = await on.store.findByToken(verificationToken);
  // Nobody is sent on to a stranger's page from here.
  const isOurs = URL.canParse(returnUrl) && new URL(returnUrl).origin === new URL(on.publicUrl).origin;
  if (verification === undefined || !isOurs || !isTokenAlive(on, verification)) return undefined;
  return { verification, returnUrl };
}

function show(reply: FastifyReply, page: HostedPage | undefined): FastifyReply {
  return reply
    .code(page === undefined ? 404 : 200)
    .headers(SANDBOX_PAGE_HEADERS)
    .send(page === undefined ? missingHostedPage() : hostedPage(page));
}
