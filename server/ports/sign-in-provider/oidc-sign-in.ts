// Signs people in with any OpenID Connect provider: authorization code with PKCE, state, nonce and a verified signature.

import * as oidc from "openid-client";
import type { PortLog } from "../port-log.ts";
import type { OidcSettings } from "../port-settings.ts";
import {
  type ProvenIdentity,
  SignInProviderFault,
  type SignInProviderFaultKind,
  type SignInProviderPort,
} from "./sign-in-provider-port.ts";

export type OidcOptions = Omit<OidcSettings, "kind"> & { log: PortLog };

const SCOPE = "openid email profile";
const ANSWER_SECONDS_MAX = 10;

export function makeOidcSignIn(options: OidcOptions): SignInProviderPort {
  const discovered = rememberSuccess(() => discover(options));
  return {
    name: options.name,
    begin: (returnUrl) =>
      faultsNamed(options.log, async () => {
        const secrets = {
          state: oidc.randomState(),
          nonce: oidc.randomNonce(),
          verifier: oidc.randomPKCECodeVerifier(),
        };
        const url = oidc.buildAuthorizationUrl(await discovered(), {
          redirect_uri: returnUrl,
          scope: SCOPE,
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(secrets.verifier),
          code_challenge_method: "S256",
        });
        return { url: url.href, secrets };
      }),
    complete: ({ returnUrl, response, secrets }) =>
      faultsNamed(options.log, async () => {
        const provider = await discovered();
        const returned = new URL(returnUrl);
        returned.search = response;
        const tokens = await oidc.authorizationCodeGrant(provider, returned, {
          pkceCodeVerifier: secrets.verifier,
          expectedState: secrets.state,
          expectedNonce: secrets.nonce,
          idTokenExpected: true,
        });
        return await identityOf(provider, tokens);
      }),
  };
}

type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>;

/** Many providers put the address into the signed answer; the others tell it on the page made for that. */
async function identityOf(provider: oidc.Configuration, tokens: Tokens): Promise<ProvenIdentity> {
  const claims = tokens.claims();
  if (claims === undefined) throw new SignInProviderFault("refused");
  const person: Record<string, unknown> =
    claims.email === undefined ? await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub) : claims;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: textOf(person.email),
    isEmailVerified: person.email_verified === true,
    givenName: textOf(person.given_name),
    familyName: textOf(person.family_name),
  };
}

function textOf(claim: unknown): string | undefined {
  return typeof claim === "string" && claim !== "" ? claim : undefined;
}

async function discover({ issuer, clientId, clientSecret, isPlainHttpAllowed }: OidcOptions) {
  return await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: ANSWER_SECONDS_MAX,
    // The signature is verified though the answer comes straight from the provider: then it also holds past a proxy.
    execute: [oidc.enableNonRepudiationChecks, ...(isPlainHttpAllowed ? [oidc.allowInsecureRequests] : [])],
  });
}

/** A provider that could not be reached is asked again at the next sign-in. */
function rememberSuccess<Found>(find: () => Promise<Found>): () => Promise<Found> {
  let found: Promise<Found> | undefined;
  return () => {
    found ??= find().catch((cause: unknown) => {
      found = undefined;
      throw cause;
    });
    return found;
  };
}

async function faultsNamed<Result>(log: PortLog, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (cause) {
    if (cause instanceof SignInProviderFault) throw cause;
    const kind = kindOf(cause);
    // The code alone: the rest of what a provider answers may name the person.
    log.warn({ kind, reason: codeOf(cause) }, "the sign-in provider did not say who it is");
    throw new SignInProviderFault(kind, { cause });
  }
}

function kindOf(cause: unknown): SignInProviderFaultKind {
  if (cause instanceof oidc.AuthorizationResponseError)
    return cause.error === "access_denied" ? "declined" : "refused";
  if (cause instanceof oidc.ResponseBodyError) return cause.status >= 500 ? "unreachable" : "refused";
  if (cause instanceof oidc.ClientError) return isNoAnswer(cause) ? "unreachable" : "refused";
  // What `fetch` throws when there is nobody.
  return cause instanceof TypeError ? "unreachable" : "refused";
}

function isNoAnswer(cause: oidc.ClientError): boolean {
  if (cause.code === "OAUTH_TIMEOUT") return true;
  if (cause.cause instanceof Response) return cause.cause.status >= 500;
  return cause.cause instanceof TypeError;
}

function codeOf(cause: unknown): string {
  if (cause instanceof oidc.AuthorizationResponseError || cause instanceof oidc.ResponseBodyError)
    return cause.error;
  return cause instanceof oidc.ClientError ? (cause.code ?? "unknown") : "unknown";
}
