// A real OpenID Connect provider on loopback, where whoever comes is already signed in as the person that the test names.

/// <reference path="./oidc-provider.d.ts" />
import { generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

/** As the provider knows them. */
export type ProviderPerson = {
  sub: string;
  email?: string | undefined;
  /** A text where a provider gets it wrong. */
  email_verified?: boolean | string | undefined;
  given_name?: string;
  family_name?: string;
};

export type FakeOidc = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who is at the browser; "declines" is somebody who says no. */
  person: ProviderPerson | "declines";
  stop(): Promise<void>;
};

const CLIENT = { clientId: "bondline", clientSecret: "a secret between the provider and us" };

type FakeOptions = {
  /** Where people may be sent back to. */
  returnUrl: string;
  person: ProviderPerson;
  /** True: the address stands on a page of its own, and not in the signed answer. */
  tagsAddress?: boolean;
  /** Any free one, unless a provider comes back where it was. */
  port?: number;
};

export async function startFakeOidc(options: FakeOptions): Promise<FakeOidc> {
  const known = new Map<string, ProviderPerson>();
  const server = createServer();
  await new Promise<void>((listening) => server.listen(options.port ?? 0, "127.0.0.1", listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakeOidc = {
    issuer,
    ...CLIENT,
    person: options.person,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
  const provider = makeProvider(issuer, options, known);
  const answer = provider.callback();
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith("/interaction/")) return void answer(request, response);
    const { person } = fake;
    if (person === "declines")
      return void provider.interactionFinished(request, response, { error: "access_denied" });
    known.set(person.sub, person);
    void provider.interactionFinished(request, response, { login: { accountId: person.sub } });
  });
  return fake;
}

function makeProvider(
  issuer: string,
  { returnUrl, tagsAddress = false }: FakeOptions,
  known: ReadonlyMap<string, ProviderPerson>,
): Provider {
  return new Provider(issuer, {
    clients: [{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: [returnUrl] }],
    jwks: { keys: [signingKey()] },
    cookies: { keys: ["a key for the cookies of the fake"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    conformIdTokenClaims: tagsAddress,
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ ...known.get(id), sub: id }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        accountId: oidc.session.accountId,
        clientId: oidc.client.clientId,
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
}

function signingKey(): object {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "fake" };
}

/** What a browser does with the provider's address: follows it, with cookies, until it is sent back to us. */
export async function returnFrom(url: string, returnUrl: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = url;
  for (let hop = 0; hop < 10; hop += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(next, { redirect: "manual", headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = (set.split(";")[0] ?? "").split("=");
      cookies.set(name, value);
    }
    const location = answer.headers.get("location");
    if (location === null) throw new Error(`The provider answered ${answer.status} and led nowhere.`);
    next = new URL(location, next).href;
    if (next.startsWith(returnUrl)) return new URL(next).search;
  }
  throw new Error("The provider led in a circle.");
}
