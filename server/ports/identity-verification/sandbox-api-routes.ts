// The sandbox's side of the wire: the part of greenID that the portal speaks, as strict as the real one where the portal could notice.

import type { FastifyInstance, FastifyReply } from "fastify";
import { personOfWire, type WirePerson } from "./greenid-person.ts";
import { outcomeOf } from "./sandbox-outcomes.ts";
import type { SandboxVerification } from "./sandbox-verification.ts";
import {
  registerAtSandbox,
  renewSandboxToken,
  SANDBOX_PATH,
  type SandboxIdentityOptions,
  statusNow,
} from "./sandbox-verifications.ts";

type Said = { Body: Partial<WirePerson & Record<"accountId" | "apiCode" | "verificationId", string>> };
type Asked = { Querystring: Partial<Record<"accountId" | "webServicePassword" | "verificationId", string>> };

export function registerSandboxIdentityApi(fastify: FastifyInstance, on: SandboxIdentityOptions): void {
  fastify.register(
    async (scope) => {
      scope.post<Said>("/register", async ({ body }, reply) => {
        if (!isOurs(on, body)) return refuse(reply);
        const { accountId: _, apiCode: __, verificationId: ___, ...person } = body;
        const fault = faultIn(person);
        if (fault !== undefined) return { isFault: true, ...(fault.details && { faultData: fault }) };
        return opened(await registerAtSandbox(on, person as WirePerson));
      });
      scope.post<Said>("/token", async ({ body }, reply) => {
        if (!isOurs(on, body)) return refuse(reply);
        const found = await on.store.get(body.verificationId ?? "");
        const renewed = found && (await renewSandboxToken(on, found));
        if (renewed !== undefined) return opened(renewed);
        return { isFault: true, faultData: { details: "There is no such verification." } };
      });
      scope.get<Asked>("/df/verificationResult", async ({ query }, reply) => {
        if (query.accountId !== on.accountId || query.webServicePassword !== on.password)
          return refuse(reply);
        const found = await on.store.get(query.verificationId ?? "");
        if (found === undefined) return reply.code(404).send({ message: "NOT_FOUND" });
        return {
          verificationResult: {
            verificationId: found.id,
            overallVerificationStatus: statusNow(on, found),
          },
          registrationDetails: found.person,
        };
      });
    },
    { prefix: SANDBOX_PATH },
  );
}

function isOurs({ accountId, apiCode }: SandboxIdentityOptions, said: Said["Body"]): boolean {
  return said.accountId === accountId && said.apiCode === apiCode;
}

function faultIn(person: Partial<WirePerson>): { details: string | undefined } | undefined {
  const whole = personOfWire(person);
  if (whole === undefined || person.country !== "AU")
    return { details: "The name, the date of birth and the country AU are needed." };
  return outcomeOf(whole.surname).fault;
}

function opened({ token: verificationToken, id: verificationId }: SandboxVerification) {
  return { verificationToken, verificationId, isFault: false };
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.code(401).send({ message: "UNAUTHORIZED" });
}
