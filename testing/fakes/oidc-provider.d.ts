// What the fake of an identity provider uses of the package, which brings no types.

declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> };
  type Context = {
    oidc: {
      client: { clientId: string };
      session: { accountId: string };
      provider: { Grant: new (given: { accountId: string; clientId: string }) => Grant };
    };
  };
  export type Configuration = {
    clients: object[];
    jwks: object;
    cookies: object;
    claims: Record<string, string[]>;
    conformIdTokenClaims: boolean;
    features: object;
    ttl: Record<string, number>;
    interactions: { url: (context: unknown, interaction: { uid: string }) => string };
    findAccount: (context: unknown, id: string) => { accountId: string; claims: () => Promise<object> };
    loadExistingGrant: (context: Context) => Promise<Grant>;
  };
  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login?: { accountId: string }; error?: string },
    ): Promise<void>;
  }
}
